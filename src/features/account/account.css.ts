// How one's own settings look.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const whole = { gridColumn: '1 / -1' }
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '20px 16px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const full = style(whole)
export const sample = style({ ...whole, margin: 0, color: vars.textMuted, fontVariantNumeric: 'tabular-nums' })
export const password = style({
  ...whole,
  display: 'grid',
  gap: 16,
  maxWidth: 360,
  selectors: { '& + &': { paddingTop: 20, borderTop: `1px solid ${vars.line}` } },
})
export const data = style({
  ...whole,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingTop: 20,
  borderTop: `1px solid ${vars.line}`,
})
export const small = style([meta, { margin: 0, color: vars.textMuted }])
export const good = style({
  margin: 0,
  padding: '8px 10px',
  borderRadius: radius.control,
  background: vars.greenSoft,
  color: vars.green,
  overflowWrap: 'anywhere',
})
export const owned = style({ display: 'grid', gap: 8, padding: '8px 10px', borderRadius: radius.control, background: vars.redSoft })
export const ownedList = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' })
export const ownedRow = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' })
export const notice = style({ margin: 0, color: vars.red })
export const readOnly = style({ background: vars.sunken, color: vars.textMuted })
