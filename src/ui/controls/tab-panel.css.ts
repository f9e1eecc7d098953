// What the tabs of a detail have in common: the panel, the list in it, and a line of that list.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** The body of a tab, as high as its empty state from the start. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingTop: 12,
  minHeight: 160,
  alignContent: 'start',
})

/** A list whose lines reach beyond the text beside it by their own padding. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: '0 -8px' })

/** A line of facts; on a phone they wrap. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '2px 4px 2px 8px',
  borderRadius: radius.control,
  ':hover': { background: vars.hover },
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 0, paddingBlock: 6 } },
})
