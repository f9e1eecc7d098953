// How tabs look.
import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const root = style({ minWidth: 0 })

/** How far the line reaches past the tabs, into the padding around them: set it where that padding is set. */
export const bleed = createVar()
const reach = fallbackVar(bleed, '0px')

export const list = style({
  display: 'flex',
  gap: 18,
  marginInline: `calc(-1 * ${reach})`,
  paddingInline: reach,
  borderBottom: `1px solid ${vars.line}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
})

export const tab = style({
  position: 'relative',
  flex: 'none',
  padding: '8px 0',
  fontWeight: 500,
  color: vars.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text },
    '&[data-state="active"]': { color: vars.text, boxShadow: `inset 0 -2px ${vars.accent}` },
    // The ring has room around the letters.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: '4px -6px',
      border: `2px solid ${vars.ring}`,
      borderRadius: 4,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.coarse]: { minHeight: 40 } },
})

export const count = style({
  marginLeft: 1,
  fontSize: 11,
  lineHeight: 0,
  fontWeight: 400,
  color: vars.textFaint,
  fontVariantNumeric: 'tabular-nums',
})
export const panel = style({ ':focus-visible': { outlineOffset: 2, borderRadius: 4 } })
