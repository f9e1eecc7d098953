// How the way to an identity provider looks below a form.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const block = style({ display: 'grid', gap: 12 })
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
  '::before': { content: '', flex: 1, height: 1, background: vars.line },
  '::after': { content: '', flex: 1, height: 1, background: vars.line },
})
