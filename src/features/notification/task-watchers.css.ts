// Faces and a quiet button in one line.
import { style } from '@vanilla-extract/css'

export const watchers = style({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 })
// Its word stands where the words of the other facts do.
export const button = style({ selectors: { '&:first-child': { marginLeft: -8 } } })
