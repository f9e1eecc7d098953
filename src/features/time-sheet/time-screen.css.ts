// What stands above logged time.
import { style } from '@vanilla-extract/css'
import { tabular } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, minWidth: 0 })
export const range = style([tabular, { minWidth: 132, textAlign: 'center', fontWeight: 500, whiteSpace: 'nowrap' }])
export const sum = style([tabular, { fontSize: 15, color: vars.textMuted }])
