// How the calendar and the time of a date picker stand together.
import { style } from '@vanilla-extract/css'
import { heights, media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** Six weeks, a row of names and the caption: the space is kept while the calendar loads. */
export const month = style({ minHeight: 248, width: 224, '@media': { [media.coarse]: { minHeight: 304, width: 7 * heights.touch } } })
export const time = style({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 8, minHeight: 28 })
export const clock = style({ width: 64, height: 28, textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
export const problem = style({ color: vars.red, fontSize: 12, lineHeight: '16px' })
