// The builder of a form in its halves.
import { globalStyle, style } from '@vanilla-extract/css'
import { fact, heading, meta } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const ONE_COLUMN = 'screen and (max-width: 1023px)'

export const halves = style({ display: 'flex', flex: '1 1 0', minHeight: 0, minWidth: 0 })
export const build = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  flex: '1 1 480px',
  minWidth: 0,
  padding: '8px 20px 32px',
  overflowY: 'auto',
  outlineOffset: -2,
  '@media': { [media.phone]: { paddingInline: 16 } },
})
export const preview = style({
  flex: '1 1 560px',
  minWidth: 0,
  padding: 24,
  overflowY: 'auto',
  outlineOffset: -2,
  background: vars.sunken,
  borderLeft: `1px solid ${vars.line}`,
  '@media': { [ONE_COLUMN]: { display: 'none' } },
})
export const sheet = style({
  display: 'grid',
  gap: 24,
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: 28,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
})
export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minHeight: 32 })
export const part = style([heading.section, { fontSize: 13, lineHeight: '20px' }])
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  margin: '0 -12px',
  maxHeight: 428,
})
export const editor = style({
  display: 'grid',
  gap: 10,
  padding: 14,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.sunken,
})
export const kind = style([fact, { display: 'flex', alignItems: 'center', gap: 6 }])
export const pair = style({ display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', alignItems: 'start', gap: '6px 12px' })
export const name = style([fact, { paddingTop: 5 }])
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -8 })
export const note = style([meta, { color: vars.textFaint }])
export const texts = style({ display: 'grid', gap: 12 })
export const facts = style([
  fact,
  { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', alignItems: 'center', gap: '2px 12px', margin: 0, whiteSpace: 'normal' },
])
globalStyle(`${facts} > dd`, { display: 'flex', alignItems: 'center', margin: 0, minHeight: 28, minWidth: 0, color: vars.text })
export const press = style({
  minHeight: 28,
  padding: '0 6px',
  marginLeft: -6,
  borderRadius: 6,
  fontSize: 12,
  color: vars.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { minHeight: 40 } },
})
