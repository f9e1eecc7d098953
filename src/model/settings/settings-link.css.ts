// How the way to a page below the settings looks.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const row = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px' })
export const words = style({ flex: '1 1 240px', minWidth: 0, color: vars.textMuted, overflowWrap: 'anywhere' })
