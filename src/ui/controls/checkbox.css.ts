// How tick boxes look.
import { globalStyle, style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const box = style({
  width: 14,
  height: 14,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: radius.small,
  border: `1.5px solid ${vars.lineControl}`,
  background: vars.float,
  color: vars.onAccent,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.accent },
    '&[data-state="checked"], &[data-state="indeterminate"]': { background: vars.accent, borderColor: vars.accent },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const tick = style({ display: 'grid', placeItems: 'center' })
globalStyle(`${tick} > svg`, { strokeWidth: 3.4, width: 10, height: 10, maxWidth: 'none' })

export const row = style({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 })
globalStyle(`${row} > label`, { minWidth: 0, overflowWrap: 'anywhere' })
