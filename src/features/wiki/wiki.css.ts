// How the wiki looks: a tree, a page to read and write, and what is about it.
import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** The room of the screen, not the window, decides: sidebars come and go. */
const wiki = createContainer()
const below = (width: number) => `${wiki} (max-width: ${width - 1}px)`
const narrow = below(860)
/** Below this width what stands beside a page stands above or below it. */
export const middle = below(1120)

export const screen = style({
  containerName: wiki,
  containerType: 'inline-size',
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
})
export const treePane = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 260,
  minHeight: 0,
  borderRight: `1px solid ${vars.line}`,
  background: vars.bg,
  '@container': { [narrow]: { display: 'none' } },
})
export const treeHead = style({ display: 'flex', alignItems: 'center', gap: 8, flex: 'none', padding: '10px 12px 8px' })
globalStyle(`${treeHead} > :first-child`, { flex: 1, minWidth: 0 })
export const treeBox = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  padding: '0 8px 12px',
  overflowY: 'auto',
})
export const treeFoot = style({ flex: 'none', display: 'flex', padding: '6px 12px', borderTop: `1px solid ${vars.line}` })
export const drawer = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, background: vars.bg })

export const treeRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 28,
  borderRadius: radius.control,
  color: vars.textMuted,
  ':hover': { background: vars.hover, color: vars.text },
  '@media': { [media.coarse]: { height: 40 } },
})
export const treeCurrent = style({
  background: vars.selected,
  color: vars.accentText,
  fontWeight: 500,
  ':hover': { background: vars.selected, color: vars.accentText },
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: -2 } },
})
export const treeLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  minWidth: 0,
  height: '100%',
  paddingLeft: 26,
  paddingRight: 8,
  borderRadius: radius.control,
})
export const treeIcon = style({ flex: 'none', color: vars.textFaint })
export const treeName = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const treeToggle = style({
  position: 'absolute',
  left: 2,
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  color: vars.textFaint,
  cursor: 'pointer',
  borderRadius: radius.control,
  ':hover': { color: vars.text },
})
export const turned = style({ transform: 'rotate(90deg)' })
export const treeMore = style({
  height: 28,
  padding: '0 26px',
  color: vars.accentText,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})

export const hits = style({ display: 'grid', gap: 2, listStyle: 'none' })
export const hit = style({
  display: 'grid',
  gap: 2,
  padding: '6px 8px',
  borderRadius: radius.control,
  ':hover': { background: vars.hover },
})
export const hitTitle = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500, minWidth: 0 })
export const hitWay = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint })
export const hitText = style({ fontSize: 12, lineHeight: '16px', color: vars.textMuted, overflowWrap: 'anywhere' })
globalStyle(`${hitText} mark`, { background: vars.amberSoft, color: vars.text, borderRadius: 2 })

