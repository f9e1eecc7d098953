// How the form of a rule looks.
import { style } from '@vanilla-extract/css'
import { fact, meta, tabular, textLink } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({ display: 'grid', gap: 14 })
/** As high as it gets with an ambiguity and a line of dates. */
export const reading = style({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  minHeight: 84,
  padding: '10px 12px',
  borderRadius: radius.card,
  background: vars.sunken,
  '@media': { [media.phone]: { minHeight: 112 } },
})
export const said = style({ fontWeight: 500, color: vars.text })
export const unread = style({ color: vars.textMuted })
export const other = style([
  textLink,
  { justifySelf: 'start', fontSize: 12, minHeight: 24, '@media': { [media.coarse]: { minHeight: 40 } } },
])
export const dates = style([
  fact,
  tabular,
  { display: 'flex', flexWrap: 'wrap', gap: '2px 14px', margin: 0, padding: 0, listStyle: 'none', color: vars.textMuted },
])
export const controls = style({ display: 'grid', gap: 10, margin: 0, padding: 0, border: 0, minWidth: 0 })
export const legend = style([meta, { padding: 0, marginBottom: 6 }])
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 10 })
export const number = style({ width: 76 })
export const time = style({ width: 112 })
export const select = style({ minWidth: 116 })
export const weekdays = style({ display: 'flex', flexWrap: 'wrap', gap: 4 })
export const weekday = style({
  width: 40,
  height: 28,
  borderRadius: radius.control,
  border: `1px solid ${vars.lineStrong}`,
  fontSize: 12,
  textAlign: 'center',
  color: vars.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { height: 40 } },
})
export const on = style({ background: vars.selected, borderColor: vars.accent, color: vars.accentText, fontWeight: 600 })
