// How the colour field looks.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.control,
  background: vars.float,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-state="open"]': { borderColor: vars.lineControl },
    '&[data-invalid]': { borderColor: vars.red },
  },
  '@media': { [media.coarse]: { width: 40, height: 40 } },
})
export const fill = style({
  width: 16,
  height: 16,
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
})
export const panel = style({ display: 'grid', gap: 12 })
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 1fr)',
  gap: 4,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  height: 23,
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  cursor: 'pointer',
  ':hover': { transform: 'scale(1.08)' },
  '@media': { [media.coarse]: { height: 32 } },
})
export const sample = style({ display: 'flex', minWidth: 0, overflow: 'hidden' })
