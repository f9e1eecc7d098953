// How the create-project dialog looks: three columns on a desk, two on a phone.
import { globalStyle, style } from '@vanilla-extract/css'
import { textLink } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 14 } },
})
globalStyle(`${form} > *`, { minWidth: 0 })
const rest = { gridColumn: '1 / -1' }
export const wide = style({ gridColumn: 'span 2', '@media': { [media.phone]: rest } })
export const phoneFull = style({ '@media': { [media.phone]: rest } })
export const full = style(rest)
globalStyle(`${form} > [role="alert"]`, rest)
export const privacy = style([full, { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px' }])
export const note = style({ color: vars.textFaint, fontSize: 12, lineHeight: '16px' })
export const foot = style([
  full,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 8, marginTop: 4 },
])
export const restored = style({
  marginRight: 'auto',
  color: vars.textFaint,
  fontSize: 12,
  lineHeight: '16px',
  // The two buttons stay side by side.
  '@media': { [media.phone]: { flexBasis: '100%' } },
})
export const discard = style([textLink])
