// How chips and dots look.
import { style, styleVariants } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const dot = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: radius.round,
  background: vars.lineControl,
  // The color is what it says.
  forcedColorAdjust: 'none',
  // Keeps a dot in the colour of the page visible.
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text} 12%, transparent)`,
})

export const text = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 20,
  maxWidth: '100%',
  minWidth: 0,
  padding: '0 7px',
  borderRadius: 10,
  fontSize: 11.5,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
})

export const label = style([pill, { border: `1px solid ${vars.line}`, background: vars.float, color: vars.textMuted }])
export const solid = style([pill, { fontWeight: 500, background: vars.hover, color: vars.text }])

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 24,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: 12,
  whiteSpace: 'nowrap',
})

export const tone = styleVariants({
  neutral: { borderColor: vars.line, color: vars.textMuted },
  accent: { background: vars.selected, color: vars.accentText, fontWeight: 500 },
  good: { background: vars.greenSoft, color: vars.green, fontWeight: 500 },
  warn: { background: vars.amberSoft, color: vars.amber, fontWeight: 500 },
  bad: { background: vars.redSoft, color: vars.red, fontWeight: 500 },
  info: { background: vars.blueSoft, color: vars.blue, fontWeight: 500 },
})

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  width: 16,
  height: 16,
  marginRight: -5,
  borderRadius: 4,
  color: vars.textFaint,
  cursor: 'pointer',
  ':hover': { background: vars.hover, color: vars.text },
  '::after': { content: '', position: 'absolute', inset: -5 },
  '@media': { [media.coarse]: { '::after': { inset: -12 } } },
})
