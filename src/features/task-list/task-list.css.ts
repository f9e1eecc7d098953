// How lists of tasks, their toolbar and their foot look.
import { style } from '@vanilla-extract/css'
import { tasks } from '#src/model/task/rows/task-row.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { groupHead } from '#src/ui/dialogs/surface.css.ts'

/** Fills what its parent leaves; the rows scroll inside. */
export const view = style({ position: 'relative', display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0 })
export const scroller = style({
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What is brought into view lies between the names of the columns and the pager.
  scrollPaddingBlock: '32px 44px',
  '@media': {
    // The rest of the page comes after the rows.
    [media.phone]: { scrollPaddingBlock: 0, overscrollBehavior: 'auto' },
    [media.short]: { scrollPaddingBlockEnd: 0, overscrollBehavior: 'auto' },
  },
  containerName: tasks,
  containerType: 'inline-size',
  outline: 'none',
})
/** Rows that are on their way end where the list ends. */
export const coming = style({ flex: '1 1 0', minHeight: 0, overflow: 'hidden' })
export const grid = style({ flex: 'none' })
export const rows = style({ position: 'relative', outline: 'none' })
export const placed = style({ position: 'absolute', top: 0, left: 0, width: '100%' })
export const group = style([groupHead, { '@container': { [`${tasks} (max-width: 639px)`]: { padding: '0 16px' } } }])
/** The whole name is pressed to fold the group; it begins where the rows' boxes do. */
export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 24,
  margin: '0 -6px 0 -8px',
  padding: '0 6px 0 4px',
  borderRadius: radius.control,
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { background: vars.pressed },
  '@media': { [media.coarse]: { height: 32 } },
})
export const openMark = style({ color: vars.textFaint })
export const foldedMark = style({ color: vars.textFaint, transform: 'rotate(-90deg)' })
export const updating = style({ opacity: 0.6 })
export const notice = style({ padding: '6px 20px', borderBottom: `1px solid ${vars.line}` })

/** In view on a high screen; on a low one it comes after the rows and scrolls with them. */
export const foot = style({
  flex: 'none',
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  marginTop: 'auto',
  padding: '7px 20px',
  borderTop: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { position: 'static', padding: '7px 16px' }, [media.short]: { position: 'static' } },
})
export const footHint = style({ display: 'inline-flex', alignItems: 'center', gap: 6, fontVariantNumeric: 'tabular-nums' })
