// How the page looks that names who finished how much: a column to read, the first three a little larger.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fact, heading, hiddenVisually, meta, tabular, textLink, truncate } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const bar = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 6, minWidth: 0 })
export const range = style([
  tabular,
  { fontSize: 13, color: vars.text, padding: '0 4px', '@media': { [media.phone]: { display: 'none' } } },
])
export const scroller = style({ flex: '1 1 0', minHeight: 0, overflowY: 'auto' })
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: 760,
  padding: '16px 20px 40px',
  '@media': { [media.phone]: { padding: '12px 16px 32px', gap: 16 } },
})
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const peopleHead = style([heading.section, { marginBottom: 6 }])
/** Where all of it is coming. */
export const coming = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const comingChart = style({ display: 'grid', alignContent: 'center' })
export const comingPerson = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 48 })
export const rule = style({ width: '100%', height: 1, margin: '6px 0', border: 0, background: vars.line })
export const note = style([meta, { margin: 0, maxWidth: '68ch', color: vars.textMuted, lineHeight: '18px' }])

export const line = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 36,
  padding: '0 8px',
  margin: '0 -8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: vars.text,
  font: 'inherit',
  fontSize: 13,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.hover } },
  '@media': { [media.phone]: { minHeight: 44 } },
})
export const placed = style({ minHeight: 48 })
export const chevron = style({
  flex: 'none',
  color: vars.textFaint,
  selectors: { [`${head}[aria-expanded=true] > &`]: { transform: 'rotate(90deg)' } },
})
export const place = style([
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    borderRadius: 12,
    fontSize: 12,
    fontWeight: 600,
    color: vars.text,
    border: `1px solid ${vars.line}`,
  },
])
export const places = styleVariants({
  1: { borderColor: vars.amber, color: vars.amber },
  2: { borderColor: vars.textMuted },
  3: { borderColor: vars.line },
})
export const spoken = hiddenVisually
export const name = style([truncate, { flex: '0 1 auto', fontWeight: 500 }])
export const figures = style([fact, { display: 'flex', alignItems: 'baseline', gap: 10, flex: 'none', marginLeft: 'auto' }])
export const figure = style({ fontSize: 13, fontWeight: 600, color: vars.text })
export const other = style({ minWidth: 48, textAlign: 'end', color: vars.textMuted })

export const tasks = style({ padding: '0 0 10px 24px', '@media': { [media.phone]: { paddingLeft: 0 } } })
export const taskList = style({ listStyle: 'none', margin: 0, padding: 0 })
export const task = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 32, minWidth: 0, fontSize: 13 })
export const wholeLine = style({ padding: '4px 0' })
export const code = style([fact, { flex: 'none', minWidth: 64 }])
export const link = style([textLink, truncate, { flex: '1 1 auto', color: vars.text }])
export const hours = style([fact, { flex: 'none', minWidth: 44, textAlign: 'end' }])
export const when = style([fact, { flex: 'none', minWidth: 48, textAlign: 'end' }])
globalStyle(`${task} + ${task}`, { borderTop: `1px solid ${vars.line}` })
