// What is left for the tasks of a story under a long text.
import { style } from '@vanilla-extract/css'

export const lowest = style({ minHeight: 320 })
