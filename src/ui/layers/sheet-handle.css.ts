// How the handle of a sheet looks.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** At the top of what is a sheet on a phone, and of what is one for fingers anywhere (`data-sheet`). */
export const handle = style({
  flex: 'none',
  display: 'none',
  height: 20,
  placeItems: 'center',
  touchAction: 'none',
  cursor: 'grab',
  '@media': { [media.phone]: { display: 'grid' } },
  '::before': { content: '', width: 36, height: 4, borderRadius: 2, background: vars.lineControl },
})
