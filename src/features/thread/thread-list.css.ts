// The columns of a row of the list of discussions.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'
import { close, narrow, tight } from '#src/ui/lists/row-list.css.ts'

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })
export const mark = style([cell, { width: 8, marginLeft: -8, marginRight: -4, '@container': { [narrow]: { order: 0 } } }])
export const dot = style({ width: 8, height: 8, borderRadius: 4, background: vars.accent })
export const name = style([cell, { flex: '1 1 0', gap: 8, '@container': { [narrow]: { order: 1, flex: '1 1 60%' } } }])
export const pin = style({ flex: 'none', color: vars.accentText })
export const title = style([
  truncate,
  {
    color: vars.text,
    borderRadius: 4,
    ':hover': { textDecorationLine: 'underline', textDecorationColor: vars.lineStrong, textUnderlineOffset: 3 },
  },
])
export const unread = style({ fontWeight: 600 })
export const number = style([fact, { flex: 'none' }])
export const chip = style({ flex: 'none', '@container': { [narrow]: { display: 'none' } } })
export const task = style([fact, { flex: 'none', color: vars.textMuted, '@container': { [tight]: { display: 'none' } } }])
export const author = style([
  truncate,
  { width: 112, flex: 'none', fontSize: 12, lineHeight: '16px', color: vars.textFaint, '@container': { [close]: { display: 'none' } } },
])
export const last = style([
  cell,
  {
    width: 232,
    gap: 8,
    color: vars.textMuted,
    fontSize: 12,
    lineHeight: '16px',
    '@container': { [tight]: { width: 184 }, [narrow]: { order: 4, width: 'auto', flex: '1 1 60%', marginLeft: 6 } },
  },
])
export const lastName = style([truncate, { flex: '0 1 auto' }])
export const when = style([fact, { flex: 'none', marginLeft: 'auto', '@container': { [narrow]: { marginLeft: 0 } } }])
export const count = style([
  fact,
  cell,
  { width: 44, gap: 6, justifyContent: 'flex-end', color: vars.textMuted, '@container': { [narrow]: { order: 5, width: 'auto' } } },
])
export const menu = style([cell, { width: 24, justifyContent: 'flex-end', '@container': { [narrow]: { display: 'none' } } }])
export const foot = style({ padding: '12px 20px' })
