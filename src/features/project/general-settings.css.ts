// How the general settings of a project lie.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const whole = { gridColumn: '1 / -1' }

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wide = style({ gridColumn: 'span 2', '@media': { [media.phone]: whole } })
export const full = style(whole)
export const line = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '6px 12px' })
export const note = style([meta, { color: vars.textMuted }])
export const status = style({ justifySelf: 'start', alignSelf: 'flex-start' })
