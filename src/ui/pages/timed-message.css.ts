// How messages inside forms look.
import { style, styleVariants } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const base = style({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '8px 10px', borderRadius: radius.control, minWidth: 0 })
export const tone = styleVariants({
  good: [base, { background: vars.greenSoft, color: vars.green }],
  bad: [base, { background: vars.redSoft, color: vars.red }],
})
export const icon = style({ flex: 'none', marginTop: 2 })
