// How the pager looks.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const pager = style({ display: 'flex', alignItems: 'center', gap: 8, fontSize: 12, color: vars.textFaint })
export const rest = style({ marginLeft: 'auto', '@media': { [media.phone]: { display: 'none' } } })
