// How lists of the catalogue look in the settings.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const text = style({ color: vars.textMuted })
export const start = style({ justifySelf: 'start' })
