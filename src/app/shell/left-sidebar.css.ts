// How the left sidebar looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** What is above and below the tree keeps its height; a long tree scrolls between them. */
export const sidebar = style({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: '0 1 auto' })
export const group = style({ display: 'grid', gap: 1, flex: 'none' })
export const more = style({ flex: 'none' })
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 24,
  padding: '0 4px 0 8px',
  margin: '12px 0 4px',
  flex: 'none',
})
export const headingText = style({ fontSize: 11, lineHeight: '16px', fontWeight: 600, color: vars.textFaint })
export const subheading = style({
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  color: vars.textFaint,
  padding: '0 8px',
  margin: '8px 0 4px',
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 0,
  height: 28,
  padding: '0 8px',
  textAlign: 'left',
  color: vars.textMuted,
  borderRadius: radius.control,
  cursor: 'pointer',
  ':hover': { background: vars.hover, color: vars.text },
  '@media': { [media.coarse]: { height: 40 } },
})
/** A button of an action, drawn as a row. */
export const action = style([row, { justifyContent: 'flex-start', fontWeight: 400, padding: '0 7px' }])
// Its key stands at the right edge.
globalStyle(`${action} > span`, { width: '100%', gap: 8, justifyContent: 'flex-start' })
globalStyle(`${action} > span > :last-child:not(:first-child)`, { marginLeft: 'auto' })
/** The project one is in: its page below carries the background. */
export const off = style({ color: vars.textFaint, cursor: 'default', ':hover': { background: 'none', color: vars.textFaint } })
export const currentProject = style({ color: vars.text, fontWeight: 500 })
export const current = style({
  background: vars.hover,
  color: vars.text,
  fontWeight: 500,
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: -2 } },
})
export const name = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
/** Each box that cuts off what it holds is painted as a piece of its own. */
export const fittingName = style({ flex: 1, whiteSpace: 'nowrap' })
export const chevron = style({ flex: 'none', color: vars.textFaint })
export const turned = style({ transform: 'rotate(90deg)' })
export const iconRoom = style({ flex: 'none', width: 16, height: 16 })
export const failure = style({ paddingInline: 8 })
export const empty = style({ padding: '4px 8px', color: vars.textFaint, fontSize: 12, lineHeight: '16px' })

export const count = style({ flex: 'none', marginLeft: 'auto', fontSize: 12, lineHeight: '16px', fontWeight: 600, color: vars.accentText })
