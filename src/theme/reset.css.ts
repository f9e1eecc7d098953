// The ground every screen stands on: element resets, body type, focus ring, scrollbars, selection.
import { createGlobalVar, globalFontFace, globalStyle } from '@vanilla-extract/css'
import { fonts, layers, media } from './tokens.ts'
import { vars } from './vars.css.ts'

globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
  sizeAdjust: '107.12%',
})

// Set on the body by whatever lies over the page, and on each list of commands as it grows; nobody below reads them, and inheriting them costs the style of all that is below.
for (const name of ['--removed-body-scroll-bar-size', '--cmdk-list-height']) createGlobalVar(name, { syntax: '*', inherits: false })

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle(':where(body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset, legend)', { margin: 0, padding: 0 })
globalStyle(':where(fieldset)', { border: 0, minWidth: 0 })
globalStyle(':where(h1, h2, h3, h4, h5, h6)', { font: 'inherit', fontWeight: 600, textWrap: 'balance' })
globalStyle(':where(ul, ol)[role="list"], :where(ul, ol)[class]', { listStyle: 'none' })
globalStyle('html, body, #root', { height: '100%' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  scrollbarColor: `${vars.lineStrong} transparent`,
  scrollbarWidth: 'thin',
  accentColor: vars.accent,
})
globalStyle('body', {
  fontFamily: fonts.body,
  fontSize: 13,
  lineHeight: '20px',
  fontFeatureSettings: "'cv05', 'cv11', 'ss03'",
  color: vars.text,
  background: vars.bg,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
})
// A modal layer takes the pointer from the page through the body. Inherited, that costs the style of every element of the page, at opening and at closing:
// the page keeps its own, and a shield above it takes the pointer instead.
globalStyle('#root', { pointerEvents: 'auto' })
globalStyle('body[style*="pointer-events: none"]::before', {
  content: '""',
  position: 'fixed',
  inset: 0,
  zIndex: layers.shield,
  pointerEvents: 'auto',
})
globalStyle(':where(button, input, textarea, select, optgroup)', {
  font: 'inherit',
  fontFeatureSettings: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
})
globalStyle(':where(button)', {
  background: 'none',
  border: 0,
  padding: 0,
  textAlign: 'inherit',
  cursor: 'default',
  touchAction: 'manipulation',
})
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' })
globalStyle(':where(a[href], summary, label[for])', { cursor: 'pointer' })
globalStyle(':where(img, svg, video, canvas)', { display: 'block', maxWidth: '100%' })
// An icon draws nothing outside of its box; cut off it would be a piece of its own whenever the page is painted.
globalStyle(':where(svg.lucide)', { overflow: 'visible' })
globalStyle(':where(code, pre, samp)', { fontFamily: fonts.mono, fontSize: '0.92em' })
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 })
globalStyle(':where(hr)', { border: 0, borderTop: `1px solid ${vars.line}`, margin: 0 })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('::placeholder', { color: vars.textFaint, opacity: 1 })
globalStyle('::selection', { background: vars.selection, color: vars.text })

// Lucide draws 24 px by default; here an icon is 16 px with a 1.4 px line unless it was given a size.
globalStyle('.lucide', { flex: 'none', strokeWidth: 2.1 })
globalStyle('.lucide[width="24"]', { width: 16, height: 16 })

globalStyle(':focus', { outline: 'none' })
globalStyle(':focus-visible', { outline: `2px solid ${vars.ring}`, outlineOffset: 1 })

globalStyle('::-webkit-scrollbar', { width: 10, height: 10 })
globalStyle('::-webkit-scrollbar-thumb', {
  background: vars.lineStrong,
  borderRadius: 10,
  border: '3px solid transparent',
  backgroundClip: 'content-box',
})
globalStyle('::-webkit-scrollbar-corner, ::-webkit-scrollbar-track', { background: 'transparent' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.stillness]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None, not a short one: every element would begin one for every property that changes.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
