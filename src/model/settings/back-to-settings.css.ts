// How the way back to the settings looks.
import { style } from '@vanilla-extract/css'
import { touchTarget } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const back = style([
  touchTarget,
  {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    marginLeft: -6,
    borderRadius: radius.control,
    color: vars.textMuted,
    ':hover': { background: vars.hover, color: vars.text },
  },
])
