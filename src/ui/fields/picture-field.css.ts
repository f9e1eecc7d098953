// How the logo field looks: the mark, its address, the file button in one row.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'

// The mark and the button stand beside the input, below its label (16 px and 6 px of space).
const belowLabel = 22
export const row = style({ display: 'flex', alignItems: 'flex-start', gap: 10, minWidth: 0 })
export const preview = style({
  flex: 'none',
  display: 'grid',
  marginTop: belowLabel,
  '@media': { [media.coarse]: { marginTop: belowLabel + 4 } },
})
export const address = style({ flex: '1 1 auto', minWidth: 0 })
export const choose = style({ position: 'relative', flex: 'none', marginTop: belowLabel })
