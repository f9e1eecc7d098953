// How the dialog that cuts a picture looks.
import { style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const stage = style({ display: 'grid', justifyItems: 'center', gap: 16, padding: '4px 0 8px' })
export const frame = style({
  position: 'relative',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: radius.card,
  cursor: 'grab',
  touchAction: 'none',
  // What is see-through shows as squares.
  background: `repeating-conic-gradient(${vars.sunken} 0 25%, ${vars.surface} 0 50%) 0 0 / 16px 16px`,
  ':active': { cursor: 'grabbing' },
})
export const picture = style({ position: 'absolute', top: 0, left: 0, maxWidth: 'none', userSelect: 'none', pointerEvents: 'none' })
const mask = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
export const circle = style([mask, { borderRadius: '50%', boxShadow: '0 0 0 400px #00000073' }])
export const square = style([mask, { borderRadius: radius.card, boxShadow: `inset 0 0 0 1px ${vars.lineStrong}` }])
export const zoom = style({ display: 'flex', alignItems: 'center', gap: 10, width: '100%', maxWidth: 320, color: vars.textFaint })
export const slider = style({ flex: 1, minWidth: 0, height: 24, accentColor: vars.accent, cursor: 'pointer' })
