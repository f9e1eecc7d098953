// How the line looks in which user stories are made.
import { style } from '@vanilla-extract/css'
import { meta, textLink, truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 10px',
  padding: '8px 20px',
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { paddingInline: 16 } },
})
export const icon = style({ flex: 'none', color: vars.textFaint })
export const field = style({
  flex: '1 1 240px',
  minWidth: 0,
  minHeight: 28,
  padding: '4px 0',
  font: 'inherit',
  color: vars.text,
  background: 'transparent',
  border: 0,
  outline: 'none',
  resize: 'none',
  fieldSizing: 'content',
  maxHeight: 160,
  overflowY: 'auto',
  selectors: { '&::placeholder': { color: vars.textFaint } },
  '@media': { [media.coarse]: { minHeight: 40, padding: '10px 0' } },
})
export const note = style([meta, { display: 'inline-flex', gap: 6, color: vars.textMuted, flexBasis: '100%' }])
export const problem = style([meta, { color: vars.red, flexBasis: '100%' }])
export const press = style([textLink])
export const list = style({
  position: 'absolute',
  zIndex: 5,
  top: '100%',
  left: 44,
  minWidth: 240,
  maxWidth: 'calc(100% - 64px)',
  margin: 0,
  padding: 4,
  background: vars.float,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.card,
  boxShadow: vars.shadowFloat,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 8px',
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { background: vars.hover } },
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const name = style([truncate])
