// How the upgrade prompt looks.
import { style } from '@vanilla-extract/css'
import { fonts, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const body = style({ display: 'grid', gap: 16 })
export const text = style({ color: vars.textMuted })
export const offer = style({
  display: 'grid',
  gap: 10,
  padding: 16,
  borderRadius: radius.card,
  background: vars.selected,
})
export const discount = style({ display: 'flex', alignItems: 'baseline', gap: 8, color: vars.textMuted })
export const percent = style({ fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.017em', color: vars.accentText })
export const coupon = style({ display: 'flex', alignItems: 'stretch', gap: 8 })
export const code = style({
  flex: '1 1 auto',
  minWidth: 0,
  alignContent: 'center',
  padding: '5px 10px',
  border: `1px dashed ${vars.lineControl}`,
  borderRadius: radius.control,
  background: vars.float,
  color: vars.text,
  fontFamily: fonts.mono,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
/** As high as the message, so that nothing moves when it comes and goes. */
export const said = style({ display: 'grid', alignItems: 'center', minHeight: 36 })
export const hint = style({ fontSize: 12, lineHeight: '20px', color: vars.textFaint })
export const foot = style({ display: 'flex', alignItems: 'center', gap: 12, width: '100%' })
export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginRight: 'auto',
  color: vars.textFaint,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
})
export const ring = style({ width: 18, height: 18, transform: 'rotate(-90deg)' })
export const track = style({ fill: 'none', stroke: vars.lineStrong, strokeWidth: 2 })
export const arc = style({
  fill: 'none',
  stroke: vars.accent,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [media.motion]: { transition: 'stroke-dashoffset 1s linear' } },
})
