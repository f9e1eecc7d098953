// The columns of a row of rules.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'
import { close, narrow, tight } from '#src/ui/lists/row-list.css.ts'

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })

export const name = style([cell, { flex: '1 1 0', '@container': { [narrow]: { flex: '1 1 60%' } } }])
export const title = style([
  truncate,
  {
    fontWeight: 450,
    color: vars.text,
    borderRadius: 4,
    ':hover': { textDecorationLine: 'underline', textDecorationColor: vars.lineStrong, textUnderlineOffset: 3 },
  },
])
export const resting = style({ color: vars.textMuted })
export const cut = style([truncate])
export const words = style([
  fact,
  cell,
  { flex: '0 1 300px', color: vars.textMuted, '@container': { [narrow]: { order: 4, flex: '1 1 100%' } } },
])
export const project = style([fact, cell, { width: 128, '@container': { [tight]: { display: 'none' } } }])
export const last = style([fact, cell, { width: 72, '@container': { [close]: { display: 'none' } } }])
export const task = style([
  truncate,
  { color: vars.textFaint, borderRadius: 4, ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
])
export const next = style([
  fact,
  cell,
  { width: 104, justifyContent: 'flex-end', color: vars.text, '@container': { [narrow]: { order: 2, width: 'auto' } } },
])
export const menu = style([cell, { width: 24, justifyContent: 'flex-end', '@container': { [narrow]: { display: 'none' } } }])
export const foot = style({ padding: '12px 20px' })
