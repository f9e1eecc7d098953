// How the form of what cannot be taken back looks.
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 16 })
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, marginTop: 4 })
export const first = style({ marginRight: 'auto' })
