// How a mail about an invoice is written: the fields, and beside them how it will read.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 20,
  '@media': { '(max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const fields = style({ display: 'grid', alignContent: 'start', gap: 14, minWidth: 0 })
export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: '14px 16px',
  borderRadius: radius.card,
  background: vars.sunken,
  '@media': { [media.phone]: { padding: '12px 12px' } },
})
export const subject = style({ fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere' })
export const text = style({ fontSize: 13, lineHeight: '20px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: vars.text })
export const button = style({
  alignSelf: 'start',
  padding: '5px 12px',
  borderRadius: radius.control,
  background: vars.accent,
  color: vars.onAccent,
  fontSize: 13,
  fontWeight: 500,
})
export const note = style([meta, { color: vars.textMuted, marginTop: 'auto' }])
