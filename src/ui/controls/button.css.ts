// How buttons look.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { heights, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const off = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])'

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  padding: '0 10px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: { [off]: { cursor: 'not-allowed' }, '&[aria-busy="true"]': { cursor: 'progress' } },
})

// A window as narrow as a phone's, as a desk's is at 400 %, has no room for key caps; tooltips say the keys.
globalStyle(`${button} kbd`, { '@media': { [media.phone]: { display: 'none' } } })

export const size = styleVariants({
  28: { height: heights.control, '@media': { [media.coarse]: { minHeight: heights.touch, padding: '0 14px' } } },
  32: { height: heights.controlLarge, padding: '0 12px', '@media': { [media.coarse]: { minHeight: heights.touch, padding: '0 16px' } } },
})

const hover = '&:hover:not(:disabled, [aria-disabled="true"])'
const pressed = '&:active:not(:disabled, [aria-disabled="true"]), &[data-state="open"]'

export const variant = styleVariants({
  primary: {
    background: vars.accent,
    color: vars.onAccent,
    selectors: {
      [hover]: { background: vars.accentHover },
      [off]: { background: vars.hover, color: vars.textFaint },
    },
  },
  danger: {
    background: vars.red,
    color: vars.onRed,
    selectors: {
      [hover]: { background: vars.redHover },
      [off]: { background: vars.hover, color: vars.textFaint },
    },
  },
  ghost: {
    background: vars.float,
    borderColor: vars.lineStrong,
    color: vars.text,
    selectors: {
      [hover]: { background: vars.hover },
      [pressed]: { background: vars.pressed },
      [off]: { background: 'transparent', borderColor: vars.line, color: vars.textFaint },
    },
  },
  subtle: {
    color: vars.textMuted,
    selectors: {
      [hover]: { background: vars.hover, color: vars.text },
      [pressed]: { background: vars.pressed, color: vars.text },
      [off]: { color: vars.textFaint },
    },
  },
})

export const inside = style({ display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0 })
export const waiting = style({ opacity: 0 })
export const spinner = style({ position: 'absolute' })

/** Keys that would do something else: the button keeps its width. */
export const taken = style({ visibility: 'hidden' })
