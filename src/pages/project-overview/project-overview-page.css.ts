// The overview fills the main area and scrolls inside itself.
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0, background: vars.surface })
// The frame's content grows with pages that are documents; this one is as high as the window.
globalStyle(`main:has(> ${page})`, { flex: '1 1 0', minHeight: 0 })
