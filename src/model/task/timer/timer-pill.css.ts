// How the running timer looks, in the header and in a detail.
import { keyframes, style } from '@vanilla-extract/css'
import { heights, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: 28,
  borderRadius: radius.round,
  '@media': { [media.coarse]: { height: heights.touch } },
  overflow: 'hidden',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  background: vars.greenSoft,
  color: vars.green,
})
/** Without a ground of its own: as high as the line it stands in. */
export const inline = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 4,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.green,
})
export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: '100%',
  padding: '0 6px 0 10px',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ':hover': { background: `color-mix(in srgb, ${vars.green} 12%, transparent)` },
  ':focus-visible': { outlineOffset: -2 },
})
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
export const waiting = style([
  pill,
  // An answer that comes at once needs no word about waiting.
  {
    animation: `${appear} 1ms 900ms both`,
    gap: 6,
    padding: '0 10px',
    background: vars.amberSoft,
    color: vars.amber,
    cursor: 'default',
    ':focus-visible': { outlineOffset: -2 },
  },
])
export const waitingInline = style([inline, { animation: `${appear} 1ms 900ms both`, color: vars.amber, cursor: 'default' }])
export const alone = style({ padding: '0 10px' })
export const dot = style({ width: 6, height: 6, borderRadius: '50%', background: 'currentColor', flex: 'none', forcedColorAdjust: 'none' })
export const code = style({ '@media': { [media.phone]: { display: 'none' } } })
export const stop = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: '100%',
  cursor: 'pointer',
  ':hover': { background: `color-mix(in srgb, ${vars.green} 18%, transparent)` },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.coarse]: { width: heights.touch } },
})
export const clock = style({ whiteSpace: 'nowrap' })
