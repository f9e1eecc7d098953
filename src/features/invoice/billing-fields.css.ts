// How the billing settings lie.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  width: '100%',
  maxWidth: 680,
  padding: 20,
  overflowY: 'auto',
  '@media': { [media.phone]: { padding: 16 } },
})
export const full = style({ gridColumn: '1 / -1' })
