// How workspace and project logos look.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const logo = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  color: '#ffffff',
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
})
export const picture = style({ flex: 'none', objectFit: 'cover', background: vars.sunken })
