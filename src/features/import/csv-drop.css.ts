// What a page of tasks says while a table is held over it.
import { style } from '@vanilla-extract/css'
import { layers, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const hint = style({
  position: 'fixed',
  bottom: 72,
  left: '50%',
  zIndex: layers.toast,
  padding: '8px 14px',
  borderRadius: radius.round,
  background: vars.accent,
  color: vars.onAccent,
  fontWeight: 500,
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  maxWidth: 'calc(100vw - 32px)',
})