export const main = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0 })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minHeight: 48,
  padding: '0 20px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { padding: '4px 16px', flexWrap: 'wrap' } },
})
export const pagesButton = style({ display: 'none', '@container': { [narrow]: { display: 'inline-flex' } } })
/** What the tree says beside the page, where that is hidden. */
export const narrowOnly = style({ display: 'none', '@container': { [narrow]: { display: 'block' } } })
export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 1,
  minWidth: 0,
  color: vars.textFaint,
  overflow: 'hidden',
  listStyle: 'none',
  '@container': { [narrow]: { visibility: 'hidden' } },
})
globalStyle(`${crumbs} li`, { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, whiteSpace: 'nowrap' })
globalStyle(`${crumbs} a`, { overflow: 'hidden', textOverflow: 'ellipsis', color: vars.textMuted })
globalStyle(`${crumbs} a:hover`, { color: vars.text, textDecoration: 'underline', textUnderlineOffset: 2 })
export const crumbHere = style({ overflow: 'hidden', textOverflow: 'ellipsis', color: vars.text, fontWeight: 500 })
export const barActions = style({ display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto', flex: 'none' })
export const editing = style({ display: 'flex', alignItems: 'center', gap: 6, color: vars.textMuted, fontSize: 12, lineHeight: '16px' })

export const scroller = style({ flex: '1 1 0', minHeight: 0, overflowY: 'auto', outline: 'none' })
export const columns = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 48,
  padding: '28px 40px 64px',
  '@container': { [middle]: { flexDirection: 'column', gap: 32, padding: '24px 28px 48px' } },
  '@media': { [media.phone]: { padding: '20px 16px 48px' } },
})
export const sheet = style({ flex: '1 1 0', minWidth: 0, maxWidth: 760, '@container': { [middle]: { width: '100%', flex: 'none' } } })
export const title = style({ overflowWrap: 'anywhere' })
export const byline = style({ margin: '6px 0 20px', color: vars.textFaint, fontSize: 12, lineHeight: '16px' })
export const text = style({ fontSize: 14, lineHeight: '22px' })
globalStyle(`${text} > * + *`, { marginTop: 10 })
globalStyle(`${text} h2`, {
  fontSize: 18,
  lineHeight: '24px',
  fontWeight: 600,
  letterSpacing: '-0.012em',
  marginTop: 28,
  scrollMarginTop: 20,
})
globalStyle(`${text} h3`, { fontSize: 15, lineHeight: '20px', fontWeight: 600, marginTop: 20, scrollMarginTop: 20 })
globalStyle(`${text} h4`, { fontSize: 14, lineHeight: '20px', fontWeight: 600, marginTop: 16, scrollMarginTop: 20 })
globalStyle(`${text} > :first-child`, { marginTop: 0 })
globalStyle(`${text} li + li`, { marginTop: 4 })
globalStyle(`${text} li > p`, { margin: 0 })
globalStyle(`${text} :is(th, td)`, { padding: '6px 12px' })
globalStyle(`${text} :is(th, td) > p`, { margin: 0 })
export const blank = style({ color: vars.textFaint })
export const draftNote = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 20px',
  padding: '8px 12px',
  borderRadius: radius.card,
  background: vars.amberSoft,
  color: vars.text,
})

export const strip = style({
  position: 'sticky',
  top: 28,
  display: 'grid',
  gap: 24,
  flex: 'none',
  width: 220,
  '@container': {
    [middle]: { position: 'static', width: '100%', maxWidth: 760, paddingTop: 24, borderTop: `1px solid ${vars.line}` },
  },
})
globalStyle(`${strip} ul`, { listStyle: 'none', padding: 0 })
export const stripHead = style({ marginBottom: 8, color: vars.text })
export const stripCount = style({ marginLeft: 6, fontWeight: 400, color: vars.textFaint })
export const stripNone = style({ color: vars.textFaint, fontSize: 12, lineHeight: '16px' })
export const contents = style({ borderLeft: `1px solid ${vars.line}` })
export const contentsLink = style({
  display: 'block',
  padding: '4px 0 4px 12px',
  marginLeft: -1,
  borderLeft: '2px solid transparent',
  color: vars.textMuted,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.text },
})
export const contentsCurrent = style({ borderLeftColor: vars.accent, color: vars.accentText, fontWeight: 500 })

export const editor = style({ display: 'grid', gap: 12 })
export const editorFoot = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '10px 0',
  background: vars.surface,
  borderTop: `1px solid ${vars.line}`,
})
export const editorState = style({
  flex: 1,
  minWidth: 120,
  color: vars.textFaint,
  fontSize: 12,
  lineHeight: '16px',
  // The buttons need the whole line.
  '@media': { [media.phone]: { flexBasis: '100%' } },
})

export const clash = style({ display: 'grid', gap: 16 })
export const clashHead = style({ display: 'grid', gap: 4, padding: '12px 16px', borderRadius: radius.card, background: vars.amberSoft })
export const clashPart = style({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: 12,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.card,
})
export const sides = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  width: '100%',
  '@container': { [narrow]: { gridTemplateColumns: '1fr' } },
})
export const side = style({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 })
