// How quick create looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({ display: 'grid' })
export const line = style({
  width: '100%',
  height: 52,
  padding: '0 18px',
  border: 0,
  background: 'none',
  fontSize: 16,
  letterSpacing: '-0.008em',
  ':focus-visible': { outline: 'none' },
  '@media': { [media.phone]: { fontSize: 18, padding: '0 16px' } },
})
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '0 18px 10px',
  '@media': { [media.phone]: { gap: 8, padding: '0 16px 12px' } },
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 24,
  padding: '0 4px 0 6px',
  borderRadius: radius.control,
  background: vars.selected,
  color: vars.text,
  fontSize: 12,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      height: 36,
      padding: '0 0 0 12px',
      gap: 8,
      fontSize: 14,
      borderRadius: radius.round,
      border: `1px solid ${vars.accent}`,
    },
  },
})
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: radius.small,
  color: vars.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.pressed, color: vars.text },
  '@media': { [media.phone]: { position: 'relative', width: 36, height: 36, borderRadius: radius.round } },
})
export const stuck = style({ padding: '0 18px 10px', fontSize: 12, color: vars.textMuted })
export const guide = style({ fontSize: 12, color: vars.textFaint })
export const list = style({ padding: '4px 6px 8px', borderTop: `1px solid ${vars.line}` })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 32,
  '@media': { [media.coarse]: { height: 44 } },
  padding: '0 12px',
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.selected } },
})
export const optionHint = style({ color: vars.textFaint })
export const optionKey = style({ marginLeft: 'auto' })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '10px 12px',
  borderTop: `1px solid ${vars.line}`,
})
export const end = style({ display: 'flex', alignItems: 'center', gap: 10, marginLeft: 'auto' })
export const hint = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontSize: 12,
  color: vars.textFaint,
  '@media': { [media.coarse]: { display: 'none' }, [media.phone]: { display: 'none' } },
})
// For the thumb: what the task is made with in one row, what makes it below.
globalStyle(`${foot} button`, { '@media': { [media.phone]: { minHeight: 44, paddingInline: 12, fontSize: 14 } } })
globalStyle(`${foot} > ${end}`, { '@media': { [media.phone]: { flex: '1 0 100%', justifyContent: 'space-between' } } })
globalStyle(`${end} button[type="submit"]`, { '@media': { [media.phone]: { minWidth: 128, fontSize: 15 } } })
