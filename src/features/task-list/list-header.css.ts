// How the row of column names looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { cell, tasks } from '#src/model/task/rows/task-row.css.ts'
import { layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** Paddings and gaps are those of a row, so that names stand over what they name. */
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layers.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 32,
  padding: '0 20px 0 12px',
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
  userSelect: 'none',
  '@container': { [`${tasks} (max-width: 767px)`]: { display: 'none' } },
})
/** A cell of it; its edge lies over the gap before it. */
export const name = style([cell, { position: 'relative', alignSelf: 'stretch' }])
/** The box grows over the gap without moving anything. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  minWidth: 0,
  maxWidth: 'calc(100% + 10px)',
  height: 22,
  margin: '0 -5px',
  padding: '0 5px',
  borderRadius: radius.small,
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.hover, color: vars.text },
  ':focus-visible': { outlineOffset: -1 },
  selectors: { '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.text, fontWeight: 500 } },
  '@media': { [media.coarse]: { height: 30 } },
})
export const someSelected = style({ background: vars.accent, borderColor: vars.accent })
export const arrow = style({ flex: 'none' })
export const edge = style({
  position: 'absolute',
  left: -10,
  top: 0,
  bottom: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': { content: '', position: 'absolute', left: 4, top: 9, bottom: 9, width: 1, background: vars.line },
  ':hover': { outline: 'none' },
  ':focus-visible': { outlineOffset: -1, borderRadius: radius.small },
})
globalStyle(`${edge}:is(:hover, :active, :focus-visible)::after`, { top: 0, bottom: 0, left: 3.5, width: 2, background: vars.accent })
