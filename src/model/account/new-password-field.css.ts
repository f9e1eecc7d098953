// How the strength of a new password looks.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const meter = style({ display: 'flex', alignItems: 'baseline', gap: 8, color: vars.textMuted })
export const bars = style({ flex: 'none', display: 'grid', gridTemplateColumns: 'repeat(4, 16px)', gap: 2, alignSelf: 'center' })
export const bar = style({
  height: 4,
  borderRadius: 2,
  background: vars.line,
  selectors: {
    '&[data-tone="red"]': { background: vars.red },
    '&[data-tone="amber"]': { background: vars.amber },
    '&[data-tone="green"]': { background: vars.green },
  },
})
