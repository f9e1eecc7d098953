// How the chart of logged time looks: colours of the theme only.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const meta = { fontSize: 12, lineHeight: '16px', color: vars.textMuted, fontVariantNumeric: 'tabular-nums' } as const
const HEIGHT = 140

export const figure = style({ display: 'grid', gap: 12, margin: 0 })
export const caption = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px', ...meta })
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 14px' })
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 6, color: vars.text })
export const figureText = style({ color: vars.textMuted })
export const swatch = style({ width: 8, height: 8, borderRadius: 2, flex: 'none' })

/** One colour a person, in this order. */
export const series = [vars.accent, vars.green, vars.amber, vars.blue, vars.red, vars.lineControl].map((colour) =>
  style({ background: colour }),
)

export const plot = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 8 })
export const scale = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: HEIGHT + 16,
  marginTop: -8,
})
export const tick = style([
  { textAlign: 'right', whiteSpace: 'nowrap' },
  { ...meta, color: vars.textFaint },
])
export const bars = style({
  display: 'flex',
  minWidth: 0,
  // Lines at the top, the middle and the foot.
  backgroundImage: `linear-gradient(${vars.line}, ${vars.line}), linear-gradient(${vars.line}, ${vars.line}), linear-gradient(${vars.lineStrong}, ${vars.lineStrong})`,
  backgroundSize: '100% 1px',
  backgroundPosition: `0 0, 0 ${HEIGHT / 2}px, 0 ${HEIGHT}px`,
  backgroundRepeat: 'no-repeat',
})
export const slot = style({ flex: '1 1 0', minWidth: 0, display: 'grid', justifyItems: 'center', gridTemplateRows: `${HEIGHT}px 20px` })
export const column = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 1,
  width: 'max(3px, min(28px, 70%))',
  height: '100%',
  '@media': { [media.phone]: { width: 'max(3px, min(20px, 76%))' } },
})
export const part = style({ flex: 'none', minHeight: 2, selectors: { '&:last-child': { borderRadius: '3px 3px 0 0' } } })
export const label = style({ ...meta, color: vars.textFaint, whiteSpace: 'nowrap', paddingTop: 4 })
