// How a tooltip looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { arrive } from '#src/theme/text.css.ts'
import { layers, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const content = style([
  arrive.fade,
  {
    zIndex: layers.tooltip,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: 280,
    padding: '4px 8px',
    borderRadius: radius.control,
    background: vars.float,
    color: vars.text,
    boxShadow: vars.shadowFloat,
    fontSize: 12,
    lineHeight: '18px',
    pointerEvents: 'none',
  },
])

// It must never lie in the way of what is under it, also while focus keeps it open.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${content})`, { pointerEvents: 'none' })
