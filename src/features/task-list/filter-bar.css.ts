// How the filters of a list look.
import { style } from '@vanilla-extract/css'
import { truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** The line below the tools; on a phone one row that scrolls sideways, from edge to edge of the screen. */
export const bar = style({
  order: 1,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: '1 0 100%',
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: '2px 0 0',
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      width: 'calc(100% + 32px)',
      flexBasis: 'calc(100% + 32px)',
      marginInline: -16,
      // Room for the rings of what has focus.
      padding: '2px 16px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
})
export const item = style({ minWidth: 0, '@media': { [media.phone]: { flex: 'none' } } })
/** Its parts are told apart by hairlines; the last ones give way where room is short. */
export const chip = style({
  display: 'flex',
  alignItems: 'stretch',
  height: 28,
  maxWidth: 360,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  '@media': { [media.coarse]: { height: 36 } },
})
const part = style({
  flex: 'none',
  padding: '0 8px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: vars.hover, color: vars.text },
  ':focus-visible': { outlineOffset: -2, borderRadius: radius.control },
})
export const field = style([part, { color: vars.textMuted }])
export const operator = style([part, { color: vars.textFaint, borderLeft: `1px solid ${vars.line}` }])
export const value = style([part, truncate, { flex: '0 1 auto', color: vars.text, fontWeight: 500, borderLeft: `1px solid ${vars.line}` }])
export const remove = style([
  part,
  {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    padding: 0,
    color: vars.textFaint,
    borderLeft: `1px solid ${vars.line}`,
    '@media': { [media.coarse]: { width: 36 } },
  },
])
