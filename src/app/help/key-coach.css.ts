// How the key coach looks: as small as a tooltip.
import { style } from '@vanilla-extract/css'
import { arrive } from '#src/theme/text.css.ts'
import { layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const hint = style([
  arrive.fade,
  {
    position: 'fixed',
    zIndex: layers.tooltip,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 30,
    padding: '3px 4px 3px 10px',
    borderRadius: radius.control,
    background: vars.float,
    color: vars.text,
    boxShadow: vars.shadowFloat,
    fontSize: 12,
    lineHeight: '18px',
    '@media': { [media.coarse]: { display: 'none' } },
  },
])
export const off = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: radius.small,
  color: vars.textFaint,
  ':hover': { background: vars.hover, color: vars.text },
})
