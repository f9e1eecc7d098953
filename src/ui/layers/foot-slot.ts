// Where a layer keeps what stays in reach of the thumb: below what scrolls, above its bar. What belongs there is drawn into it with a portal.
import { createContext } from 'react'

/** The place of the layer around; null where nothing is kept at the foot, because there is room beside the text. */
export const FootSlot = createContext<HTMLElement | null>(null)
