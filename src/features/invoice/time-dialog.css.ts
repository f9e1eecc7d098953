// How logged time is chosen for an invoice: the choices, and below them the lines that they make.
import { globalStyle, style } from '@vanilla-extract/css'
import { fact, meta, tabular, truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({ display: 'grid', gap: 16, minWidth: 0 })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1.4fr 1fr 1fr',
  gap: 12,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
globalStyle(`${fields} > :first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const projects = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 16px', minWidth: 0 })
export const legend = style({ fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.textMuted, marginBottom: 6 })
export const preview = style({ display: 'grid', gap: 16, minWidth: 0 })
export const old = style({ opacity: 0.6 })
export const lines = style({ listStyle: 'none' })
export const line = style({
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.line}` } },
})
export const summary = style({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr) auto 88px',
  alignItems: 'baseline',
  gap: 8,
  padding: '8px 4px',
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: radius.small,
  ':hover': { background: vars.hover },
  '@media': { [media.phone]: { gridTemplateColumns: '14px minmax(0, 1fr) auto' } },
})
export const chevron = style({ color: vars.textFaint, alignSelf: 'center' })
globalStyle(`details[open] > summary > ${chevron}`, { transform: 'rotate(90deg)' })
export const text = style({ overflowWrap: 'anywhere' })
export const figure = style([fact, { '@media': { [media.phone]: { gridColumn: 2, gridRow: 2 } } }])
export const amount = style([tabular, { textAlign: 'right', fontWeight: 500, '@media': { [media.phone]: { gridColumn: 3, gridRow: 1 } } }])
export const entries = style({ listStyle: 'none', padding: '0 4px 8px 26px', display: 'grid', gap: 4 })
export const entry = style({ display: 'flex', gap: 12, minWidth: 0, alignItems: 'baseline' })
export const day = style([fact, { minWidth: 80, flex: 'none' }])
export const what = style([meta, truncate, { color: vars.textMuted, flex: 1 }])
export const length = style([fact, { flex: 'none' }])
export const left = style([meta, { color: vars.textMuted, background: vars.sunken, borderRadius: radius.card, padding: '10px 12px' }])
globalStyle(`${left} ul`, { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '2px 20px' })
export const note = style([meta, { color: vars.textMuted, padding: '8px 0' }])
export const sum = style([
  tabular,
  { marginRight: 'auto', fontWeight: 500, color: vars.text, '@media': { [media.phone]: { flexBasis: '100%', minHeight: 20 } } },
])
