// How the columns of a file and the tasks that come of them look.
import { globalStyle, style } from '@vanilla-extract/css'
import { meta, tabular } from '#src/theme/text.css.ts'
import { heights, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: 'minmax(400px, 5fr) minmax(0, 6fr)' } },
})
export const decisions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 176px',
  alignItems: 'start',
  gap: '8px 16px',
  padding: '10px 12px 10px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 12 } },
})
export const words = style({ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 500 })
export const samples = style([meta, { color: vars.textMuted }])
export const filled = style([meta, tabular])
export const choices = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch', gap: 6 })
export const asked = style({ color: vars.amber, fontWeight: 500 })
export const group = style({ display: 'grid', gap: 10, margin: 0, padding: 0, border: 0, minWidth: 0 })
export const legend = style({ margin: 0, padding: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600 })
export const checks = style({ display: 'flex', flexWrap: 'wrap', gap: '10px 20px' })
export const zone = style({ maxWidth: 320 })

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '@media': { '(min-width: 1100px)': { position: 'sticky', top: heights.header + 8 } },
})
export const scroll = style({
  overflow: 'auto',
  maxHeight: 'min(640px, 70vh)',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
  ':focus-visible': { outlineOffset: -2 },
})
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 12, lineHeight: '16px' })
globalStyle(`${table} :is(th, td)`, {
  padding: '6px 10px',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} thead th`, {
  position: 'sticky',
  top: 0,
  background: vars.sunken,
  color: vars.textMuted,
  fontWeight: 500,
})
globalStyle(`${table} tbody tr`, { borderTop: `1px solid ${vars.line}` })
globalStyle(`${table} td`, { color: vars.textMuted })
export const taskTitle = style({ minWidth: 160 })
globalStyle(`${table} ${taskTitle}`, { maxWidth: 260, color: vars.text, fontWeight: 500 })
export const titled = style({ display: 'flex', alignItems: 'center', gap: 4 })
export const done = style({ flex: 'none', color: vars.green })
export const out = style({ color: vars.amber, fontWeight: 400 })
