// How the list of exports looks.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const text = style({ margin: 0, color: vars.textMuted })
export const icon = style({ flex: 'none', color: vars.textFaint })
export const failed = style({ flex: 'none', color: vars.red })
export const title = style({ fontWeight: 500 })
export const bar = style({ maxWidth: 320, margin: '4px 0' })
export const facts = style([meta, { color: vars.textMuted, fontVariantNumeric: 'tabular-nums' }])
export const reason = style({ color: vars.red })
export const lacking = style([meta, { color: vars.amber }])
export const buttons = style({
  flex: 'none',
  display: 'flex',
  gap: 8,
  '@media': { [media.phone]: { flexBasis: '100%', paddingLeft: 30 } },
})
