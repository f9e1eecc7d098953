// How payments and credit notes are written down: fields beside each other; lines with what they are for, how much of it, and what it came to.
import { style } from '@vanilla-extract/css'
import { fact, meta, tabular } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const lines = style({ listStyle: 'none', display: 'grid' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px 96px',
  gap: 12,
  alignItems: 'center',
  padding: '6px 0',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 12px', padding: '10px 0' } },
})
export const heading = style({ padding: '12px 0 4px', fontWeight: 600 })
export const what = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const quantity = style({ '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } } })
export const of = style([fact, { flex: 'none' }])
export const amount = style([tabular, { textAlign: 'right' }])
export const note = style([meta, { color: vars.textMuted, marginTop: 12 }])
export const problem = style([meta, { color: vars.red, marginTop: 12 }])

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12px 16px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
