// How a text looks that is edited where it stands.
import { style } from '@vanilla-extract/css'
import { meta, textLink } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minWidth: 0,
  margin: '0 0 0 -6px',
})
export const field = style({
  flex: '0 1 auto',
  minWidth: 64,
  maxWidth: '100%',
  padding: '2px 6px',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: 0,
  borderRadius: radius.control,
  resize: 'none',
  overflow: 'hidden',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.hover },
    '&:focus': { background: vars.surface, outline: `1.5px solid ${vars.ring}`, outlineOffset: -1.5 },
    '&::placeholder': { color: vars.textFaint },
  },
  '@media': { [media.coarse]: { minHeight: 40 } },
})
/** Where lines are typed: what stands below it does not move with every letter. */
export const whole = style({ flex: '1 0 100%' })
export const plain = style({ padding: '2px 6px', minWidth: 0, overflowWrap: 'anywhere' })
export const note = style([meta, { display: 'inline-flex', gap: 6, color: vars.textMuted }])
export const press = style([textLink])
export const problem = style([meta, { color: vars.red }])
