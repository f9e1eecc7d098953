// How the list of the inbox looks.
import { style } from '@vanilla-extract/css'

export const swiped = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0, touchAction: 'pan-y' })
export const foot = style({ padding: '12px 20px' })
