// How a shared task looks: one quiet sheet on the desk.
import { style } from '@vanilla-extract/css'
import { heading as headings } from '#src/theme/text.css.ts'
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
export const place = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 0', fontSize: 12, lineHeight: '16px', color: vars.textFaint })
export const part = style({ selectors: { '& + &::before': { content: '"/"', padding: '0 8px', color: vars.lineControl } } })
export const title = style([
  headings.large,
  {
    marginTop: 8,
    fontSize: 24,
    lineHeight: '32px',
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { fontSize: 20, lineHeight: '28px' } },
  },
])
export const heading = style([headings.page, { textAlign: 'center' }])
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2px 32px',
  margin: '20px 0 0',
  padding: '14px 0',
  borderBlock: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const fact = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 32, minWidth: 0 })
export const name = style({ flex: 'none', width: 76, fontSize: 12, color: vars.textFaint })
export const value = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', minWidth: 0, flex: '1 1 auto' })
export const person = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })
export const late = style({ color: vars.red })
export const progress = style({ width: 120 })
export const number = style({ fontVariantNumeric: 'tabular-nums' })
export const description = style({ marginTop: 24, fontSize: 14, lineHeight: '22px' })
export const nothing = style({ color: vars.textFaint })
export const foot = style({
  marginTop: 'auto',
  maxWidth: 760,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
  textAlign: 'center',
  '@media': { [media.phone]: { padding: 16 } },
})
export const skeleton = style({ display: 'grid', gap: 14 })
