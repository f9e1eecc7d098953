// How lists of rows look: what scrolls, heads of groups, and columns that go one by one as the list gets narrower.
import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { row as baseRow, groupHead } from '#src/ui/dialogs/surface.css.ts'

/** The width of the list, not of the window, decides: sidebars come and go. */
export const list = createContainer()

const below = (width: number) => `${list} (max-width: ${width - 1}px)`

/** Where the first columns go, where more of them go, and where rows take two lines. */
export const close = below(900)
export const tight = below(760)
export const narrow = below(640)

export const frame = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0 })
export const scroller = style({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  containerName: list,
  containerType: 'inline-size',
  outline: 'none',
  '@media': { [media.phone]: { overscrollBehavior: 'auto' }, [media.short]: { overscrollBehavior: 'auto' } },
})
export const rows = style({ position: 'relative', flex: 'none', outline: 'none' })
/** Rows that are still loading: there is nothing to point at. */
export const still = style({ flex: 'none', pointerEvents: 'none' })
export const placed = style({ position: 'absolute', top: 0, left: 0, width: '100%' })
export const row = style([
  baseRow,
  {
    height: '100%',
    gap: 12,
    padding: '0 20px',
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-edge]::after': {
        content: '',
        position: 'absolute',
        left: 12,
        right: 12,
        height: 2,
        borderRadius: 1,
        background: vars.accent,
      },
      '&[data-edge=top]::after': { top: -1 },
      '&[data-edge=bottom]::after': { bottom: -1 },
    },
    '@container': {
      [narrow]: { flexWrap: 'wrap', alignContent: 'center', gap: '2px 10px', padding: '6px 16px' },
    },
  },
])
// As far apart as lines of text.
globalStyle(`${still} ${row} > span`, { paddingBlock: 3 })
export const head = style([groupHead, { color: vars.text, '@container': { [narrow]: { padding: '0 16px' } } }])
export const headText = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 })
export const preview = style({
  padding: '4px 10px',
  maxWidth: 320,
  fontSize: 13,
  lineHeight: '20px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text,
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: 6,
})
