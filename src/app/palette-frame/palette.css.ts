// How the palette and its questions look: a card near the top of the desk, a sheet at the bottom of a phone.
import { globalStyle, style } from '@vanilla-extract/css'
import { arrive, heading, meta, truncate } from '#src/theme/text.css.ts'
import { layers, media, radius, sheetStrip } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const overlay = style({
  position: 'fixed',
  inset: 0,
  // Over every other dialog: a question may be asked from inside one. Messages, and what they offer, stay above it.
  zIndex: layers.scrim,
  background: vars.scrim,
})
export const arriving = arrive.fade

export const frame = style({
  position: 'fixed',
  zIndex: layers.popover,
  top: '14vh',
  left: '50%',
  width: 'min(640px, calc(100vw - 32px))',
  marginLeft: 'calc(min(640px, 100vw - 32px) / -2)',
  maxHeight: 'min(86vh - 24px, 86vh - var(--keyboard, 0px) - 12px)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.float,
  color: vars.text,
  borderRadius: radius.dialog,
  boxShadow: vars.shadowFloat,
  ':focus-visible': { outline: 'none' },
  '@media': {
    [media.phone]: {
      top: 'auto',
      bottom: 'var(--keyboard, 0px)',
      left: 0,
      width: '100%',
      marginLeft: 0,
      maxHeight: `calc(100dvh - var(--keyboard, 0px) - env(safe-area-inset-top, 0px) - ${sheetStrip}px)`,
      borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
})
export const rising = arrive.rise

/** At the bottom also on a wide screen that is touched. */
export const sheet = style({
  '@media': {
    [media.desk]: {
      top: 'auto',
      bottom: 'var(--keyboard, 0px)',
      maxHeight: 'min(70dvh, calc(100dvh - var(--keyboard, 0px) - 24px))',
      borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
})

/** In a menu, beside the row that was chosen. */
export const inMenu = style({ display: 'flex', flexDirection: 'column', minHeight: 0, maxHeight: 'min(440px, 80vh)', overflow: 'hidden' })

/** Beside what was pressed: smaller, and over nothing that is dimmed. */
export const beside = style({
  zIndex: layers.popover,
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: 'min(440px, var(--radix-popover-content-available-height))',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.float,
  color: vars.text,
  borderRadius: radius.card,
  boxShadow: vars.shadowFloat,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  ':focus-visible': { outline: 'none' },
})

export const command = style({ display: 'flex', flexDirection: 'column', minHeight: 0, ':focus-visible': { outline: 'none' } })

export const chips = style({ display: 'flex', alignItems: 'center', gap: 8, padding: '10px 14px 0', minWidth: 0 })
export const chip = style([
  truncate,
  {
    fontSize: 11.5,
    lineHeight: '20px',
    color: vars.textMuted,
    background: vars.sunken,
    border: `1px solid ${vars.line}`,
    borderRadius: 5,
    padding: '0 7px',
    flex: '0 1 auto',
  },
])
/** A sentence, part by part; on a phone it takes as many lines as it needs. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: 6, minWidth: 0, padding: '4px 0' })
export const part = style([
  truncate,
  {
    maxWidth: 320,
    fontSize: 12.5,
    lineHeight: '22px',
    fontWeight: 500,
    color: vars.text,
    background: vars.sunken,
    border: `1px solid ${vars.line}`,
    borderRadius: 6,
    padding: '0 8px',
  },
])
export const unread = style([
  part,
  { color: vars.textMuted, textDecoration: 'line-through', background: 'transparent', borderStyle: 'dashed' },
])
/** A question is read to its end, also in a narrow popover; the chip beside it gives way. */
export const asked = style({
  flex: '0 2 auto',
  minWidth: '50%',
  maxHeight: 60,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
  color: vars.text,
})

export const input = style({
  flex: 'none',
  width: '100%',
  height: 48,
  padding: '0 16px',
  border: 0,
  borderBottom: `1px solid ${vars.line}`,
  background: 'transparent',
  fontSize: 16,
  letterSpacing: '-0.008em',
  caretColor: vars.accent,
  // A letter lays out the line that it is typed into, not the page.
  contain: 'strict',
  // The caret shows where focus is; a ring around the whole line would say nothing more.
  ':focus-visible': { outline: 'none' },
})

export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  flex: '0 1 auto',
  maxHeight: 'min(432px, 60vh)',
  padding: '0 0 6px',
  scrollPaddingBlock: '30px 6px',
  ':focus-visible': { outline: 'none' },
  '@media': { [media.phone]: { maxHeight: '56dvh' } },
})

export const whole = style({ display: 'contents' })
/** The list with another way to answer beside it. */
export const split = style({
  display: 'flex',
  minHeight: 0,
  alignItems: 'flex-start',
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', overflowY: 'auto' } },
})
globalStyle(`${split} > ${list}`, { flex: '1 1 0', minWidth: 0, '@media': { [media.phone]: { flex: 'none', maxHeight: 'none' } } })
export const aside = style({
  flex: 'none',
  padding: '10px 16px 12px',
  borderLeft: `1px solid ${vars.line}`,
  '@media': {
    [media.phone]: { display: 'grid', justifyContent: 'center', borderLeft: 0, borderTop: `1px solid ${vars.line}` },
  },
})

export const group = style({})
globalStyle(`${group} [cmdk-group-heading]`, {
  padding: '10px 16px 4px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  color: vars.textFaint,
})
export const headless = style({ paddingTop: 6 })

export const row = style({
  minHeight: 36,
  margin: '0 6px',
  padding: '0 10px',
  borderRadius: 7,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: vars.textMuted,
  cursor: 'pointer',
  userSelect: 'none',
  scrollMarginBlock: 6,
  selectors: {
    '&[data-selected=true]': { background: vars.selected },
    // It can be chosen: Enter says why it is not possible.
    '&[data-off]': { color: vars.textFaint },
    '&[aria-disabled=true]': { cursor: 'not-allowed', color: vars.textFaint },
  },
  '@media': {
    [media.phone]: { minHeight: 44 },
    [media.coarse]: { minHeight: 44 },
    [media.forced]: { selectors: { '&[data-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
})
export const icon = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', minWidth: 16, flex: 'none' })
export const code = style([meta, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', flex: 'none' }])
/** What a row says: title and hint share a line; where a phone has no room for both, the hint stands below, and neither is cut. */
export const words = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 10,
  minWidth: 0,
  flex: '0 1 auto',
  '@media': { [media.phone]: { flexWrap: 'wrap', padding: '6px 0' } },
})
/** On a phone as many lines as given, then cut. */
const lines = (most: number) =>
  ({
    '@media': { [media.phone]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: most, whiteSpace: 'normal' } },
  }) as const
export const title = style([
  truncate,
  lines(2),
  {
    fontWeight: 450,
    color: vars.text,
    flex: '0 1 auto',
    selectors: { '[aria-disabled=true] > &, [data-off] > &': { color: vars.textFaint } },
  },
])
/** Around the texts of a row that surely fit beside each other: on a desk none of them is cut off, and each box that cuts is work in every frame. */
export const roomy = style({})
globalStyle(`${roomy} > *`, { '@media': { [media.desk]: { overflow: 'visible' } } })
globalStyle(`${title} mark`, { background: 'none', color: vars.accentText, fontWeight: 600 })
// Shrinks before the title does, so much more that the title does not lose the hundredth of a pixel that would cut it.
export const hint = style([truncate, lines(2), { color: vars.textFaint, flex: '0 1000000 auto' }])
export const end = style({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 8, flex: 'none', color: vars.textFaint })
export const why = style([truncate, lines(3), { fontSize: 12, color: vars.textFaint, flex: '0 1000000 auto' }])

export const empty = style({ padding: '28px 16px', textAlign: 'center', color: vars.textMuted })
/** Below the rows: what was not searched. */
export const unsearched = style({ padding: '8px 16px 6px', fontSize: 12, color: vars.textMuted })
export const trouble = style({ display: 'flex', alignItems: 'center', gap: 12, padding: '14px 16px', color: vars.red })
export const troubleNote = style({ marginLeft: 'auto', fontSize: 12, color: vars.textFaint, fontVariantNumeric: 'tabular-nums' })
export const waiting = style({ padding: '6px 16px 4px' })
export const waitingNote = style({ padding: '2px 0 6px', fontSize: 12, color: vars.textMuted })
export const waitingRow = style({ height: 36, display: 'flex', alignItems: 'center', gap: 10 })

export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 36,
  padding: '0 16px',
  borderTop: `1px solid ${vars.line}`,
  color: vars.textFaint,
  fontSize: 12,
  '@media': { [media.phone]: { minHeight: 52 } },
})
export const footHint = style({ display: 'inline-flex', alignItems: 'center', gap: 4, '@media': { [media.coarse]: { display: 'none' } } })
export const footEnd = style({ marginLeft: 'auto', display: 'inline-flex', alignItems: 'center', gap: 8 })
export const count = style({ fontVariantNumeric: 'tabular-nums' })

export const form = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })
export const formTitle = style([heading.section, { padding: '16px 16px 0' }])
export const formText = style({ padding: '4px 16px 0', color: vars.textMuted })
/** What a question tells before it is answered. */
export const told = style({ padding: '4px 16px 8px', color: vars.textMuted, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: 16 })
export const problem = style({ padding: '8px 16px', color: vars.red, fontSize: 12 })

