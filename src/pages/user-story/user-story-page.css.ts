// What is left for the tasks of a story under a long text.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'

export const lowest = style({ minHeight: 320 })

export const mentions = style({
  flex: 'none',
  maxHeight: 160,
  overflowY: 'auto',
  padding: '8px 24px',
  '@media': { [media.phone]: { padding: '8px 16px' } },
})
