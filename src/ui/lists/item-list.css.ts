// How lists of small things look, and the form in them.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { truncate } from '#src/theme/text.css.ts'
import { heights, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  // A list of hundreds costs only what is in view.
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${heights.row}px`,
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: heights.row,
  padding: '0 4px 0 8px',
  borderRadius: radius.control,
  selectors: { '&:hover': { background: vars.hover }, '&[data-chosen]': { background: vars.selected } },
  '@media': { [media.coarse]: { minHeight: 44 } },
})
export const press = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 0',
  minWidth: 0,
  minHeight: heights.row,
  // The text stands where the title of the dialog does, with room for the ring of the focus around it.
  margin: '0 0 0 -8px',
  padding: '0 8px',
  textAlign: 'left',
  borderRadius: radius.small,
  selectors: { 'button&': { cursor: 'pointer' }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.coarse]: { minHeight: 44 } },
})
export const title = style([truncate, { flex: '0 1 auto' }])
export const hint = style({
  flex: 'none',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const count = style([hint, { minWidth: 64, textAlign: 'right' }])
export const grip = style({
  flex: 'none',
  marginLeft: -4,
  color: vars.textFaint,
  cursor: 'grab',
  '@media': { [media.coarse]: { display: 'none' } },
})
globalStyle(`${item}[data-row]`, { position: 'relative' })
globalStyle(`${item}[data-dragging]`, { opacity: 0.5 })
const landing = {
  content: '""',
  position: 'absolute',
  insetInline: 8,
  height: 2,
  borderRadius: 1,
  background: vars.accent,
  zIndex: 1,
} as const
globalStyle(`${item}[data-landing="top"]::before`, { ...landing, top: 0 })
globalStyle(`${item}[data-landing="bottom"]::before`, { ...landing, bottom: 0 })
export const tick = style({ marginLeft: 'auto', flex: 'none', color: vars.accentText })
export const buttons = style({ display: 'flex', flex: 'none' })
globalStyle(`${row} ${buttons}`, { '@media': { [media.hover]: { opacity: 0 } } })
globalStyle(`${row}:is(:hover, :focus-within) ${buttons}`, { opacity: '1 !important' as '1' })

export const problem = style({ margin: 0, padding: '4px 8px', fontSize: 12, lineHeight: '16px', color: vars.red })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: 8,
  borderRadius: radius.card,
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
})
export const line = style({ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: 8 })
export const field = styleVariants({
  text: { flex: '1 1 160px', minWidth: 0 },
  hours: { flex: '0 0 92px' },
  day: { flex: '0 0 144px', '@media': { [media.phone]: { flex: '1 1 128px' } } },
})
export const formButtons = style({ display: 'flex', gap: 6 })
globalStyle(`${form} [data-wrong]`, { borderColor: vars.red })
