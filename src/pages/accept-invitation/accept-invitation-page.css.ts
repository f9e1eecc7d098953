// How the invitation page looks.
import { style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 })
export const project = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: 12,
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
})
export const names = style({ display: 'grid', flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })
export const text = style({ color: vars.textMuted })
export const note = style({ color: vars.textFaint, fontSize: 12, lineHeight: '16px' })
export const answers = style({ display: 'flex', gap: 8 })
export const half = style({ flex: '1 1 0' })
export const wide = style({ width: '100%' })
