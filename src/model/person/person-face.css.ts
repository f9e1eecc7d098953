// How a face that is a link lies: as the face alone would.
import { style } from '@vanilla-extract/css'

export const face = style({ display: 'inline-grid', flex: 'none', borderRadius: '50%' })
