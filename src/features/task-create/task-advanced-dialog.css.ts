// How the advanced form looks: what is written on the left, properties on the right, one below the other on a phone.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 268px',
  minHeight: 420,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 } },
})
export const writing = style({ display: 'flex', flexDirection: 'column', gap: 12, padding: '18px 20px', minWidth: 0 })
export const place = style({ display: 'flex', alignItems: 'center', gap: 8, color: vars.textMuted, paddingRight: 32 })
export const title = style({
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text,
  fontSize: 18,
  lineHeight: '26px',
  fontWeight: 600,
  letterSpacing: '-0.012em',
  resize: 'none',
  fieldSizing: 'content',
  ':focus-visible': { outline: 'none' },
})
export const properties = style({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: '18px 20px',
  background: vars.sunken,
  borderLeft: `1px solid ${vars.line}`,
  borderTopRightRadius: radius.dialog,
  '@media': { [media.phone]: { borderLeft: 0, borderTop: `1px solid ${vars.line}`, borderTopRightRadius: 0 } },
})
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 })
export const foot = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12, width: '100%' })
export const end = style({ display: 'flex', alignItems: 'center', gap: 12, marginLeft: 'auto' })
export const maybeSent = style({ fontSize: 12, color: vars.textFaint })
export const alert = style({ padding: '8px 12px', borderRadius: radius.control, background: vars.redSoft, color: vars.red })
export const gate = style({ padding: 12, borderRadius: radius.card, background: vars.amberSoft, color: vars.amber })
