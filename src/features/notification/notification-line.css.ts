// How one notification looks.
import { style } from '@vanilla-extract/css'
import { fact } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const line = style({
  display: 'flex',
  gap: 10,
  width: '100%',
  padding: 8,
  textAlign: 'left',
  borderRadius: radius.control,
  selectors: { 'button&': { cursor: 'pointer' }, 'button&:hover': { background: vars.hover } },
})
export const text = style({ display: 'grid', flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 500 })
export const title = style({ color: vars.textMuted })
export const also = style({ color: vars.textMuted, fontSize: 12, lineHeight: '18px' })
export const meta = style([fact, { marginTop: 2 }])
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: radius.round,
  background: vars.amberSoft,
  color: vars.amber,
})
export const late = style({ background: vars.redSoft, color: vars.red })
export const lateText = style({ color: vars.red })
export const unread = style({
  flex: 'none',
  width: 7,
  height: 7,
  marginTop: 7,
  borderRadius: radius.round,
  background: vars.accent,
})
