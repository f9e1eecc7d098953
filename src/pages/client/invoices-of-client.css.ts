// How the invoices of a client lie on its page.
import { globalStyle, style } from '@vanilla-extract/css'
import { meta, tabular } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'

export const title = style({ display: 'flex', alignItems: 'center', minHeight: 32, marginBottom: 6 })
export const note = style([meta, { color: vars.textMuted, padding: '4px 0' }])
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' })
globalStyle(`${table} th`, {
  textAlign: 'left',
  fontSize: 12,
  fontWeight: 400,
  color: vars.textMuted,
  padding: '6px 12px 6px 0',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${table} td`, { padding: '8px 12px 8px 0', borderBottom: `1px solid ${vars.line}`, overflowWrap: 'anywhere' })
globalStyle(`${table} tfoot td`, { fontWeight: 600, borderBottom: 0 })
export const number = style([tabular, { whiteSpace: 'nowrap' }])
globalStyle(`${table} ${number}`, { textAlign: 'right', paddingRight: 0 })
