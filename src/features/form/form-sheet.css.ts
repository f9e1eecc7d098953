// How a form looks to people outside.
import { style } from '@vanilla-extract/css'
import { fact, heading, hiddenVisually, meta } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const head = style({ display: 'grid', gap: 8 })
export const workspace = style([fact, { display: 'flex', alignItems: 'center', gap: 8, color: vars.textMuted }])
export const title = style([heading.page, { fontSize: 22, lineHeight: '28px', overflowWrap: 'anywhere', whiteSpace: 'normal' }])
export const intro = style({ margin: 0, color: vars.textMuted, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const fields = style({ display: 'grid', gap: 20 })
export const field = style({ minWidth: 0, scrollMarginTop: 16 })
export const group = style({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0, minWidth: 0 })
export const legend = style({ padding: 0, marginBottom: 8, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.textMuted })
export const unseen = style([hiddenVisually])
export const hint = style([meta, { color: vars.textFaint, ':empty': { display: 'none' } }])
export const problem = style([meta, { color: vars.red }])
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const radio = style({ flex: 'none', width: 16, height: 16, margin: 0, accentColor: vars.accent })
