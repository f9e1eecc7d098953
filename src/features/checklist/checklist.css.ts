// How the Checklists panel looks.
import { style } from '@vanilla-extract/css'
import { fact } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import * as tab from '#src/ui/controls/tab-panel.css.ts'

export const panel = tab.panel
export const head = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 20 })
export const progress = fact
export const bar = style({ flex: '1 1 0', maxWidth: 220 })

export const list = tab.list
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: 32,
  padding: '2px 4px 2px 8px',
  borderRadius: radius.control,
  selectors: {
    '&[data-child]': { marginLeft: 24 },
    '&:hover, &:focus-within': { background: vars.hover },
  },
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const box = style({ marginTop: 7, '@media': { [media.coarse]: { marginTop: 13 } } })
const text = style({
  flex: '1 1 0',
  minWidth: 0,
  padding: '4px 0',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  borderRadius: radius.small,
  selectors: { '&[data-done]': { color: vars.textFaint, textDecoration: 'line-through', textDecorationColor: vars.lineControl } },
  '@media': { [media.coarse]: { paddingBlock: 10 } },
})
export const title = style([text, { cursor: 'text' }])
export const plainTitle = text
const field = style({
  minWidth: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'none',
  resize: 'none',
  overflow: 'hidden',
  fieldSizing: 'content',
  ':focus-visible': { outline: 'none' },
})
export const titleField = style([
  field,
  { flex: '1 1 0', margin: '0 0 0 -8px', padding: '3px 7px', borderColor: vars.ring, background: vars.surface },
  { '@media': { [media.coarse]: { paddingBlock: 9 } } },
])
export const below = style([fact, { padding: '6px 4px 0', '@media': { [media.coarse]: { paddingTop: 12 } } }])
export const buttons = style({
  display: 'flex',
  flex: 'none',
  padding: '2px 0',
  '@media': { [media.coarse]: { gap: 16, paddingBlock: 8 } },
})

/** Stays in view below a long list, down to the edge of what scrolls: it covers the 32 px of padding there. */
export const foot = style({
  position: 'sticky',
  bottom: -32,
  zIndex: 1,
  margin: '0 -8px -32px',
  padding: '8px 0 40px',
  background: vars.float,
  ':empty': { display: 'none' },
})
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: 32,
  padding: '0 8px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars.float,
  selectors: {
    '&[data-below]': { marginLeft: 24 },
    '&:hover': { borderColor: vars.lineStrong },
    '&:focus-within': { borderColor: vars.ring },
  },
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const lineIcon = style({ flex: 'none', marginTop: 8, color: vars.textFaint, '@media': { [media.coarse]: { marginTop: 12 } } })
export const lineField = style([
  field,
  { flex: '1 1 0', padding: '4px 0', maxHeight: 200, overflowY: 'auto', '::placeholder': { color: vars.textFaint } },
  { '@media': { [media.coarse]: { paddingBlock: 9 } } },
])
export const lineHint = style([fact, { paddingTop: 7, '@media': { [media.coarse]: { display: 'none' } } }])
