// How progress bars look.
import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const slide = keyframes({ from: { transform: 'translateX(-110%)' }, to: { transform: 'translateX(320%)' } })

export const track = style({
  height: 4,
  width: '100%',
  borderRadius: 2,
  background: vars.lineStrong,
  overflow: 'hidden',
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
})
const bar = style({
  height: '100%',
  borderRadius: 2,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'Highlight !important' as 'Highlight' } },
})
export const fill = styleVariants({
  accent: [bar, { background: vars.accent }],
  good: [bar, { background: vars.green }],
  bad: [bar, { background: vars.red }],
})
export const unknown = style({ '@media': { [media.motion]: { animation: `${slide} 1.2s ease-in-out infinite` } } })
