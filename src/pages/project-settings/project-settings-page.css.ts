// How the project settings look.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const content = style({
  display: 'grid',
  alignContent: 'start',
  maxWidth: 720,
  paddingInline: 20,
  '@media': { [media.phone]: { paddingInline: 16 } },
})
export const section = style({
  display: 'grid',
  gap: 12,
  padding: '20px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const text = style({ color: vars.textMuted, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const facts = style({ display: 'grid', gap: 8 })
export const fact = style({ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', fontVariantNumeric: 'tabular-nums' })
export const name = style({ color: vars.textFaint })
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
/** Higher than any window: the footer below it is not pushed out of view later. */
export const coming = style({ minHeight: '100dvh' })
