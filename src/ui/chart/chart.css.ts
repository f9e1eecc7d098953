// How charts look; every colour is one of the theme, each series has a stroke or a pattern of its own beside it.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fact, heading, textLink, truncate } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, margin: 0, minWidth: 0 })
export const head = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 16px', minHeight: 28 })
export const title = style([heading.section, truncate, { fontSize: 13, maxWidth: '100%' }])
export const legend = style({ display: 'flex', minWidth: 0, flexWrap: 'wrap', gap: '2px 14px', margin: 0, padding: 0, listStyle: 'none' })
export const entry = style([
  fact,
  { display: 'inline-flex', alignItems: 'center', gap: 6, maxWidth: 260, minWidth: 0, color: vars.textMuted },
])
export const tools = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', marginLeft: 'auto' })
export const caption = style([fact, { whiteSpace: 'normal', color: vars.textMuted }])
export const press = style([textLink, { fontSize: 12, whiteSpace: 'nowrap' }])
/** As high as it will be before it is there. */
export const room = style({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.control,
  selectors: { '&:focus-visible': { outline: `1.5px solid ${vars.ring}`, outlineOffset: -1.5 } },
})
export const svg = style({ display: 'block', overflow: 'visible' })
export const spoken = style([
  fact,
  {
    position: 'absolute',
    top: 4,
    right: 8,
    padding: '2px 8px',
    borderRadius: radius.control,
    background: vars.float,
    boxShadow: vars.shadowFloat,
    color: vars.text,
    pointerEvents: 'none',
    maxWidth: '70%',
    whiteSpace: 'normal',
  },
])
const colours = { 1: vars.chart1, 2: vars.chart2, 3: vars.chart3, 4: vars.chart4, 5: vars.chart5, 6: vars.chart6 }
export const stroke = styleVariants(colours, (colour) => ({ stroke: colour, fill: 'none' }))
export const fill = styleVariants(colours, (colour) => ({ fill: colour }))
export const area = styleVariants(colours, (colour) => ({ fill: colour, fillOpacity: 0.1 }))
export const texture = style({ stroke: vars.surface, fill: 'none' })
export const grid = style({ stroke: vars.line })
export const later = style({ fill: vars.sunken })
export const now = style({ stroke: vars.lineControl })
export const cursor = style({ stroke: vars.ring, strokeDasharray: '2 2' })
export const axis = style({})
globalStyle(`${axis} text`, { fill: vars.textFaint, fontFamily: 'inherit', fontSize: 11, fontVariantNumeric: 'tabular-nums' })
export const label = style({ fill: vars.textMuted, fontSize: 11, fontVariantNumeric: 'tabular-nums' })
export const strong = style({ fill: vars.text, fontSize: 11, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 12,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
})
export const tableRoom = style({ overflow: 'auto' })
globalStyle(`${table} :is(th, td)`, {
  padding: '4px 8px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'right',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'left' })
globalStyle(`${table} th`, { fontWeight: 500, color: vars.textMuted })
globalStyle(`${entry} > svg`, { flex: 'none' })
