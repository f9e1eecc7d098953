// How pages and discussions that name something are listed.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none', padding: 0, margin: 0 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '2px 8px',
  margin: '0 -8px',
  borderRadius: radius.control,
  color: 'inherit',
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { minHeight: 44 } },
})
export const icon = style({ flex: 'none', color: vars.textFaint })
export const title = style([{ minWidth: 0 }, truncate])
export const number = style([{ flex: 'none' }, fact])
