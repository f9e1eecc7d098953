// The columns of a row of the list of clients.
import { style, styleVariants } from '@vanilla-extract/css'
import { fact, tabular, truncate } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'
import { close, narrow, tight } from '#src/ui/lists/row-list.css.ts'

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })
export const name = style([cell, { flex: '1 1 0', gap: 8, '@container': { [narrow]: { flex: '1 1 55%' } } }])
export const title = style([
  truncate,
  {
    color: vars.text,
    fontWeight: 500,
    borderRadius: 4,
    ':hover': { textDecorationLine: 'underline', textDecorationColor: vars.lineStrong, textUnderlineOffset: 3 },
  },
])
export const number = style([fact, { flex: 'none' }])
export const projects = style([
  truncate,
  { width: 140, flex: 'none', fontSize: 12, lineHeight: '16px', color: vars.textMuted, '@container': { [close]: { display: 'none' } } },
])
export const hours = style([
  fact,
  cell,
  {
    width: 80,
    justifyContent: 'flex-end',
    color: vars.textMuted,
    '@container': { [tight]: { display: 'none' }, [narrow]: { order: 4, display: 'flex', width: 'auto' } },
  },
])
export const money = style([
  tabular,
  cell,
  { width: 124, justifyContent: 'flex-end', '@container': { [narrow]: { width: 'auto', flex: '0 0 auto', marginLeft: 'auto' } } },
])
/** What is to be paid; on a phone at the end of the second line. */
export const open = style([
  tabular,
  cell,
  {
    width: 192,
    justifyContent: 'flex-end',
    '@container': { [narrow]: { order: 5, width: 'auto', flex: '0 1 auto', marginLeft: 'auto', fontSize: 12, lineHeight: '16px' } },
  },
])
export const openText = style([truncate, { minWidth: 0 }])
/** In time, in part too late, too late. */
export const tone = styleVariants({ fair: { color: vars.textMuted }, warn: { color: vars.amber }, bad: { color: vars.red } })
export const last = style([
  fact,
  cell,
  { width: 148, whiteSpace: 'nowrap', color: vars.textMuted, paddingLeft: 8, '@container': { [close]: { display: 'none' } } },
])
export const none = style({ color: vars.textFaint })
export const menu = style([cell, { width: 24, justifyContent: 'flex-end', '@container': { [narrow]: { display: 'none' } } }])
export const foot = style({ padding: '12px 20px' })
