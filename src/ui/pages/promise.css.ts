// How a page looks that says what it will hold.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const frame = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  width: '100%',
  maxWidth: 560,
  margin: '0 auto',
  padding: '56px 20px 64px',
  '@media': { [media.phone]: { padding: '32px 16px 40px' } },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  color: vars.textMuted,
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.dialog,
})
export const sentence = style({ color: vars.textMuted, fontSize: 14, lineHeight: '22px', textWrap: 'pretty' })
export const label = style({ marginTop: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.textFaint })
export const parts = style({
  display: 'grid',
  width: '100%',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
})
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '8px 14px',
  color: vars.textMuted,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '::before': { content: '""', flex: 'none', width: 6, height: 6, borderRadius: '50%', border: `1.5px solid ${vars.lineControl}` },
})
