// How the AI-Task modal looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { heading } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { bleed } from '#src/ui/controls/tabs.css.ts'

export const gate = style({ padding: 12, borderRadius: radius.card, background: vars.amberSoft, color: vars.amber })
export const tabs = style({ vars: { [bleed]: '20px' } })
/** The strip of tabs before the task is there. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  height: 37,
  margin: '0 -20px',
  padding: '0 20px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.coarse]: { height: 41 } },
})
/** As high as a suggested title with all that stands around it, so that nothing moves when it arrives. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minHeight: 260,
  paddingTop: 16,
  '@media': { [media.phone]: { minHeight: 340 } },
})
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'stretch',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const stack = style({ display: 'grid', gap: 12 })
export const side = style({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 6, minWidth: 0 })
export const name = style([heading.group])
const box = style({
  minWidth: 0,
  padding: '10px 12px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  overflowWrap: 'anywhere',
})
export const before = style([box, { background: vars.sunken, color: vars.textMuted }])
export const after = style([box, { background: vars.float, borderColor: vars.lineStrong, color: vars.text }])
export const tall = style({ minHeight: 120, maxHeight: 'min(46vh, 420px)', overflowY: 'auto' })
export const titleText = style({ fontSize: 15, lineHeight: '22px' })
export const old = style({ opacity: 0.55 })
export const gone = style({ color: vars.red, background: vars.redSoft, borderRadius: 3, textDecoration: 'line-through' })
export const come = style({ color: vars.green, background: vars.greenSoft, borderRadius: 3, textDecoration: 'none' })
export const nothing = style({ color: vars.textFaint })
export const problem = style({ padding: '8px 12px', borderRadius: radius.control, background: vars.redSoft, color: vars.red })
/** Stays where it is while what is above it comes and changes. On a phone the buttons share a line. */
export const foot = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, marginTop: 'auto' })
export const footButton = style({ '@media': { [media.phone]: { flex: '1 1 0' } } })
export const by = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginRight: 'auto',
  fontSize: 12,
  lineHeight: '16px',
  minHeight: 16,
  color: vars.textFaint,
  '@media': { [media.phone]: { flexBasis: '100%' } },
})
export const labels = style({ display: 'grid', gap: 2, listStyle: 'none', margin: 0, padding: 0 })
export const label = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  padding: '0 10px',
  borderRadius: radius.control,
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { minHeight: 44 } },
})
/** Bars that stand where lines of text will. */
export const bars = style({ display: 'grid', alignContent: 'start', gap: 8, padding: '4px 0' })
globalStyle(`${label} label`, { display: 'inline-flex', alignItems: 'center', gap: 8, flex: '1 1 auto', cursor: 'pointer' })
