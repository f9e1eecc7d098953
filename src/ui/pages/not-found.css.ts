// How the not-found page looks.
import { style } from '@vanilla-extract/css'

/** In the middle of whatever it stands in, a little above. */
export const middle = style({ margin: 'auto', paddingBottom: '10vh' })
