// How the calendar looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { heights, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** For fingers a day is as wide as any other target; seven of them fit every phone. */
const touchDay = { width: heights.touch, height: 40 }

export const root = style({ width: 224, userSelect: 'none', '@media': { [media.coarse]: { width: 7 * heights.touch } } })
export const month = style({ display: 'grid', gridTemplateColumns: 'auto 1fr auto', alignItems: 'center' })
export const caption = style({ textAlign: 'center', fontWeight: 600, lineHeight: '32px' })
const step = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  margin: 2,
  borderRadius: radius.control,
  color: vars.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.hover, color: vars.text },
  selectors: { '&[aria-disabled="true"]': { opacity: 0.4 } },
  '@media': { [media.coarse]: { width: heights.touch, height: heights.touch, margin: 0 } },
})
export const previous = style([step, { gridArea: '1 / 1' }])
export const next = style([step, { gridArea: '1 / 3' }])
export const grid = style({ gridColumn: '1 / -1' })
export const weekday = style({
  width: 32,
  height: 24,
  fontSize: 11,
  fontWeight: 500,
  color: vars.textFaint,
  textAlign: 'center',
  '@media': { [media.coarse]: { width: heights.touch } },
})
export const day = style({ width: 32, height: 32, padding: 1, textAlign: 'center', '@media': { [media.coarse]: touchDay } })
export const button = style({
  width: 30,
  height: 30,
  borderRadius: radius.control,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { width: touchDay.width - 2, height: touchDay.height - 2 } },
})
export const today = style({})
export const selected = style({})
export const outside = style({ color: vars.textFaint })
export const disabled = style({})
globalStyle(`${today} ${button}`, { color: vars.accentText, fontWeight: 600 })
globalStyle(`${selected} ${button}`, { background: vars.accent, color: vars.onAccent, fontWeight: 600 })
globalStyle(`${disabled} ${button}`, {
  color: vars.textFaint,
  opacity: 0.5,
  cursor: 'not-allowed',
  background: 'none',
})
