// How links to pages and tasks look in a text.
import { globalStyle, style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const goneLink = style({ color: vars.textFaint, textDecoration: 'line-through' })
export const taskLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: '0 7px',
  verticalAlign: 'bottom',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.control,
  fontSize: 13,
  lineHeight: '20px',
})
globalStyle(`div a${taskLink}`, { color: vars.text, textDecoration: 'none' })
globalStyle(`div a${taskLink}:hover`, { background: vars.hover })
export const taskCode = style({ flex: 'none', color: vars.textMuted, fontVariantNumeric: 'tabular-nums' })
export const doneTask = style({ color: vars.textFaint, textDecoration: 'line-through' })
