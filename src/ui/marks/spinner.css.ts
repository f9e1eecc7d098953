// How the spinner looks; with reduced motion it stands still as a broken ring.
import { keyframes, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: radius.round,
  border: '1.5px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  '@media': { [media.motion]: { animation: `${turn} 700ms linear infinite` } },
})
