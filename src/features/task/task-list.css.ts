// How lists of tasks, their toolbar and their foot look.
import { globalStyle, style } from '@vanilla-extract/css'
import { heights, media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { groupHead } from '#src/ui/surface.css.ts'
import { tasks } from './task-row.css.ts'

/** Fills what its parent leaves; the rows scroll inside. */
export const view = style({ position: 'relative', display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0 })
export const scroller = style({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  containerName: tasks,
  containerType: 'inline-size',
  outline: 'none',
})
/** Rows that are on their way end where the list ends. */
export const coming = style({ flex: '1 1 0', minHeight: 0, overflow: 'hidden' })
export const rows = style({ position: 'relative', outline: 'none' })
export const placed = style({ position: 'absolute', top: 0, left: 0, width: '100%' })
export const group = style([groupHead, { '@container': { [`${tasks} (max-width: 639px)`]: { padding: '0 16px' } } }])
export const updating = style({ opacity: 0.6 })
export const notice = style({ padding: '6px 20px', borderBottom: `1px solid ${vars.line}` })

export const foot = style({
  flex: 'none',
  padding: '7px 20px',
  borderTop: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { padding: '7px 16px' } },
})
export const footHint = style({ display: 'inline-flex', alignItems: 'center', gap: 6, fontVariantNumeric: 'tabular-nums' })

export const bulk = style({
  '@media': {
    [media.phone]: {
      // In the flow: it covers neither rows nor pages.
      position: 'static',
      flex: 'none',
      width: '100%',
      maxWidth: '100%',
      minHeight: 52,
      borderRadius: 0,
      boxShadow: 'none',
      borderTop: `1px solid ${vars.line}`,
    },
  },
})
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
