// How segmented controls look.
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const group = style({
  display: 'inline-flex',
  flex: 'none',
  padding: 2,
  borderRadius: 7,
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  // What has no room is scrolled to.
  '@media': { [media.phone]: { maxWidth: '100%', overflowX: 'auto', scrollbarWidth: 'none' } },
})

export const option = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  height: 22,
  padding: '0 10px',
  borderRadius: 5,
  fontWeight: 500,
  color: vars.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text },
    '&[data-state="on"]': { background: vars.float, color: vars.text, boxShadow: vars.shadowControl },
  },
  '@media': {
    [media.coarse]: { height: 36, padding: '0 14px' },
    // Backgrounds and shadows are gone there.
    [media.forced]: {
      selectors: { '&[data-state="on"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

// Many of them have room side by side on a phone.
globalStyle(`${group}:has(> :nth-child(6)) > ${option}`, { '@media': { [media.coarse]: { padding: '0 8px' } } })
