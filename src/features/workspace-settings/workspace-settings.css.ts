// How the settings of a workspace look.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const whole = { gridColumn: '1 / -1' }

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const full = style(whole)
export const pictures = style({ display: 'grid', gap: 16 })
export const preview = style({ display: 'inline-grid', placeItems: 'center', minWidth: 48 })
export const pictureName = style({ color: vars.text, fontWeight: 500 })
export const wideLogo = style({ display: 'block', maxWidth: 160, maxHeight: 40, objectFit: 'contain' })
export const icon = style({ display: 'block', objectFit: 'contain' })
export const line = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '6px 12px', margin: 0 })
export const note = style([meta, { margin: 0, color: vars.textMuted }])
export const link = style({ display: 'inline-flex', alignItems: 'center', gap: 4, fontWeight: 500 })
export const offer = style({
  display: 'grid',
  gap: 12,
  maxWidth: 720,
  margin: '16px 20px 0',
  padding: 16,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.selected,
})
export const offerText = style({ margin: 0, overflowWrap: 'anywhere' })
export const deleted = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 640,
  minHeight: '60vh',
  margin: '0 auto',
  padding: 20,
  textAlign: 'center',
})
export const along = style({ justifySelf: 'stretch', marginTop: 20, textAlign: 'left' })
export const deletedTitle = style({ margin: 0, fontSize: 18, fontWeight: 600, overflowWrap: 'anywhere' })
