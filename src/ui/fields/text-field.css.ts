// How text inputs look.
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'
import { box } from './field.css.ts'

export const frame = style([box, { display: 'flex', alignItems: 'center', gap: 8, cursor: 'text' }])
export const size = styleVariants({ 28: { height: 28 }, 32: { height: 32 } })
export const icon = style({ color: vars.textFaint })
export const input = style({
  flex: '1 1 auto',
  minWidth: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  ':focus-visible': { outline: 'none' },
})
export const area = style([box, { display: 'block', padding: '6px 8px', resize: 'vertical', fieldSizing: 'content' }])
