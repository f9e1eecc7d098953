// How the choice of keys looks.
import { style } from '@vanilla-extract/css'
import { heading } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const section = style({ display: 'grid', gap: 16, minWidth: 0 })
export const table = style({ display: 'grid', gap: 8, minWidth: 0 })
export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 8 })
export const scroller = style({
  height: 440,
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
})
export const rows = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' })
const line0 = { position: 'absolute', top: 0, left: 0, right: 0 } as const
export const head = style([heading.group, { ...line0, display: 'flex', alignItems: 'end', height: 32, padding: '0 12px 4px' }])
export const row = style({ ...line0, height: 36 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 120px 88px minmax(88px, auto) 16px',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  height: '100%',
  padding: '0 12px',
  textAlign: 'left',
  color: vars.text,
  ':hover': { background: vars.hover },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto 16px', gap: 8 } },
})
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style(cut)
export const place = style({
  ...cut,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
})
export const keys = style({ display: 'flex', justifyContent: 'flex-end', gap: 8 })
export const was = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 6,
  opacity: 0.75,
  textDecoration: 'line-through',
  '@media': { [media.phone]: { display: 'none' } },
})
export const none = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint })
export const pencil = style({
  color: vars.textFaint,
  opacity: 0,
  selectors: { [`${line}:is(:hover, :focus-visible) > &`]: { opacity: 1 } },
})
export const foot = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 })
export const note = style({ flex: 1, fontSize: 12, lineHeight: '16px', color: vars.textMuted })

export const dialog = style({ display: 'grid', gap: 14 })
export const chosen = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' })
export const one = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minHeight: 28 })
export const recorder = style({
  minHeight: 56,
  padding: '0 16px',
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: radius.card,
  background: vars.sunken,
  color: vars.textMuted,
  textAlign: 'center',
  ':focus': { borderColor: vars.accent, borderStyle: 'solid', color: vars.text },
  '@media': { [media.coarse]: { display: 'none' } },
})
export const recording = style({ display: 'grid', gap: 4 })
export const problem = style({ margin: 0, fontSize: 12, lineHeight: '16px', color: vars.red })
// The button stands below the label, whatever is said under the field.
export const written = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: 8 })
export const add = style({ marginTop: 22 })
export const lines = style({ display: 'grid', gap: 6, maxHeight: 280, margin: 0, padding: 0, overflowY: 'auto', listStyle: 'none' })
export const part = style({ margin: 0, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.textMuted })
export const told = style({ display: 'flex', alignItems: 'baseline', gap: 8 })
export const why = style({ flex: '1 1 0', minWidth: 0 })
export const clash = style({ margin: 0, padding: '8px 12px', borderRadius: radius.control, background: vars.amberSoft, color: vars.amber })
