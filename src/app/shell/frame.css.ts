// The frame of every screen: header, docked sidebar, main, footer.
import { globalStyle, style } from '@vanilla-extract/css'
import { touchTarget } from '#src/theme/text.css.ts'
import { heights, layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const TABLET = '(max-width: 900px)'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `${heights.header}px minmax(0, 1fr)`,
  gridTemplateAreas: '"header" "main"',
  height: '100dvh',
  background: vars.surface,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  '@media': {
    // Room of its own for the bar: nothing that is read lies under it.
    [media.phone]: { paddingBottom: `calc(${heights.thumbBar}px + env(safe-area-inset-bottom))` },
  },
})

export const withSidebar = style({
  '@media': {
    [media.docked]: { gridTemplateColumns: '236px minmax(0, 1fr)', gridTemplateAreas: '"header header" "sidebar main"' },
  },
})

export const header = style({
  gridArea: 'header',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 12px',
  minWidth: 0,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
})

export const start = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, flex: '1 1 0' })
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  flex: '1 1 0',
  minWidth: 0,
  // Where room is short, what names the place has all that is left.
  '@media': { [media.narrow]: { flex: 'none' } },
})

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontWeight: 500,
  borderRadius: radius.control,
  color: vars.text,
  padding: '4px 6px',
  margin: '0 -2px',
  selectors: { 'a&:hover': { background: vars.hover } },
})
export const crumbName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const crumbSlash = style({ color: vars.textFaint })
export const wide = style({ '@media': { [media.phone]: { display: 'none' } } })
/** What the drawer and the page's own head say too, and gives way to the project's name on a tablet. */
export const spare = style({ '@media': { [TABLET]: { display: 'none' } } })
/** What goes first where not even a phone's width is there. */
export const roomy = style({ '@media': { '(max-width: 345px)': { display: 'none' } } })

/** Within reach of the thumb on a phone; elsewhere what stands in it is in the header. */
export const bar = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: layers.sticky,
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      height: `calc(${heights.thumbBar}px + env(safe-area-inset-bottom))`,
      padding: '0 max(12px, env(safe-area-inset-right)) env(safe-area-inset-bottom) max(12px, env(safe-area-inset-left))',
      background: vars.surface,
      borderTop: `1px solid ${vars.line}`,
    },
  },
})
// What is done to the selected tasks stands there instead.
globalStyle(`${frame}:has([data-lifts-toasts]) ${bar}`, { '@media': { [media.phone]: { display: 'none' } } })
globalStyle(`${frame}:has([data-lifts-toasts])`, { '@media': { [media.phone]: { paddingBottom: 'env(safe-area-inset-bottom)' } } })

export const make = style({ display: 'none', '@media': { [media.phone]: { display: 'contents' } } })
/** The one accent of the screen. */
globalStyle(`${make} > button`, {
  width: '44px !important',
  height: '44px !important',
  borderRadius: radius.sheet,
  background: vars.accent,
  color: vars.onAccent,
})
globalStyle(`${make} > button:is(:hover, :active):not(:disabled, [aria-disabled="true"])`, {
  background: vars.accentHover,
  color: vars.onAccent,
})
globalStyle(`${make} .lucide`, { width: 22, height: 22 })

export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 380,
  maxWidth: '36vw',
  // Below, where one is needs the room more.
  flex: '0 1 auto',
  height: 30,
  padding: '0 8px',
  color: vars.textFaint,
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: 7,
  cursor: 'pointer',
  textAlign: 'left',
  ':hover': { borderColor: vars.lineStrong, color: vars.textMuted },
  '@media': {
    [media.narrow]: { width: 260 },
    [TABLET]: { width: 160 },
    [media.phone]: {
      flex: '1 1 0',
      width: 'auto',
      minWidth: 0,
      maxWidth: 'none',
      height: 44,
      padding: '0 14px',
      gap: 10,
      fontSize: 15,
      borderRadius: radius.sheet,
    },
  },
})
export const findText = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const sidebar = style({
  gridArea: 'sidebar',
  display: 'none',
  overflowY: 'auto',
  padding: '12px 8px',
  background: vars.bg,
  borderRight: `1px solid ${vars.line}`,
  '@media': { [media.docked]: { display: 'flex', flexDirection: 'column' } },
})
export const drawerSidebar = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  padding: '12px 8px',
  overflowY: 'auto',
  flex: 1,
})

export const scroller = style({
  gridArea: 'main',
  // What is hidden from view but not from screen readers lies absolutely: without this it would lengthen the window, not the page.
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  // While all of it is still loading nothing in it could be reached by scrolling, and no key would scroll it.
  selectors: {
    '&:not(:has(main :is(a, button, input, textarea, select, [tabindex="0"]))):has(main [role="status"])': { overflowY: 'hidden' },
  },
  background: vars.surface,
})
/** Above the page, in line with its header. */
export const notice = style({
  paddingInline: 20,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { paddingInline: 16 } },
})
export const content = style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' })

/** The first thing that Tab reaches; out of sight until then. */
export const skip = style({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: layers.toast,
  padding: '6px 12px',
  borderRadius: radius.control,
  background: vars.float,
  color: vars.text,
  selectors: { '&:focus': { boxShadow: vars.shadowFloat }, '&:not(:focus)': { transform: 'translateY(-64px)' } },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '6px 20px',
  '@media': { [media.phone]: { padding: '6px 16px' } },
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
  borderTop: `1px solid ${vars.line}`,
})

export const alone = style({ minHeight: '100dvh', display: 'flex', flexDirection: 'column', background: vars.surface })

export const login = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  background: vars.sunken,
})

export const avatarButton = style([
  touchTarget,
  {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    cursor: 'pointer',
    ':hover': { background: vars.hover },
  },
])
