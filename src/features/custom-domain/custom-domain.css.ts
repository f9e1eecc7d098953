// How the domain of a workspace looks: one column; records wrap, and only examples scroll sideways.
import { style, styleVariants } from '@vanilla-extract/css'
import { meta, mono } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const card = { border: `1px solid ${vars.line}`, borderRadius: radius.card } as const

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px)',
  gap: 24,
  padding: '16px 20px 48px',
  '@media': { [media.phone]: { padding: '12px 16px 48px' } },
})
export const empty = style({ margin: 0, color: vars.textMuted })
export const state = style({ ...card, display: 'flex', alignItems: 'flex-start', gap: 12, padding: '12px 16px', background: vars.sunken })
export const sentence = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const partHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 28 })
export const note = style([meta, { margin: 0, color: vars.textMuted, overflowWrap: 'anywhere' }])
export const record = style({ ...card, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, padding: '12px 16px' })
export const recordTitle = style({ display: 'flex', alignItems: 'center', gap: 8, margin: 0, fontWeight: 500 })
export const mark = styleVariants({
  yes: { flex: 'none', color: vars.green },
  no: { flex: 'none', color: vars.amber },
  open: { flex: 'none', color: vars.textFaint },
})
export const lines = style({ display: 'grid', gap: 4, margin: 0 })
export const line = style({ display: 'flex', alignItems: 'baseline', gap: 12, minWidth: 0 })
export const term = style([meta, { flex: 'none', width: 44, color: vars.textMuted }])
export const value = style({ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0, margin: 0 })
export const code = style([mono, { minWidth: 0, overflowWrap: 'anywhere' }])
export const example = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 8 })
export const pre = style([
  mono,
  {
    ...card,
    boxSizing: 'border-box',
    width: '100%',
    margin: 0,
    padding: '10px 14px',
    overflowX: 'auto',
    background: vars.sunken,
    lineHeight: '18px',
  },
])
export const lined = style({ margin: 0, font: 'inherit' })
