// Faces and a quiet button in one line.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const watchers = style({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 })
export const none = style({ color: vars.textFaint })