globalStyle(`:is(${beside}, ${inMenu}) ${chips}`, { padding: '8px 12px 0' })
globalStyle(`:is(${beside}, ${inMenu}) ${asked}`, { color: vars.textFaint })
globalStyle(`:is(${beside}, ${inMenu}) ${input}`, { height: 36, padding: '0 12px', fontSize: 13, letterSpacing: 'normal' })
globalStyle(`:is(${beside}, ${inMenu}) ${row}`, { minHeight: 30, margin: '0 4px', padding: '0 8px', gap: 8 })
globalStyle(`:is(${beside}, ${inMenu}) ${list}`, { paddingBottom: 4 })
globalStyle(`:is(${beside}, ${inMenu}) ${headless}`, { paddingTop: 4 })
globalStyle(`:is(${beside}, ${inMenu}) ${group} [cmdk-group-heading]`, { padding: '8px 12px 2px' })
globalStyle(`:is(${beside}, ${inMenu}) ${aside}`, { padding: '8px 10px 10px' })
globalStyle(`:is(${beside}, ${inMenu}) ${told}`, { padding: '4px 12px 6px', fontSize: 12, lineHeight: '16px' })
globalStyle(`:is(${beside}, ${inMenu}) ${formTitle}`, { padding: '12px 12px 0' })
globalStyle(`:is(${beside}, ${inMenu}) ${formText}`, { padding: '4px 12px 0' })
globalStyle(`:is(${beside}, ${inMenu}) ${buttons}`, { padding: 12 })
globalStyle(`:is(${beside}, ${inMenu}) ${problem}`, { padding: '6px 12px' })
globalStyle(`:is(${beside}, ${inMenu}) ${foot}`, { padding: '4px 12px' })
globalStyle(`:is(${beside}, ${inMenu}) ${empty}`, { padding: '20px 12px' })
globalStyle(`:is(${beside}, ${inMenu}) ${trouble}`, { padding: 12, flexWrap: 'wrap' })

// In a sheet the field is where the thumb is, right above the keyboard; what it finds stands over it, and a shorter list leaves it in its place.
globalStyle(`${sheet} ${command} ${input}`, { order: 2, height: 52, borderBottom: 0, borderTop: `1px solid ${vars.line}` })
globalStyle(`${sheet} ${command} ${problem}`, { order: 1 })
globalStyle(`${sheet} ${command} > ${chips}`, { paddingTop: 4 })
globalStyle(`${sheet} ${count}`, { display: 'none' })
globalStyle(`${sheet} ${foot}:not(:has(button))`, { display: 'none' })
globalStyle(`${sheet} ${list}`, { maxHeight: 'none' })
