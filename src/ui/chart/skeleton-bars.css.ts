// Bars in place of a chart.
import { style } from '@vanilla-extract/css'

export const bars = style({ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between' })
