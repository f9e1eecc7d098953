// How the comments of a discussion look, besides what all comments do.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

/** Where what the reader has not seen begins. */
export const newFrom = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  color: vars.accentText,
  '::before': { content: '', flex: 1, height: 1, background: vars.accent },
  '::after': { content: '', flex: 1, height: 1, background: vars.accent },
})
export const end = style({ height: 1 })
export const icon = style({ color: vars.textFaint })
