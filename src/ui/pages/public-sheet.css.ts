// How a page that anybody may read stands on the desk: a bar with the product's name, and one quiet sheet.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const page = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 24,
  padding: '0 16px 40px',
  background: vars.sunken,
  '@media': { [media.phone]: { gap: 0, padding: 0, background: vars.surface } },
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  maxWidth: 760,
  minHeight: 64,
  '@media': { [media.phone]: { minHeight: 56, padding: '0 16px', borderBottom: `1px solid ${vars.line}` } },
})
export const brand = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 })
export const kind = style({
  marginRight: 'auto',
  fontSize: 12,
  color: vars.textFaint,
  '@media': { [media.phone]: { visibility: 'hidden', width: 0, whiteSpace: 'nowrap' } },
})
export const card = style({
  width: '100%',
  maxWidth: 760,
  padding: '32px 40px 40px',
  borderRadius: radius.dialog,
  background: vars.surface,
  boxShadow: vars.shadowControl,
  '@media': { [media.phone]: { padding: '20px 16px 32px', borderRadius: 0, boxShadow: 'none' } },
})
