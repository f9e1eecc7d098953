// How the facts of a task look as chips: 36 px to see, 44 px to press, all of them in one row that scrolls.
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { side } from './task-detail-narrow.css.ts'

export const row = style({
  display: 'flex',
  gap: 8,
  margin: `4px calc(-1 * ${side}) 0`,
  padding: `0 ${side}`,
  scrollPaddingInline: side,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '::-webkit-scrollbar': { display: 'none' },
})
const target = style({ display: 'flex', alignItems: 'center', height: 44, borderRadius: 18, whiteSpace: 'nowrap' })
export const plain = target
export const button = style([target, { cursor: 'pointer', ':focus-visible': { outlineOffset: -4 } }])

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  maxWidth: 240,
  padding: '0 12px 0 10px',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: 18,
  color: vars.text,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${button}:is(:hover, [data-state="open"]) > ${chip}`, { '@media': { [media.hover]: { background: vars.hover } } })
globalStyle(`${button}:active > ${chip}`, { background: vars.pressed })
// What nobody can press is no button to look at.
globalStyle(`${plain}:not(${button}) > ${chip}`, { borderColor: 'transparent', background: vars.sunken })

export const icon = style({ color: vars.textFaint })
export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
/** Asks to be set. */
export const unset = style({ borderStyle: 'dashed', color: vars.textMuted, fontWeight: 400 })
export const soon = style({ color: vars.amber })
export const late = style({ color: vars.red })
globalStyle(`:is(${soon}, ${late}) > ${icon}`, { color: 'inherit' })
export const faces = style({ display: 'inline-flex', marginLeft: -3 })
globalStyle(`${faces} > * + *`, { marginLeft: -6, boxShadow: `0 0 0 1.5px ${vars.float}` })
export const dots = style({ display: 'inline-flex' })
globalStyle(`${dots} > * + *`, { marginLeft: -3 })
