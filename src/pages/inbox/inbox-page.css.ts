// How the inbox looks: the list, and what its current row is about beside it.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'

export const columns = style({ display: 'flex', flex: '1 1 0', minHeight: 0, minWidth: 0 })
export const list = style({
  ...{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, flex: '1 1 100%' },
  selectors: { '&[data-beside]': { flex: '0 0 440px', borderRight: `1px solid ${vars.line}` } },
})
export const head = style({ flex: 'none', borderBottom: `1px solid ${vars.line}` })
export const top = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 48, padding: '0 12px 0 20px' })
export const name = style({ flex: '1 1 0', minWidth: 0 })
/** On one line: their counts come later, and what is below them stays where it is. */
export const tabs = style({
  ...{ display: 'flex', alignItems: 'center', gap: 2, padding: '0 16px 8px' },
  ...{ overflowX: 'auto', scrollbarWidth: 'none' },
})
export const tab = style({
  ...{ display: 'flex', alignItems: 'center', gap: 6, flex: 'none', height: 28, padding: '0 8px', borderRadius: 14 },
  ...{ fontSize: 12, lineHeight: '16px', color: vars.textMuted, cursor: 'pointer' },
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-pressed=true]': { background: vars.selected, color: vars.accentText, fontWeight: 600 },
  },
})
export const narrowed = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, padding: '0 20px 8px', fontSize: 12 })
export const target = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  background: vars.surface,
})
export const targetHead = style({
  ...{ display: 'flex', alignItems: 'center', gap: 6, flex: 'none', minHeight: 48, padding: '0 12px 0 20px' },
  borderBottom: `1px solid ${vars.line}`,
})
export const where = style([truncate, { flex: '1 1 0', fontSize: 12, color: vars.textMuted }])
export const code = style({ color: vars.text, fontVariantNumeric: 'tabular-nums' })
export const none = style({ display: 'grid', placeItems: 'center', flex: '1 1 0', minWidth: 0 })
export const told = style({
  ...{ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: 8, padding: '24px 20px', maxWidth: 640 },
  overflowWrap: 'anywhere',
})
export const faces = style({ display: 'flex', gap: 4 })
export const sentence = style({ color: vars.text })
export const at = style([fact, { marginLeft: 8 }])
export const line = style({ color: vars.textMuted })
export const keys = style({
  ...{ display: 'flex', gap: 16, flex: 'none', minHeight: 32, alignItems: 'center', padding: '0 20px' },
  ...{ borderTop: `1px solid ${vars.line}`, fontSize: 12, color: vars.textMuted },
})
export const key = style({ display: 'flex', gap: 6, alignItems: 'center' })
