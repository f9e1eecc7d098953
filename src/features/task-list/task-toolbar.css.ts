// How the toolbar of a list looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
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
/** On a phone the bar at the bottom has it. */
export const create = style({ '@media': { [media.phone]: { selectors: { '&&': { display: 'none' } } } } })
export const layout = style({})
globalStyle(`${layout} svg`, { '@media': { [media.desk]: { display: 'none' } } })
globalStyle(`${layout} > button`, { '@media': { [media.phone]: { fontSize: 0, gap: 0, padding: '0 11px' } } })
/** On screens between phone and desk all tools still stand in one row. */
const tight = '(max-width: 899px)'
export const search = style({ width: 168, '@media': { [tight]: { width: 128 }, [media.phone]: { display: 'none' } } })
/** A line of its own, in front of the buttons, while it is open on a phone. */
export const searchOpen = style({ '@media': { [media.phone]: { display: 'block', order: -1, flex: '1 0 100%', width: '100%' } } })
export const desk = style({ '@media': { [media.phone]: { display: 'none' } } })
export const phone = style({ '@media': { [media.desk]: { display: 'none' } } })
export const menuValue = style({ fontWeight: 500, color: vars.text })
/** Gives way before the row of tools has to be two. */
export const menuName = style({ color: vars.textFaint, fontWeight: 400, '@media': { [tight]: { display: 'none' } } })
