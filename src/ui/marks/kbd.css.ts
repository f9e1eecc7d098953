// How keycaps look; where there is only a finger, or somebody does not want them, they are left out.
import { style, styleVariants } from '@vanilla-extract/css'
import { fonts, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const keys = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  flex: 'none',
  position: 'relative',
  verticalAlign: 'middle',
})

export const needsKeyboard = style({
  selectors: { ':root[data-no-key-hints] &': { display: 'none' } },
  '@media': { [media.coarse]: { display: 'none' } },
})

const base = style({
  font: `500 11px/16px ${fonts.body}`,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: radius.small,
  border: '1px solid transparent',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

export const cap = styleVariants({
  plain: [base, { color: vars.textFaint, background: vars.sunken, borderColor: vars.line }],
  inherit: [base, { color: 'inherit', borderColor: 'color-mix(in srgb, currentColor 45%, transparent)' }],
})
