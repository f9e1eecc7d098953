// How the hint of a begun key sequence looks: a small card at the foot of the window.
import { style } from '@vanilla-extract/css'
import { arrive } from '#src/theme/text.css.ts'
import { layers, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

// The region is always there: only what is put into it is said.
export const place = style({
  position: 'fixed',
  zIndex: layers.toast,
  left: 0,
  right: 0,
  bottom: 16,
  display: 'flex',
  justifyContent: 'center',
  padding: '0 16px',
  pointerEvents: 'none',
})
export const card = style([
  arrive.fade,
  {
    maxWidth: 640,
    padding: '10px 14px',
    background: vars.float,
    borderRadius: radius.card,
    boxShadow: vars.shadowFloat,
    color: vars.textMuted,
  },
])
export const pressed = style({ display: 'flex', alignItems: 'center', gap: 6, fontWeight: 600, color: vars.text })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginTop: 8, padding: 0 })
export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 12, lineHeight: '18px' })
