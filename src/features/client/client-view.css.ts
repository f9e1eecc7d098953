// How the page of a client lies: figures, time by project, people, and its fields beside them.
import { globalStyle, style } from '@vanilla-extract/css'
import { heading, meta, tabular } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const scroller = style({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  outline: 'none',
  '@media': { [media.phone]: { flex: 'none', overflow: 'visible' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: 32,
  maxWidth: 1120,
  padding: '20px 20px 48px',
  '@media': { '(max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.phone]: { padding: 16, gap: 24 } },
})
export const main = style({ display: 'flex', flexDirection: 'column', gap: 28, minWidth: 0 })
export const figures = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 })
export const figure = style({ border: `1px solid ${vars.line}`, borderRadius: 8, padding: '10px 14px', minWidth: 0 })
export const figureName = style([meta, { display: 'block' }])
export const figureValue = style([
  tabular,
  { display: 'block', fontSize: 18, lineHeight: '26px', fontWeight: 600, overflowWrap: 'anywhere' },
])
/** Too late. */
export const late = style({ color: vars.red })
/** Below a figure. */
export const figureMore = style([meta, { margin: 0, color: vars.textMuted }])
export const head = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, marginBottom: 6 })
export const title = style([heading.section, { flex: '1 1 auto' }])
export const empty = style([meta, { color: vars.textMuted, padding: '4px 0' }])
export const warn = style({ color: vars.textMuted, fontSize: 12, lineHeight: '16px', marginTop: 8 })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' })
globalStyle(`${table} th`, {
  textAlign: 'left',
  fontSize: 12,
  fontWeight: 400,
  color: vars.textMuted,
  padding: '6px 0',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${table} td`, { padding: '8px 0', borderBottom: `1px solid ${vars.line}`, overflowWrap: 'anywhere' })
globalStyle(`${table} tfoot td`, { fontWeight: 600, borderBottom: 0 })
export const number = style([tabular, { whiteSpace: 'nowrap' }])
globalStyle(`${table} ${number}`, { textAlign: 'right', paddingLeft: 16 })
export const people = style({ display: 'flex', flexDirection: 'column' })
export const person = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 12px',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
  minWidth: 0,
})
export const personName = style({ fontWeight: 500 })
export const personFact = style([meta, { color: vars.textMuted, overflowWrap: 'anywhere' }])
export const personEnd = style({ display: 'flex', alignItems: 'center', gap: 12, marginLeft: 'auto' })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  alignContent: 'start',
  gap: 14,
})
export const full = style({ gridColumn: '1 / -1' })
