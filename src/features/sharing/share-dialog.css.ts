// How the share dialog looks.
import { style, styleVariants } from '@vanilla-extract/css'
import { heading as headings } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const warning = style({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  borderRadius: radius.card,
  background: vars.amberSoft,
  color: vars.amber,
  fontSize: 12,
  lineHeight: '18px',
})
export const sign = style({ flex: 'none', marginTop: 1 })
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// Its line is always there: nothing moves when it speaks.
export const notice = style({ minHeight: 16, marginTop: -6, fontSize: 12, lineHeight: '16px', color: vars.green, fontWeight: 500 })
export const problem = style([notice, { color: vars.red }])
export const heading = style([headings.group, { marginBottom: 8 }])
export const targets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 4,
  margin: '0 -6px',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const target = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '8px 2px',
  borderRadius: radius.card,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 500,
  color: vars.textMuted,
  ':hover': { background: vars.hover, color: vars.text },
  ':focus-visible': { outlineOffset: -2 },
})
const disc = style({ display: 'grid', placeItems: 'center', width: 40, height: 40, borderRadius: radius.round, color: '#ffffff' })
// The colours by which people know the networks.
export const mark = styleVariants({
  whatsapp: [disc, { background: '#12813d' }],
  telegram: [disc, { background: '#1b7fb5' }],
  wechat: [disc, { background: '#c7351f' }],
  facebook: [disc, { background: '#1666d6' }],
  linkedin: [disc, { background: '#0a66c2' }],
  twitter: [disc, { background: '#22272e' }],
  email: [disc, { background: '#5f6675' }],
})
export const small = style({ marginTop: 8, fontSize: 11, lineHeight: '16px', color: vars.textFaint })
