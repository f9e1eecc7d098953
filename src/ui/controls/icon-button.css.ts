// How icon buttons look.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.control,
  color: vars.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"]), &[data-state="open"], &[aria-expanded="true"]': {
      background: vars.hover,
      color: vars.text,
    },
    '&:active:not(:disabled, [aria-disabled="true"])': { background: vars.pressed },
    '&[aria-pressed="true"]': { color: vars.accentText },
    '&:disabled, &[aria-disabled="true"]': { color: vars.textFaint, opacity: 0.6, cursor: 'not-allowed' },
  },
})

export const dot = style({
  '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  position: 'absolute',
  top: 5,
  right: 5,
  width: 7,
  height: 7,
  borderRadius: radius.round,
  background: vars.accent,
  boxShadow: `0 0 0 2px ${vars.surface}`,
})
