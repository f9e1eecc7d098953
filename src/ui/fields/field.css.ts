// How labelled controls look; `box` is the frame of every text-like control.
import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { fieldFrame, fieldFrameFocused } from './field-frame.ts'

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const label = style({ fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.textMuted, marginBottom: 6 })
export const required = style({ color: vars.red })
const note = style({ fontSize: 12, lineHeight: '16px', selectors: { '&:not(:empty)': { marginTop: 4 } } })
export const hint = style([note, { color: vars.textFaint }])
export const error = style([note, { color: vars.red }])

export const box = style({
  width: '100%',
  minHeight: 28,
  padding: '0 8px',
  ...fieldFrame,
  borderRadius: radius.control,
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"])': { borderColor: vars.lineControl },
    '&:focus-visible, &:focus-within:has(input:focus-visible)': fieldFrameFocused,
    '&[aria-invalid="true"], &:has([aria-invalid="true"])': { borderColor: vars.red },
    '&:disabled, &:has(:disabled)': { background: vars.sunken, color: vars.textFaint },
  },
  '@media': { [media.coarse]: { minHeight: 40 } },
})

// Below 16 px a phone zooms into the field.
globalStyle(`${box}:is(input, textarea), ${box} input`, { '@media': { [media.coarse]: { fontSize: 16 } } })
