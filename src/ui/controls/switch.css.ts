// How switches look.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const row = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })

export const track = style({
  width: 28,
  height: 16,
  flex: 'none',
  padding: 2,
  borderRadius: radius.round,
  background: vars.lineControl,
  cursor: 'pointer',
  selectors: { '&[data-state="checked"]': { background: vars.accent }, '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
})

export const thumb = style({
  display: 'block',
  width: 12,
  height: 12,
  borderRadius: radius.round,
  background: '#ffffff',
  selectors: { '&[data-state="checked"]': { transform: 'translateX(12px)' } },
  '@media': { [media.motion]: { transition: 'transform 120ms ease-out' } },
})
