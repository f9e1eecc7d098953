// The table of occasions: words at the left, a switch and a time at the right.
import { style } from '@vanilla-extract/css'
import { meta } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const table = style({ width: '100%', borderCollapse: 'collapse' })
export const column = style([meta, { padding: '8px 0', textAlign: 'start', fontWeight: 500, color: vars.textMuted }])
export const row = style({ borderTop: `1px solid ${vars.line}` })
export const occasion = style({ padding: '10px 16px 10px 0', textAlign: 'start', fontWeight: 400 })
export const title = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500 })
export const note = style([meta, { display: 'block', marginTop: 2, color: vars.textMuted }])
export const problem = style([meta, { color: vars.red }])
const narrow = style({
  width: 104,
  padding: '10px 0',
  '@media': { [media.phone]: { width: 84 } },
})
export const cell = style([narrow, { whiteSpace: 'nowrap', color: vars.textMuted }])
// Without a line of text below it the switch stands in the middle.
export const turn = style([narrow, { lineHeight: 0 }])
