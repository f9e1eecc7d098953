// How the public page stands in a project's settings.
import { style } from '@vanilla-extract/css'
import { heading, meta } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'

export const parts = style({ display: 'grid', gap: 16, maxWidth: 560 })
export const line = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '6px 8px' })
export const note = style([meta, { margin: 0, color: vars.textMuted, lineHeight: '18px' }])
export const shown = style({ display: 'grid', gap: 10, margin: 0, padding: 0, border: 0, minWidth: 0 })
export const legend = style([heading.section, { padding: 0, marginBottom: 10, fontSize: 13 }])
