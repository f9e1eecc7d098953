// How deleted projects look in the settings of a workspace.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})
export const what = style({ display: 'grid', flex: 1, minWidth: 0 })
export const name = style({ fontWeight: 500, overflowWrap: 'anywhere' })
export const when = style({ color: vars.textMuted, fontSize: 12, lineHeight: '16px', fontVariantNumeric: 'tabular-nums' })
export const none = style({ color: vars.textMuted })
