// How the toolbar of a list looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginLeft: 'auto',
  '@media': { [media.phone]: { display: 'contents' } },
})
/** On a phone everything stands in one row, and every tool is its icon; its name is said all the same. */
export const tool = style({
  '@media': { [media.phone]: { selectors: { '&&': { fontSize: 0, gap: 0, padding: 0, width: 40 } } } },
})
/** Where what stands at the right end begins. */
export const first = style({ '@media': { [media.phone]: { marginLeft: 'auto' } } })
export const create = style({ '@media': { [media.phone]: { selectors: { '&&': { fontSize: 0, gap: 0, padding: 0, width: 44 } } } } })
export const layout = style({})
globalStyle(`${layout} svg`, { '@media': { [media.desk]: { display: 'none' } } })
globalStyle(`${layout} > button`, { '@media': { [media.phone]: { fontSize: 0, gap: 0, padding: '0 11px' } } })
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: 26,
  maxWidth: 260,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  color: vars.textMuted,
  overflow: 'hidden',
  '@media': { [media.coarse]: { height: 36 } },
})
export const chipText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  height: '100%',
  padding: '0 4px 0 8px',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ':hover': { background: vars.hover },
  ':focus-visible': { outlineOffset: -2 },
})
export const chipName = style({ color: vars.textFaint })
export const chipValue = style({ color: vars.text, fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' })
export const chipRemove = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: '100%',
  flex: 'none',
  color: vars.textFaint,
  cursor: 'pointer',
  ':hover': { background: vars.hover, color: vars.text },
  ':focus-visible': { outlineOffset: -2 },
})
export const search = style({ width: 168, '@media': { [media.phone]: { display: 'none' } } })
/** A line of its own, in front of the buttons, while it is open on a phone. */
export const searchOpen = style({ '@media': { [media.phone]: { display: 'block', order: -1, flex: '1 0 100%', width: '100%' } } })
export const desk = style({ '@media': { [media.phone]: { display: 'none' } } })
export const phone = style({ '@media': { [media.desk]: { display: 'none' } } })
export const menuValue = style({ fontWeight: 500, color: vars.text })
export const menuName = style({ color: vars.textFaint, fontWeight: 400 })
