// How the detail of a task looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { heading } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { bleed } from '#src/ui/controls/tabs.css.ts'
import { direction, justify, labelSize } from '#src/ui/controls/tile-button.css.ts'
import { paddingAbove } from '#src/ui/dialogs/surface.css.ts'

const wide = '(min-width: 880px)'
export const frame = style({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  containerType: 'inline-size',
})
export const body = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  padding: '18px 24px 32px',
  vars: { [paddingAbove]: '18px' },
  selectors: {
    '[data-narrow] &': { padding: '12px 16px 32px', vars: { [paddingAbove]: '12px' }, scrollPaddingTop: 52 },
  },
})
/** The side navigation: tiles in a column, lines where there is room. */
export const rail = style({
  flex: 'none',
  width: 80,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '10px 6px',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderLeft: `1px solid ${vars.line}`,
  '@container': {
    [wide]: { width: 148, padding: '14px 10px', vars: { [direction]: 'row', [justify]: 'flex-start', [labelSize]: '13px' } },
  },
})
export const pictures = style({
  height: 240,
  marginBottom: 18,
  selectors: { '[data-narrow] &': { height: 132, marginBottom: 12 } },
})

export const title = style([
  heading.page,
  { fontSize: 20, lineHeight: '28px', overflowWrap: 'anywhere', selectors: { '[data-narrow] &': { lineHeight: '26px' } } },
])
export const titleHeading = style({ display: 'flex' })
export const titleBox = style({ display: 'grid', gap: 8, margin: '0 -9px' })
export const titleField = style([
  title,
  {
    display: 'block',
    width: '100%',
    padding: '2px 8px',
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    resize: 'none',
    overflow: 'hidden',
    cursor: 'text',
    ':hover': { background: vars.hover },
    ':focus': { background: vars.surface, borderColor: vars.ring, outline: 'none' },
    ':focus-visible': { outline: 'none' },
    selectors: { '[data-editing] &': { borderColor: vars.lineStrong, background: vars.surface } },
    '@media': { [media.coarse]: { paddingBlock: 5 } },
  },
])
export const titleButtons = style({ display: 'flex', alignItems: 'center', gap: 6, padding: '0 9px 4px' })
export const titleConflict = style({
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
  margin: '0 8px',
})
export const hint = style({ fontSize: 12, color: vars.textFaint, marginRight: 'auto' })

export const props = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) 84px minmax(0, 1fr)',
  gap: '4px 12px',
  alignItems: 'center',
  margin: '18px 0 0',
})
export const tabs = style({
  marginTop: 20,
  vars: { [bleed]: '24px' },
  selectors: { '[data-narrow] &': { marginTop: 8, vars: { [bleed]: '16px' } } },
})
// The strip stays in view while one reads on.
globalStyle(`[data-narrow] ${tabs} > * > [role="tablist"]`, {
  position: 'sticky',
  top: 'calc(-1 * 12px)',
  zIndex: 3,
  gap: 20,
  background: vars.float,
})
globalStyle(`[data-narrow] ${tabs} > * > [role="tablist"] > [role="tab"]`, { minHeight: 44, fontSize: 14 })
export const name = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint })
export const value = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, minWidth: 0 })
const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  minWidth: 0,
  maxWidth: '100%',
  padding: '0 8px',
  marginLeft: -8,
  borderRadius: radius.control,
})
export const plain = fact
export const button = style([
  fact,
  { cursor: 'pointer', ':hover': { background: vars.hover }, '@media': { [media.coarse]: { minHeight: 40 } } },
])
export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const faint = style({ color: vars.textFaint })
export const late = style({ color: vars.red })
export const wrap = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, minWidth: 0, padding: '4px 0' })
/** A long name is cut, so that some stand beside each other. */
export const label = style({ maxWidth: 168 })
export const more = style({ fontSize: 12, lineHeight: '20px', color: vars.textFaint, fontVariantNumeric: 'tabular-nums' })
export const bar = style({ width: 120, flex: 'none' })
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const skeletonTitle = style({ display: 'flex', alignItems: 'center', height: 34 })
export const skeletonTabs = style({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  height: 37,
  marginTop: 20,
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '[data-narrow] &': { height: 45, marginTop: 8 } },
})
export const skeletonTile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  minHeight: 46,
  flex: '1 0 auto',
})
