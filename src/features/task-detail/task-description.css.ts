// How the description in a task's detail looks, read and edited.
import { globalStyle, style } from '@vanilla-extract/css'
import { heights, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const description = style({ marginTop: 6, color: vars.textMuted })
/** Between what one line and three need: little moves when it is there. */
export const coming = style({ minHeight: 56 })
export const nothing = style({ marginTop: 6, color: vars.textFaint })
export const editing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: '6px -8px 0' })
/** Stay in view below a long text, at the edge of what scrolls: 32 px below its padding. */
export const buttons = style({
  position: 'sticky',
  bottom: -32,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '8px',
  background: vars.float,
})
export const hint = style({ fontSize: 12, color: vars.textFaint, marginRight: 'auto' })

/** Reaches 8 px beyond the text, as the title's field does. */
export const clickable = style({
  position: 'relative',
  margin: '0 -8px',
  padding: '2px 8px',
  borderRadius: radius.control,
  cursor: 'text',
  // A finger leaves its hover behind.
  '@media': { [media.hover]: { ':hover': { background: vars.hover } } },
})
export const corner = style({
  // The text flows around it: it covers nothing, and nothing moves when it shows.
  float: 'inline-end',
  position: 'relative',
  zIndex: 1,
  margin: '-2px -4px 0 8px',
  borderRadius: radius.control,
  '@media': { [media.hover]: { opacity: 0 } },
})
globalStyle(`${clickable}:hover ${corner}, ${clickable}:focus-within ${corner}`, { opacity: 1 })

/** The place of a description that nobody has written yet. */
export const invite = style({
  display: 'block',
  width: 'calc(100% + 16px)',
  margin: '4px -8px 0',
  padding: '4px 8px',
  borderRadius: radius.control,
  color: vars.textFaint,
  textAlign: 'start',
  cursor: 'text',
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { minHeight: heights.touch } },
})
export const unsaved = style({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 8 })
export const conflict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  borderRadius: radius.control,
  background: vars.amberSoft,
  color: vars.amber,
  fontSize: 12,
  lineHeight: '16px',
})
