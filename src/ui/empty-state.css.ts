// How empty and failed screens look.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '64px 24px',
  textAlign: 'center',
  color: vars.textMuted,
})
export const small = style({ padding: '24px 16px', gap: 8 })
export const inline = style({ display: 'flex', alignItems: 'center', gap: 8, padding: '8px 0', color: vars.textMuted })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.dialog,
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  color: vars.textFaint,
})
export const sentence = style({ maxWidth: 360, textWrap: 'balance' })
export const beside = style({ minWidth: 0 })
export const hint = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
})
/** Speaks of a key: nothing for fingers. */
export const keysHint = style([hint, { '@media': { [media.coarse]: { display: 'none' } } }])
export const alert = style({ color: vars.red })
