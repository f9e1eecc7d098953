// How the dates of a rule look, as text and in small calendars.
import { style } from '@vanilla-extract/css'
import { fact, heading, tabular, textLink } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const part = style([heading.section, { fontSize: 13, marginBottom: 6 }])
export const none = style([fact, { whiteSpace: 'normal' }])
export const sides = style({ display: 'grid', gap: 14 })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 26,
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const text = style([tabular, { width: 112, whiteSpace: 'nowrap', color: vars.text }])
export const skipped = style({ color: vars.textFaint, textDecoration: 'line-through' })
export const press = style([textLink, { fontSize: 12, minHeight: 24, padding: '0 4px', '@media': { [media.coarse]: { minHeight: 40 } } }])
export const more = style([fact, { minHeight: 26, display: 'flex', alignItems: 'center' }])
export const hint = style([fact, { marginTop: 8, whiteSpace: 'normal' }])
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 } },
})
export const month = style({ minWidth: 0 })
export const caption = style([fact, { fontWeight: 600, color: vars.textMuted, marginBottom: 4, paddingLeft: 2 }])
export const days = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 1 })
export const day = style([
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    height: 20,
    fontSize: 10,
    lineHeight: '20px',
    color: vars.textMuted,
    borderRadius: radius.small,
    '@media': { [media.phone]: { height: 40, fontSize: 12 } },
  },
])
export const past = style({ color: vars.textFaint })
export const today = style({ boxShadow: `inset 0 0 0 1px ${vars.lineControl}` })
export const date = style({
  background: vars.selected,
  color: vars.accentText,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled]': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.ring}`, outlineOffset: 1 },
  },
})
export const left = style({
  background: 'transparent',
  color: vars.textFaint,
  textDecoration: 'line-through',
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
})
