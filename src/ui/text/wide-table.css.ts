// How a table in written text scrolls.
import { globalStyle, style } from '@vanilla-extract/css'

export const box = style({ overflowX: 'auto', ':focus-visible': { outlineOffset: -2 } })
// Columns as wide as their longest word.
globalStyle(`${box} :is(td, th)`, { overflowWrap: 'break-word' })
