// How the mail server of a workspace looks: one column of fields under its state.
import { style } from '@vanilla-extract/css'
import { meta, tabular } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px)',
  gap: 28,
  padding: '16px 20px 48px',
  '@media': { [media.phone]: { gap: 24, padding: '12px 16px 48px' } },
})
export const state = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.sunken,
})
export const sentence = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const full = style({ gridColumn: '1 / -1' })
export const careful = style({ color: vars.amber })
export const note = style([meta, { margin: 0, color: vars.textMuted }])
export const mails = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${vars.line}` })
export const mail = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})
export const mailWords = style({ display: 'grid', flex: '1 1 220px', minWidth: 0 })
export const subject = style({ fontWeight: 500, overflowWrap: 'anywhere' })
export const facts = style([meta, { color: vars.textMuted, overflowWrap: 'anywhere' }])
export const mailEnd = style({ display: 'flex', alignItems: 'center', gap: 12, flex: 'none' })
export const moment = style([tabular, meta, { color: vars.textMuted, whiteSpace: 'nowrap', minWidth: 84, textAlign: 'right' }])
