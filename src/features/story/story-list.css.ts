// The columns of a row of user stories, and what stands around them.
import { style } from '@vanilla-extract/css'
import { fact, meta, truncate } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { close, narrow, tight } from '#src/ui/lists/row-list.css.ts'

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })

export const code = style([fact, cell, { width: 52, '@container': { [narrow]: { order: 4, width: 'auto' } } }])
export const name = style([cell, { flex: '1 1 0', gap: 10, '@container': { [narrow]: { flex: '1 1 calc(100% - 100px)' } } }])
export const title = style([
  truncate,
  {
    fontWeight: 450,
    color: vars.text,
    borderRadius: 4,
    selectors: { 'a&:hover': { textDecorationLine: 'underline', textDecorationColor: vars.lineStrong, textUnderlineOffset: 3 } },
  },
])
export const epic = style([cell, { flex: '0 1 auto', maxWidth: 200, '@container': { [narrow]: { order: 5, maxWidth: '40%' } } }])
export const criteria = style([
  fact,
  cell,
  { width: 44, gap: 4, justifyContent: 'flex-end', '@container': { [tight]: { display: 'none' } } },
])
export const sprints = style([meta, cell, { width: 128, gap: 4, '@container': { [close]: { display: 'none' } } }])
export const sprint = style([truncate])
export const progress = style([
  cell,
  { width: 150, gap: 10, '@container': { [narrow]: { order: 2, width: 90, justifyContent: 'flex-end' } } },
])
export const bar = style({ width: 72, '@container': { [narrow]: { display: 'none' } } })
export const counts = style([fact, { color: vars.textMuted }])
export const hours = style([
  fact,
  cell,
  { width: 84, justifyContent: 'flex-end', color: vars.textMuted, '@container': { [narrow]: { order: 6, width: 'auto' } } },
])
export const menu = style([cell, { width: 24, justifyContent: 'flex-end', '@container': { [narrow]: { display: 'none' } } }])
export const foot = style({ padding: '12px 20px' })
export const spread = style({ marginLeft: 'auto', '@media': { [media.phone]: { marginLeft: 0 } } })
