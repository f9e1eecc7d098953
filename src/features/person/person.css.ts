// How a profile looks.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const head = style({
  display: 'grid',
  gridTemplate: '"face who weeks" auto "face buttons weeks" 1fr "projects projects projects" auto / 96px minmax(0, 1fr) auto',
  gap: '0 20px',
  flex: 'none',
  padding: '20px 20px 16px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    [media.phone]: {
      gridTemplate: '"face who" auto "buttons buttons" auto "weeks weeks" auto "projects projects" auto / 96px minmax(0, 1fr)',
      padding: 16,
    },
  },
})
export const face = style({ gridArea: 'face' })
export const who = style({ gridArea: 'who', display: 'grid', alignContent: 'start', gap: 6, minWidth: 0, overflowWrap: 'anywhere' })
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: '0 10px', margin: 0, color: vars.text })
export const username = style({ color: vars.textMuted })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 16px',
  minHeight: 20,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })
/** On a phone one line of words. */
export const buttons = style({
  gridArea: 'buttons',
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  gap: 8,
  minHeight: 28,
  marginTop: 10,
  '@media': { [media.phone]: { marginTop: 16 } },
})
globalStyle(`${buttons} > *`, { '@media': { [media.phone]: { flex: '1 1 0', justifyContent: 'center' } } })
globalStyle(`${buttons} svg`, { '@media': { [media.phone]: { display: 'none' } } })
export const weeks = style({ gridArea: 'weeks', minWidth: 200, minHeight: 112, '@media': { [media.phone]: { marginTop: 16 } } })
export const projects = style({
  gridArea: 'projects',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
})
export const project = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 30,
  maxWidth: 280,
  padding: '0 10px 0 6px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  color: vars.text,
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { height: 40 } },
})
/** A project that is still read: as high as `project`. */
export const coming = style({ display: 'flex', alignItems: 'center', height: 30, '@media': { [media.coarse]: { height: 40 } } })
export const projectName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const figure = style({ display: 'grid', gap: 6, margin: 0 })
export const squares = style({ display: 'flex', gap: 3 })
export const week = style({ display: 'grid', gridTemplateRows: 'repeat(7, 11px)', gap: 3 })
// The first week may have begun before the first day.
export const firstWeek = style([week, { alignContent: 'end', gridTemplateRows: 'none', gridAutoRows: 11 }])
const box = style({ width: 11, height: 11, borderRadius: 3 })
const shade = (share: number) => `color-mix(in srgb, ${vars.accent} ${share}%, ${vars.sunken})`
export const square = styleVariants({
  0: [box, { background: vars.sunken, boxShadow: `inset 0 0 0 1px ${vars.line}` }],
  1: [box, { background: shade(30) }],
  2: [box, { background: shade(52) }],
  3: [box, { background: shade(76) }],
  4: [box, { background: vars.accent }],
})
export const section = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 20px 8px',
})
export const sectionTitle = style({ margin: 0 })
