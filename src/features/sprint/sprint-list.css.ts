// The columns of a row of the sprint list.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'
import { close, narrow, tight } from '#src/ui/lists/row-list.css.ts'

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })

export const name = style([cell, { flex: '1 1 0', gap: 10, '@container': { [narrow]: { flex: '1 1 60%' } } }])
export const title = style([
  truncate,
  {
    fontWeight: 500,
    color: vars.text,
    borderRadius: 4,
    ':hover': { textDecorationLine: 'underline', textDecorationColor: vars.lineStrong, textUnderlineOffset: 3 },
  },
])
export const overlap = style([
  truncate,
  { fontSize: 12, lineHeight: '16px', color: vars.amber, '@container': { [close]: { display: 'none' } } },
])
export const timebox = style([
  fact,
  cell,
  { width: 168, color: vars.textMuted, '@container': { [narrow]: { order: 4, width: 'auto', flex: '1 1 60%' } } },
])
export const when = style([fact, cell, { width: 104, color: vars.textMuted, '@container': { [narrow]: { order: 2, width: 'auto' } } }])
export const late = style({ color: vars.red })
export const progress = style([cell, { width: 176, gap: 10, '@container': { [narrow]: { order: 5, width: 'auto' } } }])
export const bar = style({ width: 96, '@container': { [narrow]: { display: 'none' } } })
export const counts = style([fact, { color: vars.textMuted }])
export const hours = style([
  fact,
  cell,
  { width: 84, justifyContent: 'flex-end', color: vars.textMuted, '@container': { [tight]: { display: 'none' } } },
])
export const people = style([cell, { width: 84, justifyContent: 'flex-end', '@container': { [tight]: { display: 'none' } } }])
export const menu = style([cell, { width: 24, justifyContent: 'flex-end', '@container': { [narrow]: { display: 'none' } } }])
export const foot = style({ padding: '12px 20px' })
