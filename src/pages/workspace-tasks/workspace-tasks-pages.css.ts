// Lists of a workspace fill the main area and scroll inside themselves.
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0, background: vars.surface })
globalStyle(`main:has(> ${page})`, { flex: '1 1 0', minHeight: 0 })
