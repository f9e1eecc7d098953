// How the head of a sprint's page looks.
import { style } from '@vanilla-extract/css'
import { fact } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const side = { '@media': { [media.phone]: { paddingInline: 16 } } } as const

export const header = style({
  display: 'grid',
  gap: 8,
  padding: '12px 20px 12px',
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  ...side,
})
export const top = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px', minHeight: 32 })
export const title = style({ minWidth: 0, maxWidth: '100%' })
export const facts = style({ display: 'inline-flex', alignItems: 'center', gap: 12, color: vars.textMuted, minWidth: 0 })
export const days = style([
  fact,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    padding: '0 6px',
    borderRadius: 6,
    fontSize: 13,
    color: vars.textMuted,
    selectors: { 'button&': { cursor: 'pointer' }, 'button&:hover': { background: vars.hover, color: vars.text } },
    '@media': { [media.coarse]: { minHeight: 40 } },
  },
])
export const when = style([fact, { fontSize: 13, color: vars.textMuted, '@media': { [media.phone]: { display: 'none' } } }])
export const actions = style({ display: 'flex', alignItems: 'center', gap: 6, marginLeft: 'auto', flex: 'none' })
export const goal = style({ display: 'flex', alignItems: 'flex-start', gap: 8, minWidth: 0, color: vars.textMuted })
export const goalIcon = style({ flex: 'none', marginTop: 4, color: vars.textFaint })
export const goalWord = style({ flex: 'none', padding: '2px 0', fontWeight: 500, color: vars.text })
export const goalText = style({ flex: '1 1 0', minWidth: 0, whiteSpace: 'pre-wrap' })
export const progress = style({ display: 'flex', alignItems: 'center', gap: 14, flexWrap: 'wrap' })
export const bar = style({ flex: '0 1 320px', height: 6 })
export const counts = style([fact, { color: vars.textMuted }])
export const strong = style({ fontWeight: 600, color: vars.text })
