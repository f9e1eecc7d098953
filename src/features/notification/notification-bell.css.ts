// How the notifications dropdown looks.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const card = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', width: 380, maxWidth: 'calc(100vw - 16px)' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  padding: '4px 8px 4px 12px',
  borderBottom: `1px solid ${vars.line}`,
})
export const heading = style({ fontSize: 13, lineHeight: '20px', fontWeight: 600 })
export const list = style({ display: 'grid', gap: 2, maxHeight: 'min(60vh, 560px)', overflowY: 'auto', padding: 4 })
export const failure = style({ padding: '4px 8px' })
export const tools = style({ display: 'flex', alignItems: 'center', gap: 4 })
