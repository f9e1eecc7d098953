// How the danger zone of settings looks.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 16px',
  color: vars.textMuted,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
})
export const title = style({ display: 'block', margin: 0, fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere', color: vars.text })
