// How the project settings look.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const part = style({ display: 'grid', gap: 12, marginTop: 8, paddingTop: 20, borderTop: `1px solid ${vars.line}` })
export const text = style({ color: vars.textMuted, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const facts = style({ display: 'grid', gap: 8 })
export const fact = style({ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', fontVariantNumeric: 'tabular-nums' })
export const name = style({ color: vars.textFaint })
export const title = style({ display: 'block', margin: 0, fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
/** Higher than any window: the footer below it is not pushed out of view later. */
export const coming = style({ minHeight: '100dvh' })
