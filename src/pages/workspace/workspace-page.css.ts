// How the landing page looks.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 28,
  width: '100%',
  maxWidth: 1360,
  padding: '20px 20px 40px',
  '@media': {
    '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)' },
    [media.phone]: { padding: '16px 16px 32px' },
  },
  // The footer waits below the window, too.
  selectors: { '&:has([data-pending])': { minHeight: '100dvh' } },
})
/** On narrow screens they lie below what waits, whose length is not known before it is there. */
export const projects = style({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minWidth: 0,
  '@media': { '(max-width: 1099px)': { selectors: { [`${content}:has([data-pending]) > &:not([data-pending])`]: { display: 'none' } } } },
})
/** On narrow screens what waits comes before where it lies. */
export const mine = style({ '@media': { '(max-width: 1099px)': { order: -1 } } })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 24 })
/** What stands below the projects of who makes none. */
export const more = style({ color: vars.textMuted })
export const wide = style({ '@media': { [media.phone]: { display: 'none' } } })
