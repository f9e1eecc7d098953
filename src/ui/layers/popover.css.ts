// How popovers look.
import { style } from '@vanilla-extract/css'
import { arrive } from '#src/theme/text.css.ts'
import { layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const content = style([
  arrive.rise,
  {
    zIndex: layers.popover,
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    padding: 12,
    borderRadius: radius.card,
    background: vars.float,
    color: vars.text,
    boxShadow: vars.shadowFloat,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
    ':focus-visible': { outline: 'none' },
  },
])

export const flush = style({ padding: 0 })
