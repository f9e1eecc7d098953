// How the dialog that ends the timer looks.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })
export const discard = style({ marginRight: 'auto', color: vars.red })
