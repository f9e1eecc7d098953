// How selects look.
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'
import { box } from './field.css.ts'

export const trigger = style([
  box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    cursor: 'pointer',
    selectors: { '&[data-placeholder]': { color: vars.textFaint } },
  },
])

export const size = styleVariants({ 28: { height: 28 }, 32: { height: 32 } })
export const value = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const chevron = style({ color: vars.textFaint })
export const list = style({ minWidth: 'var(--radix-select-trigger-width)' })
export const option = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })
export const hint = style({
  fontSize: 12,
  color: vars.textFaint,
  marginLeft: 'auto',
  paddingLeft: 16,
  // Faint text is too pale on the active row.
  selectors: { '[data-highlighted] &': { color: vars.textMuted } },
})
export const tick = style({ marginLeft: 'auto', color: vars.accentText })
