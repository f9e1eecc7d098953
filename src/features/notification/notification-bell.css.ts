// How the notifications dropdown looks.
import { style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const list = style({ width: 360, maxWidth: 'calc(100vw - 32px)', maxHeight: '60vh', overflowY: 'auto', padding: 4 })
export const head = style({ fontSize: 13, lineHeight: '20px', fontWeight: 600, padding: '8px 8px 6px' })
export const line = style({
  display: 'flex',
  gap: 10,
  width: '100%',
  padding: 8,
  textAlign: 'left',
  borderRadius: radius.control,
  selectors: { 'button&': { cursor: 'pointer' }, 'button&:hover': { background: vars.hover } },
})
export const text = style({ display: 'grid', minWidth: 0 })
export const name = style({ fontWeight: 500 })
export const title = style({ color: vars.textMuted, overflowWrap: 'anywhere' })
export const meta = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint })
