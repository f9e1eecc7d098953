// How fields with a searched list look.
import { style } from '@vanilla-extract/css'
import { heights, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { box } from './field.css.ts'

export const frame = style({ position: 'relative', display: 'flex' })
export const trigger = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 6,
    minHeight: 32,
    padding: '3px 28px 3px 8px',
    textAlign: 'left',
    cursor: 'pointer',
    selectors: { '&[data-state="open"]': { borderColor: vars.ring } },
    '@media': { [media.coarse]: { minHeight: heights.touch } },
  },
])
export const empty = style({ color: vars.textFaint })
export const chosen = style({ display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0, maxWidth: '100%' })
/** One of several. */
export const part = style([
  chosen,
  { height: 22, padding: '0 7px 0 5px', borderRadius: radius.control, background: vars.selected, fontSize: 12 },
])
export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 })
export const chevron = style({
  position: 'absolute',
  right: 8,
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.textFaint,
  pointerEvents: 'none',
})
export const clear = style({ position: 'absolute', right: 4, insetBlock: 0, marginBlock: 'auto' })
export const search = style({
  width: '100%',
  height: 36,
  padding: '0 12px',
  border: 0,
  borderBottom: `1px solid ${vars.line}`,
  background: 'none',
  ':focus-visible': { outline: 'none' },
  '@media': { [media.coarse]: { fontSize: 16 } },
})
export const list = style({ maxHeight: 240, overflowY: 'auto', padding: 4 })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 30,
  padding: '3px 8px',
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&[data-active]': { background: vars.hover } },
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const hint = style({ marginLeft: 'auto', color: vars.textFaint, fontSize: 12, whiteSpace: 'nowrap' })
export const tick = style({ color: vars.accentText, flex: 'none' })
export const nothing = style({ padding: '10px 12px', color: vars.textFaint })
