// The bar of a selection where a page scrolls below its head: above the end of the list; on a phone a line of its own.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** Holds the bar, above the foot of the page and over its rows. */
export const dock = style({ position: 'relative', flex: 'none' })

/** A bar of a selection wherever it stands, on top of `bulkBar`. */
export const bulkLine = style({
  '@media': {
    [media.forced]: { border: '1px solid CanvasText' },
    [media.phone]: {
      // In the flow: it covers neither rows nor pages.
      position: 'static',
      flex: 'none',
      width: '100%',
      maxWidth: '100%',
      minHeight: 52,
      borderRadius: 0,
      boxShadow: 'none',
      borderTop: `1px solid ${vars.line}`,
    },
  },
})

/** The bar in its dock. */
export const bulk = style([bulkLine, { bottom: 16 }])
