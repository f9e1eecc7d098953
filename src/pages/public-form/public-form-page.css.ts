// How the page of a form stands for people outside.
import { style } from '@vanilla-extract/css'
import { heading, meta, textLink } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({ position: 'relative', display: 'grid', gap: 24 })
export const quiet = style([heading.section, { overflowWrap: 'anywhere', ':focus': { outline: 'none' } }])
export const problems = style({
  display: 'grid',
  gap: 6,
  padding: '12px 14px',
  borderRadius: radius.control,
  border: `1px solid ${vars.red}`,
  color: vars.text,
})
export const sum = style({ margin: 0, fontWeight: 500 })
export const list = style({ margin: 0, paddingLeft: 18 })
export const lead = style([textLink, { color: vars.red, textAlign: 'start', '@media': { [media.coarse]: { minHeight: 40 } } }])
export const foot = style({ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' })
export const note = style([meta, { color: vars.textFaint }])
/** What people do not see, and machines fill in. */
export const trap = style({ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' })
export const thanks = style({ display: 'grid', justifyItems: 'center', gap: 12, padding: '32px 0', textAlign: 'center' })
export const check = style({ color: vars.green })
export const text = style({ margin: 0, maxWidth: 440, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: vars.textMuted })
