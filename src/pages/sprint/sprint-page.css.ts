// The tabs of a sprint fill what its head leaves.
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const tabs = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0 })
globalStyle(`${tabs} > [role=tablist]`, { flex: 'none', padding: '0 20px', '@media': { [media.phone]: { padding: '0 16px' } } })
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 6,
  padding: '10px 20px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { paddingInline: 16, columnGap: 4 } },
})
