// How boards look: columns of cards, the gap where a card will land.
import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '#src/model/task/rows/task-row.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { card as baseCard, column as baseColumn } from '#src/ui/dialogs/surface.css.ts'

export const view = style({ position: 'relative', display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0 })
export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(264px, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: 12,
  flex: '1 1 0',
  minHeight: 0,
  padding: '12px 20px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  background: vars.bg,
  '@media': {
    [media.phone]: {
      gridAutoColumns: 'min(86vw, 360px)',
      padding: '12px 16px',
      scrollPaddingInline: 16,
      scrollSnapType: 'x mandatory',
    },
  },
})
export const column = style([
  baseColumn,
  { minHeight: 0, padding: 0, gap: 0, maxWidth: 420, overflow: 'hidden', '@media': { [media.phone]: { scrollSnapAlign: 'start' } } },
])
export const over = style({ borderColor: vars.accent })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  padding: '0 8px 0 12px',
  fontWeight: 500,
  flex: 'none',
})
export const headTitle = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
})
export const headEnd = style({ marginLeft: 'auto' })
export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  padding: '2px 8px 12px',
  listStyle: 'none',
})
export const item = style({ flex: 'none', position: 'relative' })
export const card = style([
  baseCard,
  {
    width: '100%',
    cursor: 'grab',
    boxShadow: '0 1px 2px #1018280a',
    outline: 'none',
    selectors: {
      '&[data-dragging]': { opacity: 0.45 },
      '&:active': { cursor: 'grabbing' },
    },
  },
])
export const line = style({ display: 'flex', alignItems: 'center', gap: 6, minHeight: 16, minWidth: 0 })
export const end = style({ marginLeft: 'auto', display: 'inline-flex', alignItems: 'center', gap: 12, flex: 'none' })
export const title = style({
  fontWeight: 450,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  color: vars.text,
  selectors: { '[data-done] &': { color: vars.textFaint, textDecorationLine: 'line-through', textDecorationColor: vars.lineControl } },
})
export const labels = style({ flex: '1 1 0', minWidth: 0, overflow: 'hidden' })
export const gap = style({
  flex: 'none',
  height: 40,
  border: `1.5px dashed ${vars.accent}`,
  borderRadius: radius.card,
  background: vars.selected,
})
export const preview = style({
  padding: '6px 10px',
  borderRadius: radius.card,
  background: vars.float,
  border: `1px solid ${vars.accent}`,
  color: vars.text,
  fontFamily: 'inherit',
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const empty = style({ padding: '16px 8px', textAlign: 'center', color: vars.textFaint, fontSize: 12 })
// On a phone a card is one target, as a row is: a tap opens it.
globalStyle(`${card} ${button}`, { '@media': { [media.phone]: { pointerEvents: 'none' } } })
