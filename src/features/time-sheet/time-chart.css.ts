// The chart of logged time with its groups, and the days that are missing.
import { globalStyle, style } from '@vanilla-extract/css'
import { fact, tabular, truncate } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const room = style({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  gap: '24px 40px',
  padding: '16px 20px 24px',
  '@media': { [media.phone]: { padding: '12px 16px 24px' } },
})
export const chart = style({ flex: '3 1 480px', minWidth: 0, '@media': { [media.phone]: { flexBasis: '100%' } } })
export const shares = style({ flex: '1 1 260px', minWidth: 0, maxWidth: 420, '@media': { [media.phone]: { maxWidth: 'none' } } })
export const effort = style([tabular, { margin: '4px 0 12px', fontWeight: 500 }])
export const table = style([tabular, { width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' }])
globalStyle(`${table} :is(th, td)`, {
  padding: '6px 0 6px 12px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'right',
  fontWeight: 400,
})
globalStyle(`${table} :is(th, td):first-child`, { paddingLeft: 0, textAlign: 'left' })
globalStyle(`${table} thead th`, { color: vars.textMuted, fontSize: 12 })
globalStyle(`${table} tfoot :is(th, td)`, { borderBottom: 0, fontWeight: 600 })
export const name = style([truncate, { maxWidth: 0, width: '60%' }])
export const note = style([fact, { margin: '8px 0 0', color: vars.textMuted }])

export const missing = style({ flex: '1 1 0', minHeight: 0, overflowY: 'auto', margin: 0, padding: 0, listStyle: 'none' })
export const person = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 16px',
  padding: '10px 20px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { padding: '10px 16px' } },
})
export const who = style({ display: 'flex', alignItems: 'center', gap: 8, width: 200, minWidth: 0 })
export const whoName = style([truncate, { fontWeight: 500 }])
export const count = style([tabular, { width: 64, color: vars.textMuted }])
export const weeks = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 14px', flex: '1 1 280px' })
export const week = style({
  display: 'grid',
  gap: 2,
  borderRadius: 6,
  color: 'inherit',
  ':hover': { textDecorationLine: 'none', background: vars.hover },
})
export const weekName = style([fact, { fontSize: 11, lineHeight: '14px' }])
export const days = style({ display: 'flex', gap: 2 })
export const day = style([
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 24,
    borderRadius: 4,
    fontSize: 12,
    color: vars.textFaint,
    background: vars.sunken,
  },
])
export const gap = style({
  color: vars.text,
  fontWeight: 600,
  background: `repeating-linear-gradient(135deg, transparent 0 4px, ${vars.lineStrong} 4px 5px)`,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
})
