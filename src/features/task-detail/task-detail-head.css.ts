// How the head of a task's detail looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { truncate } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  minHeight: 52,
  padding: '0 10px 0 24px',
  borderBottom: `1px solid ${vars.line}`,
  color: vars.textMuted,
})
export const facts = style({ display: 'grid', gap: 1, minWidth: 0, flex: '1 1 0' })
export const line = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, minHeight: 16, lineHeight: '16px', fontSize: 12 })
export const project = style([{ color: vars.text, fontWeight: 500 }, truncate])
export const created = style({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  fontSize: 11,
  lineHeight: '14px',
  minHeight: 14,
  color: vars.textFaint,
})
// Stands in the row as if its parts did; together they can be shut off.
export const group = style({ display: 'contents' })
export const flags = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  fontSize: 12,
})
/** Specified, seldom pressed: one group that steps back behind what the task is. */
export const ticks = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 11,
  lineHeight: '14px',
  color: vars.textFaint,
  ':hover': { color: vars.textMuted },
  ':focus-within': { color: vars.textMuted },
})
export const tick = style({ display: 'flex' })
globalStyle(`${tick} > *`, { display: 'flex' })
globalStyle(`${tick} > * > *`, { gap: 4 })
globalStyle(`${tick} [role="checkbox"]`, { width: 13, height: 13, borderWidth: 1 })
export const buttons = style({ display: 'flex', alignItems: 'center', gap: 2, flex: 'none' })
export const star = style({
  selectors: { '&[aria-pressed="true"]': { color: vars.amber } },
})
export const walk = style({
  display: 'flex',
  gap: 2,
  marginLeft: 4,
  paddingLeft: 6,
  borderLeft: `1px solid ${vars.line}`,
  ':empty': { display: 'none' },
})
