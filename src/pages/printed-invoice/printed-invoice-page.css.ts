// Around the sheet that is printed: buttons that are not.
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  width: '100%',
  maxWidth: 794,
  margin: '0 auto',
  padding: '16px 16px 48px',
  '@media': { [media.phone]: { padding: '12px 0 32px' }, print: { padding: 0, maxWidth: 'none' } },
})
export const bar = style({ display: 'flex', gap: 8, width: '100%', justifyContent: 'flex-end', '@media': { print: { display: 'none' } } })
// On paper the sheet begins at the top, whatever the theme and the layout around it.
globalStyle(`html:has(${frame}), html:has(${frame}) body, :has(> ${frame})`, {
  '@media': { print: { display: 'block', padding: 0, background: '#ffffff !important' as '#ffffff' } },
})
globalStyle(`:has(> ${frame})`, { '@media': { print: { display: 'block !important' as 'block', minHeight: '0 !important' as '0' } } })
