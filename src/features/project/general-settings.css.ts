// How the general settings of a project lie.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'

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
