// How the list of first steps looks: a small card above the corner of the page.
import { style } from '@vanilla-extract/css'
import { arrive } from '#src/theme/text.css.ts'
import { layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const card = style([
  arrive.fade,
  {
    position: 'fixed',
    zIndex: layers.sticky,
    right: 20,
    bottom: 84,
    width: 300,
    padding: '10px 8px 8px',
    borderRadius: radius.dialog,
    background: vars.float,
    boxShadow: vars.shadowFloat,
    '@media': {
      [media.phone]: { left: 12, right: 12, bottom: 'calc(68px + env(safe-area-inset-bottom))', width: 'auto' },
      [media.short]: { display: 'none' },
    },
  },
])
export const folded = style({ width: 240, '@media': { [media.phone]: { width: 'auto' } } })
export const head = style({ display: 'flex', alignItems: 'center', gap: 4, padding: '0 2px 0 6px' })
export const title = style({ fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.text })
export const count = style({
  flex: 1,
  paddingLeft: 4,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  color: vars.textMuted,
})
export const track = style({ height: 4, margin: '8px 6px 2px', borderRadius: 2, overflow: 'hidden', background: vars.pressed })
export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: 2,
  background: vars.accent,
  '@media': { [media.motion]: { transition: 'width 120ms ease-out' } },
})
export const list = style({ display: 'grid', gap: 1, marginTop: 4 })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 34,
  padding: '0 6px',
  borderRadius: radius.control,
  textAlign: 'left',
  color: vars.text,
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: 9,
  border: `1.5px solid ${vars.lineControl}`,
})
export const done = style({ borderColor: vars.green, background: vars.green, color: vars.onAccent })
export const text = style({ flex: 1, minWidth: 0 })
export const over = style({ color: vars.textFaint, textDecoration: 'line-through' })
