// How the date panel looks.
import { style } from '@vanilla-extract/css'
import { heights, media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const panel = style({ width: 224, '@media': { [media.coarse]: { width: 7 * heights.touch } } })
export const reading = style({
  minHeight: 16,
  margin: '6px 0 4px',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
  fontVariantNumeric: 'tabular-nums',
})
export const problem = style([reading, { color: vars.red, overflowWrap: 'anywhere' }])
export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 6, marginTop: 8 })
