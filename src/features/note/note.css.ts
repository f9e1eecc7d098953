// How notes look: a narrow list with its filters, and a sheet to write on.
import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** The room of the screen, not the window, decides: sidebars come and go. */
const notes = createContainer()
const narrow = `${notes} (max-width: 699px)`

export const screen = style({
  containerName: notes,
  containerType: 'inline-size',
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
})
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 300,
  minHeight: 0,
  borderRight: `1px solid ${vars.line}`,
  background: vars.bg,
  '@container': { [narrow]: { width: '100%', borderRight: 0, selectors: { '&[data-behind]': { display: 'none' } } } },
})
export const paneHead = style({ display: 'flex', flexDirection: 'column', gap: 8, flex: 'none', padding: '12px 12px 8px' })
export const paneTop = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 })
export const paneTitle = style({ fontSize: 15, lineHeight: '20px', fontWeight: 600, flex: 1, minWidth: 0, color: vars.text })
export const honest = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint })
/** As high before its tags are there; on a phone they are one row, which is swept, so that nothing below moves. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  minHeight: 26,
  maxHeight: 88,
  overflowY: 'auto',
  padding: 1,
  '@media': { [media.coarse]: { minHeight: 42 } },
  '@container': { [narrow]: { flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' } },
})
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 24,
  padding: '0 8px',
  border: `1px solid ${vars.line}`,
  borderRadius: 12,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textMuted,
  background: vars.surface,
  whiteSpace: 'nowrap',
  flex: 'none',
  maxWidth: '100%',
  ':hover': { color: vars.text, borderColor: vars.lineStrong },
  selectors: { '&[aria-pressed=true]': { background: vars.selected, color: vars.accentText, borderColor: vars.accent } },
  '@media': { [media.coarse]: { height: 40, borderRadius: 20, padding: '0 14px' } },
})
export const filterName = style([truncate])
export const filterCount = style([fact, { color: 'inherit', opacity: 0.85 }])
export const listBox = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0 })

export const line = style({ display: 'flex', flexDirection: 'column', gap: 2, flex: '1 1 100%', width: '100%', minWidth: 0 })
export const lineTop = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 })
export const pin = style({ flex: 'none', color: vars.accentText })
export const lineTitle = style([
  truncate,
  {
    flex: 1,
    color: vars.text,
    fontWeight: 500,
    selectors: { '&[data-empty]': { color: vars.textFaint, fontWeight: 400 }, '[data-current] > &': { color: vars.accentText } },
  },
])
export const when = style([fact, { flex: 'none' }])
globalStyle(`${line} mark`, { background: vars.amberSoft, color: vars.text, borderRadius: 2 })
export const snippet = style([truncate, { fontSize: 12, lineHeight: '16px', color: vars.textFaint }])

export const view = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0, background: vars.surface })
export const bar = style({ display: 'flex', alignItems: 'center', gap: 8, flex: 'none', minHeight: 44, padding: '0 16px' })
export const back = style({
  display: 'none',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginLeft: -10,
  borderRadius: radius.control,
  color: vars.textMuted,
  '@container': { [narrow]: { display: 'grid' } },
})
export const barActions = style({ display: 'flex', alignItems: 'center', gap: 6, marginLeft: 'auto' })
export const scroller = style({ flex: '1 1 0', minHeight: 0, overflowY: 'auto' })
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxWidth: 760,
  margin: '0 auto',
  padding: '8px 24px 48px',
  '@container': { [narrow]: { padding: '4px 16px 48px' } },
})
/** As wide as the sheet: what stands in its place has more room of its own at its sides. */
export const coming = style({ width: '100%', maxWidth: 792, margin: '0 auto' })
export const writing = style({ minWidth: 0 })
// The first line is the title, and looks like one.
globalStyle(`${writing} .ProseMirror > :first-child`, { fontSize: 18, lineHeight: '26px', fontWeight: 600, letterSpacing: '-0.012em' })
export const text = style({ fontSize: 14, lineHeight: '22px' })
globalStyle(`${text} > * + *`, { marginTop: 10 })
export const state = style({ marginTop: 6, fontSize: 12, lineHeight: '16px', color: vars.textFaint })
export const trashed = style({ padding: '8px 12px', borderRadius: radius.control, background: vars.sunken, color: vars.textMuted })

export const tagLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, minHeight: 28 })
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  height: 24,
  padding: '0 2px 0 8px',
  borderRadius: 12,
  border: `1px solid ${vars.line}`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textMuted,
  maxWidth: '100%',
  overflow: 'hidden',
})
export const tagOff = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: 10,
  color: vars.textFaint,
  ':hover': { background: vars.hover, color: vars.text },
})
export const tagField = style({ display: 'inline-flex', alignItems: 'center', gap: 6, flex: '1 1 100px', minWidth: 100 })
export const tagInput = style({
  width: 120,
  height: 28,
  padding: '0 6px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.text,
  fontSize: 13,
  lineHeight: '20px',
  '::placeholder': { color: vars.textFaint },
  '@media': { [media.coarse]: { height: 40 } },
})
export const completion = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint, whiteSpace: 'nowrap' })
export const key = style({ padding: '0 4px', border: `1px solid ${vars.line}`, borderRadius: 4, fontSize: 11 })
export const problem = style({ flex: '1 1 100%', fontSize: 12, lineHeight: '16px', color: vars.red })

export const tasks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, paddingTop: 4 })
export const tasksIcon = style({ color: vars.textFaint, flex: 'none' })
export const task = style([
  truncate,
  {
    maxWidth: 280,
    height: 24,
    padding: '3px 8px',
    border: `1px solid ${vars.line}`,
    borderRadius: radius.control,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.textMuted,
    ':hover': { color: vars.text, borderColor: vars.lineStrong },
    selectors: { '&[data-done]': { textDecorationLine: 'line-through' } },
  },
])
export const code = style({ marginRight: 6, fontVariantNumeric: 'tabular-nums', color: vars.text })

export const nothing = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  background: vars.surface,
  '@container': { [narrow]: { display: 'none' } },
})
