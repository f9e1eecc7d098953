// How the pictures above a task's title look: whole on a blurred ground of themselves.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const frame = style({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.sunken,
})
export const backdrop = style({
  position: 'absolute',
  inset: -24,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  filter: 'blur(20px) saturate(1.1)',
  opacity: 0.35,
})
export const slide = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  padding: 10,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: -3 },
})
export const image = style({ maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain', borderRadius: radius.small })
export const waiting = style({ height: '100%', overflow: 'hidden', borderRadius: radius.card })
export const none = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: 16,
  borderRadius: radius.card,
  background: vars.sunken,
  color: vars.textFaint,
  fontSize: 12,
})
const edge = style({ position: 'absolute', top: '50%', transform: 'translateY(-50%)' })
export const left = style([edge, { left: 10 }])
export const right = style([edge, { right: 10 }])
const floating = { background: vars.float, color: vars.text, boxShadow: vars.shadowControl } as const
export const control = style([floating, { borderRadius: radius.round, '@media': { [media.phone]: { opacity: 0.92 } } }])
export const foot = style({ position: 'absolute', right: 10, bottom: 10, display: 'flex', alignItems: 'center', gap: 6 })
export const small = style([floating, { borderRadius: radius.round }])
export const place = style([
  floating,
  { padding: '2px 8px', borderRadius: radius.round, fontSize: 11, lineHeight: '18px', fontVariantNumeric: 'tabular-nums' },
])
