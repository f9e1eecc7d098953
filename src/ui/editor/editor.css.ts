// How the editor looks: a frame as of other fields, its toolbar, its text in the look of `prose`.
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { truncate } from '#src/theme/text.css.ts'
import { fonts, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { paddingAbove } from '#src/ui/dialogs/surface.css.ts'
import { fieldFrame, fieldFrameFocused } from '#src/ui/fields/field-frame.ts'

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  ...fieldFrame,
  borderRadius: radius.card,
  selectors: {
    '&:hover': { borderColor: vars.lineControl },
    '&:focus-within': fieldFrameFocused,
    '&:focus': { outline: `2px solid ${vars.ring}` },
    '&[data-disabled]': { background: vars.sunken, color: vars.textFaint },
  },
})

/** Stays at the top of what scrolls while a long text is edited. */
export const toolbar = style({
  position: 'sticky',
  top: `calc(-1 * ${fallbackVar(paddingAbove, '0px')})`,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 37,
  padding: 4,
  borderBottom: `1px solid ${vars.line}`,
  borderRadius: `${radius.card - 1}px ${radius.card - 1}px 0 0`,
  background: 'inherit',
  // All buttons in one line.
  '@media': { [media.phone]: { justifyContent: 'space-between', gap: 0, minHeight: 45 } },
})
globalStyle(`${toolbar} button[aria-pressed="true"]`, { background: vars.selected })

export const divider = style({
  width: 1,
  height: 16,
  margin: '0 4px',
  background: vars.line,
  '@media': { [media.phone]: { display: 'none' } },
})

export const body = style({ position: 'relative', display: 'grid', minWidth: 0 })

/** The text and what stands in for it: same padding, same lines. */
export const text = style({
  gridArea: '1 / 1',
  minWidth: 0,
  padding: '8px 12px',
  fontSize: 13,
  lineHeight: '20px',
  outline: 'none',
  ':focus-visible': { outline: 'none' },
  '@media': { [media.coarse]: { fontSize: 16, lineHeight: '24px' } },
})
globalStyle(`${body} .milkdown`, { display: 'contents' })
globalStyle(`${body} [data-milkdown-root]`, { display: 'contents' })
globalStyle(`${text}.ProseMirror`, {
  whiteSpace: 'break-spaces',
  wordWrap: 'break-word',
  fontVariantLigatures: 'none',
  position: 'relative',
})
globalStyle(`${text}.ProseMirror pre`, { whiteSpace: 'pre' })
globalStyle(`${text}.ProseMirror table`, { display: 'block', overflowX: 'auto', maxWidth: '100%' })
globalStyle(`${text}.ProseMirror :is(td, th)`, { overflowWrap: 'break-word' })
globalStyle(`${text} li`, { position: 'relative' })
globalStyle(`${text} li > p`, { margin: 0 })
// Colours that came from elsewhere are kept, not shown: they were chosen for another background.
globalStyle(`${text} span[style*="color"]`, { color: 'inherit !important' as 'inherit' })
globalStyle(`${text} .ProseMirror-selectednode:not(.${frame})`, { outline: `2px solid ${vars.ring}`, outlineOffset: 1 })
globalStyle(`${text} .ProseMirror-trailingBreak`, { display: 'inline' })
globalStyle(`${text} img.ProseMirror-separator`, {
  display: 'inline !important' as 'inline',
  border: 'none !important' as 'none',
  margin: '0 !important' as '0',
  width: '0 !important' as '0',
  height: '0 !important' as '0',
})
globalStyle(`${text} .ProseMirror-gapcursor`, { display: 'none', position: 'absolute', pointerEvents: 'none' })
globalStyle(`${text} .ProseMirror-gapcursor::after`, {
  content: '',
  display: 'block',
  position: 'absolute',
  top: -2,
  width: 20,
  borderTop: `1px solid ${vars.text}`,
})
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' })

export const placeholder = style({ gridArea: '1 / 1', padding: '8px 12px', color: vars.textFaint, pointerEvents: 'none', zIndex: 1 })

/** Stands where the text will stand, in its size. */
export const waiting = style({ gridArea: '1 / 1', display: 'grid', minWidth: 0 })
/** Takes what is typed before the editor is there. */
export const ahead = style({ width: '100%', border: 0, background: 'none', resize: 'none', color: 'inherit' })
/** Where a text is there already, what is typed ahead appears at its end when the editor has come. */
export const unseen = style({ opacity: 0 })

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  padding: '4px 12px',
  borderTop: `1px solid ${vars.line}`,
  fontSize: 12,
  lineHeight: '16px',
})
export const problem = style([note, { color: vars.red }])
export const reading = style([note, { color: vars.textMuted }])
export const readingBar = style({ width: 120 })

export const codeBox = style({ position: 'relative' })
globalStyle(`${codeBox} > pre`, { marginTop: 0, paddingTop: 34, '@media': { [media.coarse]: { paddingTop: 48 } } })
globalStyle(`${text} > ${codeBox}, ${text} * > ${codeBox}`, { marginTop: 8 })
export const codeSelect = style({
  position: 'absolute',
  top: 5,
  left: 6,
  zIndex: 1,
  height: 24,
  padding: '0 4px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.small,
  background: vars.float,
  color: vars.textMuted,
  fontFamily: fonts.body,
  fontSize: 12,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.ring}` },
  '@media': { [media.coarse]: { height: 40, top: 4, fontSize: 16 } },
})

export const people = style({ minWidth: 200, maxWidth: 360, maxHeight: 300, overflowY: 'auto', padding: 4 })
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 32,
  padding: '0 8px',
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.hover } },
})
export const username = style({ flex: 'none', color: vars.textFaint, fontSize: 12 })
export const offerMark = style({ flex: 'none', color: vars.textFaint })
export const offerTitle = style([{ flex: '0 1 auto', minWidth: 0 }, truncate])
export const offerHint = style([{ flex: '0 2 auto', minWidth: 0, marginLeft: 'auto', color: vars.textFaint, fontSize: 12 }, truncate])
/** A page or task that is named, while the text is written. */
globalStyle(`${text} a:is([data-page], [data-task])`, {
  padding: '0 3px',
  borderRadius: radius.small,
  background: vars.selected,
  color: vars.accentText,
  textDecoration: 'none',
})

export const linkForm = style({ display: 'grid', gap: 8, width: 280 })
export const linkButtons = style({ display: 'flex', gap: 6 })
