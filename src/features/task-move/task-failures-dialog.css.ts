// How the list of tasks that failed looks.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

export const list = style({ maxHeight: 'min(420px, 50vh)', overflowY: 'auto', margin: 0, padding: '4px 0', listStyle: 'none' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 8,
  padding: '7px 20px',
  ':hover': { background: vars.hover },
})
export const title = style({
  overflow: 'hidden',
  textAlign: 'left',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})
export const reason = style({ gridColumn: 2, fontSize: 12, lineHeight: '16px', color: vars.textMuted })
