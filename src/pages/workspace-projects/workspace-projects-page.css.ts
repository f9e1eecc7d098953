// How the page of all projects looks.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { groupHead } from '#src/ui/dialogs/surface.css.ts'

export const search = style({ width: 260, maxWidth: '100%', '@media': { [media.phone]: { width: '100%' } } })
export const group = style([groupHead, { position: 'sticky', top: 0, zIndex: 2, padding: '0 20px 0 12px' }])
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
  cursor: 'pointer',
})
export const name = style({
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const chevron = style({ flex: 'none', color: vars.textFaint })
export const turned = style({ transform: 'rotate(90deg)' })
export const quiet = style({
  padding: '8px 20px',
  color: vars.textFaint,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { paddingInline: 16 } },
})
