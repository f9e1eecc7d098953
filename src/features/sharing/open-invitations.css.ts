// How invitations look that wait for an answer.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const list = style({
  display: 'grid',
  gap: 8,
  padding: '20px 20px 0',
  '@media': { [media.phone]: { padding: '16px 16px 0' } },
  // Where it stands in a column of its own that has its space already.
  selectors: { '[data-column] > &': { padding: 0 } },
})
export const line = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  padding: 12,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
})
export const text = style({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' })
export const answers = style({ display: 'flex', gap: 8, marginLeft: 'auto' })
