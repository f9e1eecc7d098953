// How a shared task looks on its sheet.
import { style } from '@vanilla-extract/css'
import { heading as headings } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

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
