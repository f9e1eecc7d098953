// What lies under a row that is swiped.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const ground = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 20px',
  fontWeight: 600,
  color: vars.textMuted,
  background: vars.sunken,
  userSelect: 'none',
})
/** Its words stand at the side that comes free. */
export const side = {
  right: style({ justifyContent: 'flex-start' }),
  left: style({ flexDirection: 'row-reverse', justifyContent: 'flex-start' }),
}
/** Let go now, it is done. */
export const armed = {
  right: style({ color: vars.green, background: vars.greenSoft }),
  left: style({ color: vars.blue, background: vars.blueSoft }),
}
/** A row on its way; it covers what lies under it. */
export const moving = style({
  zIndex: 1,
  background: vars.surface,
  selectors: { '&[aria-selected="true"]': { background: vars.selected } },
})
export const settling = style({ '@media': { [media.motion]: { transition: 'transform 120ms ease-out' } } })
