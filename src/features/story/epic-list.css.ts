// How the head of a section looks in the list of epics.
import { globalStyle, style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { narrow } from '#src/ui/lists/row-list.css.ts'

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })

export const fold = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  marginLeft: -4,
  borderRadius: radius.small,
  color: vars.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { width: 40, height: 40, margin: '-8px 0 -8px -12px' } },
})
globalStyle(`${fold}[aria-expanded=false] > svg`, { transform: 'rotate(-90deg)' })
export const lead = style([cell, { gap: 8 }])
export const code = style([fact, cell, { width: 44, '@container': { [narrow]: { order: 4, width: 'auto' } } }])
export const name = style([cell, { flex: '1 1 0', gap: 10, '@container': { [narrow]: { flex: '1 1 calc(100% - 170px)' } } }])
export const title = style([truncate, { fontWeight: 600, color: vars.text }])
export const note = style([truncate, fact])
export const due = style([fact, cell, { width: 104, '@container': { [narrow]: { order: 5, width: 'auto' } } }])
export const late = style({ color: vars.red })
export const stories = style([fact, cell, { width: 84, color: vars.textMuted, '@container': { [narrow]: { order: 6, width: 'auto' } } }])
