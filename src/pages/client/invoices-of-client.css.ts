// How the invoices of a client lie on its page.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'

export const title = style({ display: 'flex', alignItems: 'center', minHeight: 32, marginBottom: 6 })
export const note = style([meta, { color: vars.textMuted, padding: '4px 0' }])
