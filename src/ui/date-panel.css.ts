// How the date panel looks.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const panel = style({ width: 224 })
export const reading = style({
  minHeight: 16,
  margin: '6px 0 4px',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
  fontVariantNumeric: 'tabular-nums',
})
export const problem = style([reading, { color: vars.red }])
/** Six weeks, a row of names and the caption: the space is kept while the calendar loads. */
export const month = style({ minHeight: 248 })
export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 6, marginTop: 8 })
export const time = style({ width: 64, height: 28, marginRight: 'auto', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
