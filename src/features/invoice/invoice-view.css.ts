// How the page of an invoice lies: its sheet, and what is known of it beside.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const scroller = style({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  outline: 'none',
  '@media': { [media.phone]: { flex: 'none', overflow: 'visible' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 794px) minmax(240px, 300px)',
  justifyContent: 'center',
  gap: 32,
  padding: '24px 20px 48px',
  '@media': { '(max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.phone]: { padding: '16px 12px 32px' } },
})
export const side = style({ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 })
export const facts = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 16px', fontSize: 13 })
export const name = style([meta, { color: vars.textMuted, lineHeight: '20px' }])
export const value = style({ textAlign: 'right', overflowWrap: 'anywhere' })
export const fields = style({ display: 'grid', gap: 12 })
export const title = style({ fontSize: 13, fontWeight: 600, marginBottom: 8 })
export const payments = style({ display: 'grid', gap: 8, listStyle: 'none' })
export const payment = style({ display: 'grid', gridTemplateColumns: 'auto 1fr 24px', columnGap: 8, alignItems: 'center' })
export const paymentNote = style([meta, { gridColumn: '1 / 3', color: vars.textMuted, overflowWrap: 'anywhere' }])
export const letters = style({ display: 'grid', gap: 10, margin: '8px 0 0', padding: 0, listStyle: 'none' })
export const letter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24px',
  gap: '2px 8px',
  alignItems: 'center',
  minWidth: 0,
})
export const address = style({ fontSize: 13, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const note = style([meta, { color: vars.textMuted }])
export const refused = style([meta, { color: vars.red, overflowWrap: 'anywhere' }])
