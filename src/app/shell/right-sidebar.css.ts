// How the right sidebar looks.
import { style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 8,
  padding: 8,
  borderRadius: radius.card,
  ':hover': { background: vars.hover },
})
export const names = style({ display: 'grid', minWidth: 0 })
export const name = style({
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const headline = style({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const nav = style({ display: 'grid', gap: 1, padding: 8, borderTop: `1px solid ${vars.line}` })
