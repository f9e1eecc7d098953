// How the workspace settings look.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px)',
  alignContent: 'start',
  gap: 12,
  padding: '16px 20px 32px',
  '@media': { [media.phone]: { padding: '12px 16px 32px' } },
})
export const heading = style({ margin: 0 })
export const part = style({ margin: '12px 0 0', fontSize: 13, fontWeight: 600 })
export const text = style({ margin: 0, color: vars.textMuted })
