// How the ring of a task looks as its done checkbox: a tick shows through before it is pressed.
import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const done = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  padding: 3,
  margin: -3,
  borderRadius: radius.control,
  color: vars.textMuted,
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
  '::after': { content: '', position: 'absolute', inset: -4 },
  '@media': { [media.coarse]: { '::after': { inset: '-10px -8px' } } },
})
export const labelled = style({ fontSize: 12, lineHeight: '16px', ':hover': { color: vars.text } })
export const ring = style({ position: 'relative', display: 'inline-flex' })
export const hint = style({ position: 'absolute', inset: 0, margin: 'auto', visibility: 'hidden', color: vars.text })
export const plain = style({ display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 12, lineHeight: '16px' })
globalStyle(`${done}[aria-checked="false"]:hover ${hint}`, { '@media': { [media.hover]: { visibility: 'visible' } } })
// The pie makes room for the tick.
globalStyle(`${done}[aria-checked="false"]:hover circle + circle`, { '@media': { [media.hover]: { visibility: 'hidden' } } })
