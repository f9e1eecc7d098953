// How the project settings look.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 720px)',
  alignItems: 'start',
  gap: '0 32px',
  padding: '16px 20px 32px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 16px 32px', gap: 12 } },
})
export const index = style({ display: 'grid', gap: 2, position: 'sticky', top: 16, '@media': { [media.phone]: { display: 'none' } } })
export const chooser = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } })
export const link = style({
  padding: '5px 10px',
  borderRadius: radius.control,
  color: vars.textMuted,
  fontWeight: 500,
  selectors: {
    '&:hover': { background: vars.hover, color: vars.text },
    '&[aria-current]': { background: vars.selected, color: vars.text },
  },
})
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 12 })
export const heading = style({ margin: 0, outline: 'none' })
export const part = style({ display: 'grid', gap: 12, marginTop: 8, paddingTop: 20, borderTop: `1px solid ${vars.line}` })
export const text = style({ color: vars.textMuted, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const facts = style({ display: 'grid', gap: 8 })
export const fact = style({ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', fontVariantNumeric: 'tabular-nums' })
export const name = style({ color: vars.textFaint })
export const title = style({ display: 'block', margin: 0, fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const dangers = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
})
export const danger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 16px',
  color: vars.textMuted,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
})
/** Higher than any window: the footer below it is not pushed out of view later. */
export const coming = style({ minHeight: '100dvh' })
