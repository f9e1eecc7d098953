// How a row of the inbox looks.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const row = style({ display: 'flex', alignItems: 'center', flex: '1 1 100%', minWidth: 0, gap: 8 })
export const gone = style({ filter: 'grayscale(1)' })
export const mark = style({ display: 'grid', placeItems: 'center', flex: 'none', width: 8, marginLeft: -8 })
export const dot = style({ width: 6, height: 6, borderRadius: radius.round, background: vars.accent })
export const face = style({ position: 'relative', flex: 'none', width: 32, height: 32, display: 'grid', placeItems: 'center' })
export const nobody = style({
  ...{ display: 'grid', placeItems: 'center', width: 28, height: 28 },
  ...{ borderRadius: radius.round, background: vars.amberSoft, color: vars.amber },
})
export const plain = style({ background: vars.sunken, color: vars.textMuted })
export const late = style({ background: vars.redSoft, color: vars.red })
export const badge = style({
  ...{ position: 'absolute', right: -2, bottom: -2, display: 'grid', placeItems: 'center', width: 16, height: 16 },
  ...{ borderRadius: radius.round, background: vars.surface, color: vars.textMuted, boxShadow: `0 0 0 1px ${vars.line}` },
})
export const mentioned = style({ background: vars.accent, color: vars.onAccent, boxShadow: `0 0 0 1px ${vars.surface}` })
export const lines = style({ display: 'grid', flex: '1 1 0', minWidth: 0, gap: 2 })
export const first = style({ display: 'flex', alignItems: 'baseline', gap: 8, minWidth: 0 })
export const title = style([truncate, { flex: '1 1 0', color: vars.textMuted }])
export const unread = style({ color: vars.text, fontWeight: 600 })
export const back = style({ flex: 'none', alignSelf: 'center', color: vars.amber })
export const when = style([fact, { flex: 'none' }])
export const second = style({ display: 'flex', gap: 6, minWidth: 0, fontSize: 12, lineHeight: '16px', color: vars.textMuted })
export const code = style({ flex: 'none', color: vars.textMuted, fontVariantNumeric: 'tabular-nums' })
export const others = style({ display: 'inline-flex', flex: 'none', gap: 2 })
export const other = style({ flex: 'none', fontSize: 8 })
export const sentence = style([truncate, { flex: '1 1 0' }])
