// How the line of an archived project looks.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minHeight: 40,
  padding: '4px 20px',
  background: vars.sunken,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { paddingInline: 16 } },
})
export const icon = style({ flex: 'none', color: vars.textMuted })
export const text = style({ flex: 1, minWidth: 0 })
