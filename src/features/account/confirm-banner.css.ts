// How the line about an address to be confirmed looks.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  flex: 'none',
  minHeight: 40,
  padding: '4px 20px',
  background: vars.amberSoft,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { paddingInline: 16 } },
})
export const icon = style({ flex: 'none', color: vars.amber })
export const text = style({ flex: '1 1 220px', minWidth: 0, margin: 0, overflowWrap: 'anywhere' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
