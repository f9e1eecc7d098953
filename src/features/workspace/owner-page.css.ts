// How a page looks that only the owner of a workspace opens, to everybody else.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

/** In the middle of the frame, a little above. */
export const middle = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', margin: 'auto', paddingBottom: '10vh' })

/** Who the owner is. */
export const owner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  color: vars.text,
})
