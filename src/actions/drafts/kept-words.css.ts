// How words look that were typed about something that is gone.
import { style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: '0 auto',
  padding: '0 16px 24px',
  maxWidth: 640,
  width: '100%',
})

export const words = style({
  margin: 0,
  padding: 12,
  maxHeight: 240,
  overflow: 'auto',
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const ways = style({ display: 'flex', gap: 8 })
