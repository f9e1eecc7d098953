// The sheet of an invoice: paper in both themes, and alone on the page when it is printed.
import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'

const INK = '#16181d'
const GREY = '#5b616e'
const LINE = '#d9dce3'

export const sheet = style({
  position: 'relative',
  width: '100%',
  maxWidth: 794,
  minHeight: 960,
  padding: '56px 64px',
  background: '#ffffff',
  color: INK,
  colorScheme: 'light',
  fontSize: 13,
  lineHeight: '20px',
  borderRadius: 4,
  boxShadow: '0 1px 2px rgb(0 0 0 / 0.08), 0 8px 24px rgb(0 0 0 / 0.08)',
  overflow: 'hidden',
  '@media': {
    [media.phone]: { padding: '28px 16px', minHeight: 0 },
    print: { boxShadow: 'none', maxWidth: 'none', padding: 0, minHeight: 0, borderRadius: 0, overflow: 'visible' },
  },
})
export const sender = style({ textAlign: 'right', fontSize: 12, lineHeight: '18px', color: GREY, minHeight: 40 })
export const strong = style({ color: INK, fontWeight: 600 })
export const logo = style({ position: 'absolute', top: 56, left: 64, maxHeight: 48, maxWidth: 200 })
export const title = style({
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '-0.017em',
  margin: '32px 0 16px',
  overflowWrap: 'anywhere',
})
export const parties = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '16px 32px', marginBottom: 28 })
export const grey = style({ color: GREY, fontSize: 12 })
export const facts = style([tabular, { display: 'grid', gridTemplateColumns: 'auto auto', gap: '0 24px', alignContent: 'start' }])
globalStyle(`${facts} dt`, { color: GREY, fontSize: 12 })
globalStyle(`${facts} dd`, { textAlign: 'right' })
export const table = style({ width: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} thead`, { display: 'table-header-group' })
globalStyle(`${table} th`, {
  textAlign: 'left',
  fontSize: 12,
  fontWeight: 400,
  color: GREY,
  padding: '4px 0',
  borderBottom: `1px solid ${INK}`,
})
globalStyle(`${table} td`, { padding: '8px 0', borderBottom: `1px solid ${LINE}`, verticalAlign: 'top', overflowWrap: 'anywhere' })
globalStyle(`${table} tr`, { breakInside: 'avoid' })
export const number = style([tabular, { whiteSpace: 'nowrap' }])
globalStyle(`${table} ${number}`, { textAlign: 'right', paddingLeft: 16, '@media': { [media.phone]: { paddingLeft: 8, fontSize: 12 } } })
export const item = style({ whiteSpace: 'pre-wrap' })
export const heading = style({ fontWeight: 600 })
export const text = style({ color: GREY, whiteSpace: 'pre-wrap' })
export const totals = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '4px 24px',
    margin: '16px 0 0 auto',
    width: 'fit-content',
    minWidth: 260,
    breakInside: 'avoid',
  },
])
globalStyle(`${totals} dt`, { color: GREY, textAlign: 'right' })
globalStyle(`${totals} dd`, { textAlign: 'right' })
globalStyle(`${totals} :is(dt, dd):nth-last-of-type(1)`, { color: INK, fontWeight: 600, fontSize: 15 })
export const foot = style({
  marginTop: 40,
  paddingTop: 12,
  borderTop: `1px solid ${LINE}`,
  color: GREY,
  fontSize: 12,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  breakInside: 'avoid',
})
export const mark = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: 140,
  fontWeight: 700,
  color: 'rgb(214 69 69 / 0.16)',
  transform: 'rotate(-35deg)',
  pointerEvents: 'none',
  // On paper a fixed box is on every page.
  '@media': { [media.phone]: { fontSize: 72 }, print: { position: 'fixed' } },
})
