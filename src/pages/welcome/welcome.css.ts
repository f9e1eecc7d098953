// How the first steps look: a bare frame, one question at a time.
import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', width: '100%', minHeight: '100dvh', background: vars.bg })
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 48,
  padding: '0 20px',
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { padding: '0 12px', gap: 8 } },
})
export const brand = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600, color: vars.text })
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 20,
  flex: 1,
  '@media': { [media.phone]: { gap: 10 } },
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.textMuted,
  selectors: { '&[aria-current]': { color: vars.text, fontWeight: 600 } },
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: 10,
  border: `1px solid ${vars.lineStrong}`,
  fontSize: 12,
  lineHeight: '16px',
  selectors: {
    '[data-done] > &': { background: vars.greenSoft, borderColor: vars.greenSoft, color: vars.green },
    '[aria-current] > &': { background: vars.accent, borderColor: vars.accent, color: vars.onAccent },
  },
})
export const brandName = style({ '@media': { [media.phone]: { display: 'none' } } })
export const main = style({
  display: 'flex',
  justifyContent: 'center',
  flex: 1,
  padding: '64px 24px',
  '@media': { [media.phone]: { padding: '28px 16px' } },
})
export const form = style({ display: 'flex', flexDirection: 'column', gap: 16, width: '100%', maxWidth: 620 })
export const first = style({ display: 'flex', flexDirection: 'column', gap: 32, width: '100%', maxWidth: 620 })
export const lead = style({ color: vars.textMuted, marginTop: -8 })
export const foot = style({ display: 'flex', justifyContent: 'flex-end', gap: 8 })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 12,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minHeight: 136,
  padding: 12,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
  textAlign: 'left',
  ':hover': { borderColor: vars.lineStrong },
  selectors: { '&[aria-checked=true]': { borderColor: vars.accent, background: vars.selected, boxShadow: `0 0 0 1px ${vars.accent}` } },
  '@media': { [media.phone]: { minHeight: 0 } },
})
export const cardTop = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontWeight: 600, color: vars.text })
export const about = style({ flex: 1, fontSize: 12, lineHeight: '16px', color: vars.textMuted })
export const marks = style({ display: 'flex', alignItems: 'center', gap: 6, fontSize: 12, lineHeight: '16px', color: vars.textMuted })

export const wide = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 40,
  width: '100%',
})
export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: 360,
  flex: 'none',
  paddingTop: 64,
  '@media': { 'screen and (max-width: 1023px)': { display: 'none' } },
})
export const previewTitle = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textMuted,
})
export const board = style({
  display: 'flex',
  gap: 8,
  minHeight: 128,
  padding: 10,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.sunken,
})
export const column = style({ display: 'flex', flexDirection: 'column', gap: 8, flex: '1 1 0', minWidth: 0 })
export const columnTitle = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  minWidth: 0,
  minHeight: 32,
  fontSize: 11,
  lineHeight: '16px',
  color: vars.text,
})
export const columnName = style({ minWidth: 0 })
globalStyle(`${columnTitle} > [aria-hidden]`, { marginTop: 4, flex: 'none' })
export const drawn = style({
  display: 'block',
  height: 24,
  border: `1px solid ${vars.line}`,
  borderRadius: 4,
  backgroundColor: vars.surface,
  backgroundImage: `linear-gradient(${vars.lineStrong}, ${vars.lineStrong}), linear-gradient(${vars.line}, ${vars.line})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '6px 7px, 6px 13px',
  backgroundSize: '60% 3px, 36% 3px',
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '10px 12px',
  color: vars.text,
})
globalStyle(`${facts} > dt`, { color: vars.textMuted })
export const labels = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
