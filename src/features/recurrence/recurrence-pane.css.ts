// How a rule looks that is open beside the list.
import { globalStyle, style } from '@vanilla-extract/css'
import { fact, heading, prose, textLink, truncate } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '12px 20px 24px',
  overflowY: 'auto',
  flex: '1 1 0',
  minHeight: 0,
  '@media': { [media.phone]: { paddingInline: 16 } },
})
export const top = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 })
export const end = style({ display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -8 })
export const reason = style([fact, { whiteSpace: 'normal', color: vars.amber }])
export const facts = style([
  fact,
  { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', alignItems: 'center', gap: '4px 12px', margin: 0, whiteSpace: 'normal' },
])
globalStyle(`${facts} > dd`, {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  margin: 0,
  minHeight: 28,
  color: vars.text,
})
export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 10px',
  minHeight: 28,
  padding: '0 6px',
  marginLeft: -6,
  borderRadius: 6,
  fontSize: 12,
  color: vars.text,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const person = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })
export const link = style([
  textLink,
  { color: vars.text, '@media': { [media.coarse]: { display: 'inline-flex', alignItems: 'center', minHeight: 40 } } },
])
export const part = style([heading.section, { fontSize: 13, marginBottom: 4 }])
export const description = style([prose, { color: vars.textMuted }])
export const checklist = style({ margin: '4px 0 0', paddingLeft: 18, listStyle: 'disc', color: vars.textMuted })
export const runs = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })
export const run = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 28,
  minWidth: 0,
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const day = style([fact, { flex: 'none', width: 104 }])
export const task = style([textLink, truncate, { flex: '0 1 auto', color: vars.text }])
export const done = style({ color: vars.textFaint, textDecoration: 'line-through' })
export const outcome = style([fact, { flex: 'none' }])
export const none = style([fact, { whiteSpace: 'normal' }])
