// How page heads look.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const header = style({
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  paddingTop: 12,
  selectors: { '&:has(> :only-child)': { paddingBottom: 12 } },
})
// On a phone actions that do not fit beside the title stand below it: the title is never what goes.
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 32,
  paddingInline: 20,
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 8, paddingInline: 16 } },
})
export const title = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginLeft: 'auto',
  flex: 'none',
  '@media': { [media.phone]: { flexWrap: 'wrap', maxWidth: '100%' } },
})
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 6,
  padding: '10px 20px',
  '@media': { [media.phone]: { paddingInline: 16, columnGap: 4 } },
})
