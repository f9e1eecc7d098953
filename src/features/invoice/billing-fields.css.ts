// How the billing settings lie.
import { style } from '@vanilla-extract/css'
import { heading as headingText } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

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
// A part with a heading of its own, in the columns of the whole.
export const part = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'start', gap: 16 })
export const heading = style([headingText.section, { gridColumn: '1 / -1', marginTop: 12 }])
export const note = style({ gridColumn: '1 / -1', color: vars.textMuted, marginTop: -8 })
