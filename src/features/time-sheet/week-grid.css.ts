// The week's grid.
import { globalStyle, style } from '@vanilla-extract/css'
import { tabular, truncate } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'

export const room = style({ flex: '1 1 0', minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' })
/** Around the grid that is coming. */
export const coming = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0 })
export const table = style([
  tabular,
  { width: '100%', minWidth: 760, borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed', fontSize: 13, lineHeight: '20px' },
])
export const oneDay = style({ minWidth: 0 })
globalStyle(`${oneDay} th:not(:first-child)`, { width: 112 })
export const taskColumn = style({ selectors: { [`${table}:not(${oneDay}) &`]: { width: '34%' } } })
export const totalColumn = style({ width: 84 })

const edge = `1px solid ${vars.line}`
const cell = style({ height: 36, padding: '0 12px', borderBottom: edge, borderRight: edge, textAlign: 'right', fontWeight: 400 })
export const head = style([
  cell,
  {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    background: vars.surface,
    color: vars.textMuted,
    whiteSpace: 'nowrap',
    ':first-child': { textAlign: 'left' },
  },
])
export const number = style({ marginLeft: 6, fontWeight: 600, color: vars.text })
export const todayNumber = style({ padding: '1px 5px', borderRadius: 5, background: vars.accent, color: vars.onAccent })
export const missingWord = style({ display: 'block', fontSize: 11, lineHeight: '12px', color: vars.textFaint })
export const groupRow = style({ background: vars.sunken })
export const groupCell = style([cell, { color: vars.textMuted, ':first-child': { textAlign: 'left', fontWeight: 600, color: vars.text } }])
export const taskCell = style([cell, { textAlign: 'left', overflow: 'hidden' }])
export const task = style([
  truncate,
  { display: 'block', color: vars.text, borderRadius: 4, ':hover': { textDecorationLine: 'underline', textUnderlineOffset: 3 } },
])
export const code = style({ marginRight: 8, fontSize: 12, color: vars.textFaint })
export const faint = style({ color: vars.textFaint })
export const day = style([
  cell,
  {
    position: 'relative',
    padding: 0,
    cursor: 'cell',
    selectors: { '&:hover': { background: vars.hover }, '&:focus-visible': { outline: `2px solid ${vars.ring}`, outlineOffset: -2 } },
  },
])
export const shown = style({ display: 'block', padding: '8px 12px', minHeight: 20 })
export const today = style({ background: `color-mix(in srgb, ${vars.accent} 7%, transparent)` })
export const off = style({ background: vars.sunken, cursor: 'default' })
export const missing = style({
  backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${vars.line} 6px 7px)`,
})
export const total = style([cell, { fontWeight: 600, color: vars.text }])
export const foot = style([
  cell,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    background: vars.surface,
    borderTop: edge,
    fontWeight: 600,
    ':first-child': { textAlign: 'left' },
  },
])
export const overlap = style({ position: 'absolute', top: 3, left: 4, width: 6, height: 6, borderRadius: 3, background: vars.amber })
export const running = style({ marginRight: 6, color: vars.green, fontWeight: 500 })
export const input = style([
  tabular,
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: '0 11px',
    textAlign: 'right',
    font: 'inherit',
    color: vars.text,
    background: vars.float,
    border: `2px solid ${vars.accent}`,
    borderRadius: 4,
    outline: 'none',
  },
])
export const words = style({
  position: 'absolute',
  zIndex: 3,
  top: '100%',
  right: 0,
  marginTop: 2,
  padding: '4px 8px',
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  borderRadius: 6,
  color: vars.textMuted,
  background: vars.float,
  boxShadow: vars.shadowFloat,
})
export const wrong = style({ color: vars.red })
export const strip = style({
  display: 'flex',
  margin: 0,
  border: 0,
  minWidth: 0,
  gap: 4,
  padding: '8px 12px',
  overflowX: 'auto',
  borderBottom: edge,
})
export const stripDay = style([
  tabular,
  {
    flex: '1 0 44px',
    minHeight: 44,
    padding: '4px 6px',
    border: 0,
    borderRadius: 6,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.textMuted,
    background: 'transparent',
    cursor: 'pointer',
    selectors: { '&[aria-pressed="true"]': { background: vars.selected, color: vars.accentText, fontWeight: 600 } },
  },
])
globalStyle(`${table}${oneDay} ${task}`, {
  whiteSpace: 'normal',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  padding: '4px 0',
})
globalStyle(`${table}${oneDay} ${code}`, { display: 'block', lineHeight: '14px' })
globalStyle(`${table}${oneDay} ${day}`, { height: 56 })
globalStyle(`${table}${oneDay} ${shown}`, { padding: '18px 12px' })
