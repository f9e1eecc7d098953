// The frame of a list among settings: what exports, sessions, deleted projects and the danger zone stand in.
import { style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const borderedList = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
})
