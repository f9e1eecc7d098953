// The columns of rows of forms, of fields and of answers.
import { style } from '@vanilla-extract/css'
import { fact as factText, truncate } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'
import { close, narrow, tight } from '#src/ui/lists/row-list.css.ts'

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })
export const name = style([cell, { flex: '1 1 0', gap: 8, '@container': { [narrow]: { flex: '1 1 55%' } } }])
export const title = style([
  truncate,
  {
    fontWeight: 450,
    color: vars.text,
    borderRadius: 4,
    ':hover': { textDecorationLine: 'underline', textDecorationColor: vars.lineStrong, textUnderlineOffset: 3 },
  },
])
export const state = style([cell, { width: 80, '@container': { [narrow]: { width: 'auto', order: 2 } } }])
export const fact = style([factText, cell, { width: 112, '@container': { [tight]: { display: 'none' } } }])
export const count = style([factText, cell, { width: 88, '@container': { [narrow]: { order: 4, flex: '1 1 40%' } } }])
export const when = style([
  factText,
  cell,
  { width: 96, justifyContent: 'flex-end', '@container': { [narrow]: { order: 5, width: 'auto' } } },
])
export const menu = style([cell, { width: 24, justifyContent: 'flex-end', '@container': { [narrow]: { display: 'none' } } }])
export const icon = style([cell, { color: vars.textFaint }])
export const label = style([truncate, { flex: '1 1 0', color: vars.text }])
export const star = style({ color: vars.red })
export const goal = style([factText, cell, { maxWidth: 160, justifyContent: 'flex-end' }])
export const first = style([truncate, { flex: '1 1 0', color: vars.text }])
export const sender = style([truncate, factText, { width: 160, flex: 'none', '@container': { [close]: { display: 'none' } } }])
