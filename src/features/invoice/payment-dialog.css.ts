// How a payment is written down: amount and day beside each other, the rest below.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12px 16px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wide = style({ gridColumn: '1 / -1' })
