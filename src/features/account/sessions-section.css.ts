// How the list of sessions looks.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const body = style({ display: 'grid', gap: 12 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 12px 8px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const icon = style({ flex: 'none', color: vars.textFaint })
export const words = style({ flex: '1 1 auto', display: 'grid', gap: 2, minWidth: 0 })
export const device = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, fontWeight: 500 })
export const here = style({
  padding: '0 6px',
  borderRadius: radius.small,
  background: vars.greenSoft,
  color: vars.green,
  fontSize: 12,
  lineHeight: '18px',
})
export const facts = style([meta, { color: vars.textMuted, fontVariantNumeric: 'tabular-nums' }])
