// How the page of a new task looks behind its questions.
import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  width: '100%',
  maxWidth: 600,
  margin: '0 auto',
  padding: '32px 20px 40px',
  '@media': { [media.phone]: { padding: '20px 16px 32px' } },
})
/** As it was shared; a long text scrolls in its own box. */
export const shared = style({
  display: 'grid',
  gap: 8,
  maxHeight: '46dvh',
  overflowY: 'auto',
  padding: '14px 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.sunken,
  overflowWrap: 'anywhere',
})
export const title = style({ fontSize: 15, lineHeight: '20px', fontWeight: 600 })
export const text = style({ color: vars.textMuted, whiteSpace: 'pre-line' })
export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
globalStyle(`${choices} > button`, { '@media': { [media.coarse]: { minHeight: 44 } } })
