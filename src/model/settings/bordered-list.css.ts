// The frame of a list among settings: what exports, sessions, deleted projects and the danger zone stand in.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const borderedList = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
})

/** A row of it that has an icon, words and buttons. */
export const borderedRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 12px 8px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 8 } },
})

/** The words of such a row, below each other. */
export const borderedWords = style({ flex: '1 1 0', display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
