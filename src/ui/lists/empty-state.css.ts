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
export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '8px 0',
  color: vars.textMuted,
})
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
export const beside = style({ display: 'flex', flexWrap: 'wrap', gap: '0 8px', minWidth: 0 })
export const lead = style({ display: 'grid', justifyItems: 'center', gap: 12 })
/** The sign stays at the first line however the words wrap. */
export const leadBeside = style({ display: 'flex', alignItems: 'flex-start', gap: 8, minWidth: 0 })
export const words = style({ display: 'grid', gap: 2, maxWidth: 400 })
export const what = style({ color: vars.text, fontWeight: 500, textWrap: 'balance' })
export const reason = style({ textWrap: 'balance' })
/** Room for the longest of what may stand there, so that nothing moves when it changes. */
export const note = style({ minHeight: 16, fontSize: 12, lineHeight: '16px', color: vars.textFaint, fontVariantNumeric: 'tabular-nums' })
export const noteBeside = style([note, { minWidth: 128 }])
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
export const alert = style({ flex: 'none', marginTop: 2, color: vars.red })
