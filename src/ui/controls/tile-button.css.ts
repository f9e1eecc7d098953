// How tiles look: an icon over a small label, or beside it where the bar that holds them is wide.
import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** Set on the bar: `row` puts the label beside the icon. */
export const direction = createVar()
/** Set on the bar: how the content stands, `start` for rows. */
export const justify = createVar()
/** Set on the bar: the size of the label. */
export const labelSize = createVar()
/** Set on the bar: `1 1 0` shares its width among the tiles. */
export const share = createVar()

export const tile = style({
  display: 'flex',
  flexDirection: fallbackVar(direction, 'column') as 'column',
  alignItems: 'center',
  justifyContent: fallbackVar(justify, 'center'),
  gap: '4px 10px',
  flex: fallbackVar(share, 'none'),
  minHeight: 32,
  padding: '6px 8px',
  borderRadius: radius.control,
  color: vars.textMuted,
  fontSize: fallbackVar(labelSize, '11px'),
  lineHeight: '14px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled="true"]), &[data-state="open"]': { background: vars.hover, color: vars.text },
    '&:active:not([aria-disabled="true"])': { background: vars.pressed },
    '&[data-danger]:hover:not([aria-disabled="true"])': { background: vars.redSoft, color: vars.red },
    '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.coarse]: { minHeight: 44 } },
})
