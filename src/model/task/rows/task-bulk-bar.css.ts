// How the bar of the selected tasks looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { heights, media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { bulkLine } from '#src/ui/lists/bulk-dock.css.ts'

export const bulk = style([bulkLine])
export const bulkCount = style({ fontWeight: 600, marginRight: 6, fontVariantNumeric: 'tabular-nums' })
export const bulkAction = style({ '@media': { [media.coarse]: { minHeight: heights.touch } } })
export const bulkEvery = style({ marginRight: 6, color: vars.accentText })
/** Always in view, whatever of the bar is not: at its end; on a phone, where the bar scrolls sideways, first. */
export const bulkClear = style({
  position: 'sticky',
  right: 0,
  background: vars.float,
  '@media': { [media.phone]: { order: -1, flex: 'none', left: 0, zIndex: 1, minWidth: heights.touch, minHeight: heights.touch } },
})
// The bar says words and keys; icons would make it too long.
globalStyle(`${bulkAction} .lucide`, { display: 'none' })
// Where room is short the words go before the keys.
globalStyle(`${bulk} kbd`, { '@media': { '(max-width: 1359px)': { display: 'none' } } })
