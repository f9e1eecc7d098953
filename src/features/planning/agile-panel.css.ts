// How the Agile tab looks.
import { style } from '@vanilla-extract/css'
import { heading, meta as metaText, textLink } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, paddingTop: 12 })
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 28 })
export const title = style([heading.section, { fontSize: 13 }])
export const none = style({ color: vars.textFaint })
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '6px 6px 6px 12px',
  borderRadius: radius.card,
  background: vars.selected,
})
export const icon = style({ flex: 'none', color: vars.accentText })
export const words = style({ display: 'grid', flex: '1 1 0', minWidth: 0 })
export const link = style([textLink, { overflowWrap: 'anywhere' }])
export const meta = style([metaText, { color: vars.textMuted, fontVariantNumeric: 'tabular-nums' }])
export const chooser = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const choices = style({ maxHeight: 222, overflowY: 'auto', margin: '0 -8px' })
