// What stands for a picture of another machine until somebody wants to see it.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 28,
  margin: '2px 0',
  padding: '3px 10px',
  border: `1px dashed ${vars.textFaint}`,
  borderRadius: 6,
  background: 'transparent',
  color: vars.textFaint,
  font: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { color: vars.text, background: vars.hover },
})
