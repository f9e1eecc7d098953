// How choosing a picture looks.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 16px',
  minWidth: 0,
  borderRadius: radius.card,
  selectors: { '&[data-over]': { outline: `1.5px dashed ${vars.accent}`, outlineOffset: 6 } },
})
export const preview = style({ flex: 'none', display: 'grid' })
export const side = style({ display: 'grid', gap: 6, minWidth: 0 })
export const buttons = style({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 8 })
export const hint = style([meta, { color: vars.textMuted }])
export const error = style([meta, { color: vars.red }])
