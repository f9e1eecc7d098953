// How an epic looks that is open beside the list.
import { globalStyle, style } from '@vanilla-extract/css'
import { fact, heading, textLink, truncate } from '#src/theme/text.css.ts'
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
  gap: 6,
  minHeight: 28,
  padding: '0 6px',
  marginLeft: -6,
  borderRadius: 6,
  fontSize: 12,
  color: vars.text,
  cursor: 'pointer',
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const late = style({ color: vars.red })
export const bar = style({ width: 120 })
export const description = style({ display: 'grid', minWidth: 0, whiteSpace: 'pre-wrap', color: vars.textMuted })
export const part = style([heading.section, { fontSize: 13 }])
export const stories = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })
export const story = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  minWidth: 0,
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const code = style([fact, { flex: 'none', width: 44 }])
export const name = style([textLink, truncate, { flex: '1 1 0', color: vars.text }])
export const state = style([fact, { flex: 'none' }])
export const none = style([fact, { whiteSpace: 'normal' }])
