// How drawers and panels look.
import { style, styleVariants } from '@vanilla-extract/css'
import { arrive } from '#src/theme/text.css.ts'
import { layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const overlay = style([arrive.fade, { position: 'fixed', inset: 0, zIndex: layers.overlay, background: vars.scrim }])

export const content = style({
  position: 'fixed',
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.float,
  boxShadow: vars.shadowPanel,
  ':focus-visible': { outline: 'none' },
})

export const side = styleVariants({
  left: [arrive.fromLeft, { left: 0 }],
  right: [arrive.fromRight, { right: 0 }],
})

export const sheet = style({ zIndex: layers.dialog, overflowY: 'auto', maxWidth: 'calc(100vw - 48px)' })

export const panel = style({
  zIndex: layers.panel,
  maxWidth: '100vw',
  // A phone has no room for two heads.
  '@media': { [media.phone]: { top: '0 !important' as '0', width: '100% !important' as '100%', paddingTop: 'env(safe-area-inset-top)' } },
})

export const window = style([
  arrive.rise,
  {
    zIndex: layers.dialog,
    top: '5vh',
    bottom: '5vh',
    left: 0,
    right: 0,
    margin: '0 auto',
    maxWidth: 'calc(100vw - 48px)',
    borderRadius: radius.dialog,
    boxShadow: vars.shadowFloat,
    overflow: 'hidden',
    '@media': {
      [media.phone]: { inset: 0, width: '100% !important' as '100%', maxWidth: '100vw', borderRadius: 0 },
    },
  },
])
