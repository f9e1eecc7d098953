// How wide the search of a list is: on a phone it takes what the buttons beside it leave.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'

export const box = style({ flex: '0 1 230px', minWidth: 120, '@media': { [media.phone]: { flex: '1 1 140px' } } })
