// How the signed-out forms look.
import { style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

// Names of any length break: no column is wider than the screen.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const frame = style({ ...column, gap: 16, width: '100%', maxWidth: 380 })
export const card = style({
  ...column,
  gap: 12,
  overflowWrap: 'anywhere',
  padding: 28,
  background: vars.float,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.dialog,
})
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 600,
  marginBottom: 8,
})
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const lead = style({ color: vars.textMuted, marginTop: -8 })
export const form = style({ ...column, gap: 16, marginTop: 4 })
export const submit = style({ width: '100%', height: 36, justifyContent: 'center' })
export const notice = style({ padding: '8px 10px', borderRadius: radius.control, background: vars.redSoft, color: vars.red })
export const good = style({ padding: '8px 10px', borderRadius: radius.control, background: vars.greenSoft, color: vars.green })
export const links = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '4px 16px', color: vars.textMuted })
