// How documents look: the columns of a row, tiles, the queue at the foot.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { close, narrow, tight } from '#src/ui/lists/row-list.css.ts'

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })

export const mark = style([cell, { width: 24, justifyContent: 'center' }])
export const icon = style({ flex: 'none', color: vars.textFaint })
export const thumbnail = style({ objectFit: 'cover', borderRadius: radius.small, background: vars.sunken })
export const name = style([cell, { flex: '1 1 0', gap: 8, '@container': { [narrow]: { flex: '1 1 60%' } } }])
export const title = style([
  truncate,
  {
    minWidth: 0,
    fontWeight: 500,
    color: vars.text,
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: radius.small,
    ':hover': { textDecorationLine: 'underline', textDecorationColor: vars.lineStrong, textUnderlineOffset: 3 },
  },
])
export const version = style([
  fact,
  { flex: 'none', padding: '0 6px', borderRadius: radius.small, background: vars.hover, color: vars.textMuted },
])
export const comments = style([fact, { flex: 'none', display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.textMuted }])
export const tasks = style([cell, { width: 176, gap: 4, justifyContent: 'flex-end', '@container': { [close]: { display: 'none' } } }])
export const chip = style([
  fact,
  {
    flex: 'none',
    padding: '1px 6px',
    border: `1px solid ${vars.line}`,
    borderRadius: radius.small,
    color: vars.textMuted,
    selectors: { 'a&:hover': { borderColor: vars.lineStrong, color: vars.text } },
  },
])
export const size = style([
  fact,
  cell,
  {
    width: 72,
    justifyContent: 'flex-end',
    color: vars.textMuted,
    '@container': { [narrow]: { width: 'auto' } },
  },
])
export const user = style([cell, { width: 20, '@container': { [tight]: { display: 'none' } } }])
export const date = style([
  fact,
  cell,
  { width: 104, color: vars.textMuted, '@container': { [narrow]: { order: 5, flex: '1 0 100%', paddingLeft: 34 } } },
])
export const menu = style([cell, { width: 24, justifyContent: 'flex-end', '@container': { [narrow]: { display: 'none' } } }])
export const foot = style({ padding: '12px 20px' })

export const tiles = style({ flex: '1 1 0', minHeight: 0, overflowY: 'auto', padding: '12px 20px 24px' })
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))', gap: 12 })
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2,
  padding: 8,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  textAlign: 'start',
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 180px',
  ':hover': { background: vars.hover },
  selectors: { '&[data-focused]': { background: vars.hover } },
})
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  height: 120,
  marginBottom: 6,
  overflow: 'hidden',
  borderRadius: radius.control,
  background: vars.sunken,
})
export const tileName = style([truncate, { fontWeight: 500 }])
export const tileFacts = style([fact, { color: vars.textMuted }])

export const surface = style({ position: 'relative', display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0 })
export const select = style({ width: 132 })
/** On phones one button asks for all of them; what is chosen stands as chips there. */
export const choices = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })
export const chosen = style({ display: 'none', '@media': { [media.phone]: { display: 'contents' } } })
export const layout = style({ '@media': { [media.phone]: { marginLeft: 'auto' } } })
/** Within the page, whose edges it does not touch. */
export const over = style({ inset: 8, zIndex: layers.panel })
export const queue = style({
  flex: 'none',
  maxHeight: 180,
  overflowY: 'auto',
  padding: '4px 20px',
  borderTop: `1px solid ${vars.line}`,
  background: vars.surface,
})
