// How page heads look.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const side = { '@media': { [media.phone]: { paddingInline: 16 } } } as const

export const header = style({
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  paddingTop: 12,
  selectors: { '&:has(> :only-child)': { paddingBottom: 12 } },
})
export const top = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 32, paddingInline: 20, ...side })
export const title = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const actions = style({ display: 'flex', alignItems: 'center', gap: 6, marginLeft: 'auto', flex: 'none' })
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 6,
  padding: '10px 20px',
  '@media': { [media.phone]: { paddingInline: 16, columnGap: 4 } },
})
