// How the slider of a task's progress looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { box } from '#src/ui/fields/field.css.ts'

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 16,
  padding: '14px 0 10px',
  borderBottom: `1px solid ${vars.line}`,
})
export const label = style({ fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.textMuted })
export const range = style({
  appearance: 'none',
  width: '100%',
  height: 24,
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: 6,
  selectors: { '&:disabled': { cursor: 'default', opacity: 0.6 } },
  '@media': { [media.coarse]: { height: 40 } },
})

const track = {
  height: 4,
  borderRadius: 2,
  background: `linear-gradient(${vars.accent}, ${vars.accent}) 0 / var(--share) 100% no-repeat, ${vars.lineStrong}`,
}
const thumb = {
  appearance: 'none' as const,
  width: 16,
  height: 16,
  border: `2px solid ${vars.accent}`,
  borderRadius: '50%',
  background: vars.float,
}
globalStyle(`${range}::-webkit-slider-runnable-track`, track)
globalStyle(`${range}::-moz-range-track`, track)
globalStyle(`${range}::-webkit-slider-thumb`, { ...thumb, marginTop: -6 })
globalStyle(`${range}::-moz-range-thumb`, { ...thumb, boxSizing: 'border-box' })

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const field = style([box, { width: 52, textAlign: 'right' }])
export const problem = style({
  gridColumn: '1 / -1',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.red,
  selectors: { '&:not(:empty)': { paddingTop: 6 } },
})
