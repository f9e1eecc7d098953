// How one setting looks.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const field = style({ position: 'relative', minWidth: 0 })
export const corner = style({ position: 'absolute', top: 0, right: 0 })
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.green,
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: '12px 0',
  minWidth: 0,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})
export const words = style({ flex: '1 1 180px', display: 'grid', minWidth: 0, gap: 2 })
export const title = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500 })
export const note = style([meta, { color: vars.textMuted, maxWidth: '64ch' }])
export const problem = style([meta, { color: vars.red }])
export const discard = style({
  color: vars.accentText,
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
})
