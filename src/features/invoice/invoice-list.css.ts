// The sums above the list of invoices, and the columns of its rows.
import { style } from '@vanilla-extract/css'
import { fact, meta, tabular, truncate } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { close, narrow, tight } from '#src/ui/lists/row-list.css.ts'

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  padding: '12px 20px',
  borderBottom: `1px solid ${vars.line}`,
  // One line a currency.
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px', padding: '12px 16px' } },
})
export const sum = style({ display: 'flex', flexDirection: 'column' })
export const sumName = style([meta, { color: vars.textMuted }])
export const sumValue = style([tabular, { fontSize: 15, lineHeight: '20px', fontWeight: 600 }])
/** Where a value stands that is still read. */
export const comingSum = style([sumValue, { display: 'flex', alignItems: 'center', height: 20 }])
const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })
export const number = style([
  tabular,
  cell,
  { width: 128, gap: 8, fontWeight: 500, '@container': { [narrow]: { width: 'auto', flex: '1 1 40%' } } },
])
export const link = style([
  truncate,
  { color: vars.text, borderRadius: 4, ':hover': { textDecorationLine: 'underline', textUnderlineOffset: 3 } },
])
export const client = style([
  truncate,
  { flex: '1 1 0', '@container': { [narrow]: { order: 3, flex: '1 1 100%', color: vars.textMuted, fontSize: 12 } } },
])
export const state = style([cell, { width: 96, '@container': { [narrow]: { width: 'auto' } } }])
export const day = style([fact, cell, { width: 96, color: vars.textMuted, '@container': { [close]: { display: 'none' } } }])
export const due = style([fact, cell, { width: 104, color: vars.textMuted, '@container': { [tight]: { display: 'none' } } }])
export const reminder = style([fact, cell, { width: 116, color: vars.textMuted, '@container': { [tight]: { display: 'none' } } }])
export const money = style([
  tabular,
  cell,
  { width: 136, justifyContent: 'flex-end', '@container': { [narrow]: { width: 'auto', marginLeft: 'auto' } } },
])
export const menu = style([cell, { width: 24, justifyContent: 'flex-end', '@container': { [narrow]: { display: 'none' } } }])
export const foot = style({ padding: '12px 20px' })
export const none = style({ color: vars.textFaint })
