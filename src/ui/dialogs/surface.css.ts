// Shared bodies of lists and boards: rows, group heads, cards, bars. Features set their own columns on top.
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { arrive } from '#src/theme/text.css.ts'
import { heights, layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** The padding at the top of what scrolls, said by it: what sticks there lies at the edge, not below that padding. */
export const paddingAbove = createVar()

/**
 * A 36 px list row. `aria-selected="true"` or `data-selected` draws the accent bar; `data-focused` or real focus the ring.
 */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: heights.row,
  padding: '0 20px 0 12px',
  borderBottom: `1px solid color-mix(in srgb, ${vars.line} 70%, transparent)`,
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-selected="true"], &[data-selected]': { background: vars.selected },
    '&[aria-selected="true"]::before, &[data-selected]::before': {
      content: '',
      position: 'absolute',
      inset: '0 auto 0 0',
      width: 2,
      background: vars.accent,
    },
    '&[data-focused], &:focus-visible': { outline: `1.5px solid ${vars.ring}`, outlineOffset: -1.5, borderRadius: radius.control },
  },
  '@media': { [media.coarse]: { minHeight: 44 } },
})

/** Actions at the end of a row: there for the mouse on hover, for the keyboard on focus, always for fingers. */
export const rowActions = style({ display: 'inline-flex', alignItems: 'center', gap: 2 })
globalStyle(`${row} ${rowActions}`, { '@media': { [media.hover]: { opacity: 0 } } })
globalStyle(`${row}:is(:hover, :focus-within, [data-focused]) ${rowActions}, ${rowActions}:has([data-state="open"])`, {
  opacity: '1 !important' as '1',
})

/** The head of a group of rows. */
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 32,
  padding: '0 20px',
  background: vars.sunken,
  borderBottom: `1px solid ${vars.line}`,
  fontWeight: 500,
})

/** A quiet count beside a title. */
export const count = style({ color: vars.textFaint, fontWeight: 400, fontVariantNumeric: 'tabular-nums' })

/** A card on a board or in a grid. */
export const card = style({
  display: 'grid',
  gap: 8,
  padding: 10,
  background: vars.float,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  selectors: {
    '&:hover': { borderColor: vars.lineStrong },
    '&[data-focused], &:focus-visible': { outline: `2px solid ${vars.ring}`, outlineOffset: -1 },
    '&[aria-selected="true"], &[data-selected]': { background: vars.selected, borderColor: vars.accent },
  },
})

/** A column of cards. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 8,
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: 10,
})

/** The floating bar that names how many are selected. */
export const bulkBar = style([
  arrive.rise,
  {
    position: 'absolute',
    insetInline: 0,
    bottom: 52,
    zIndex: layers.sticky,
    width: 'max-content',
    maxWidth: 'calc(100% - 16px)',
    overflowX: 'auto',
    margin: '0 auto',
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 40,
    padding: '0 6px 0 12px',
    borderRadius: 10,
    background: vars.float,
    boxShadow: vars.shadowFloat,
    whiteSpace: 'nowrap',
  },
])
