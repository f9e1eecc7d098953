// How the two lists look between which tasks are moved when a sprint is planned.
import { style } from '@vanilla-extract/css'
import { fact, heading, truncate } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { list } from '#src/ui/lists/row-list.css.ts'

/** A pane has room for one line where a list of a page would not. */
const narrow = `${list} (max-width: 419px)`

export const panes = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flex: '1 1 0',
  minHeight: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'minmax(280px, 1fr)' } },
})
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  selectors: { '& + &': { borderLeft: `1px solid ${vars.line}` }, '&[data-over]': { background: vars.selected } },
  '@media': { [media.phone]: { selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${vars.line}` } } } },
})
export const head = style({
  display: 'grid',
  gap: 8,
  padding: '10px 20px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { padding: '10px 16px' } },
})
export const title = style([heading.section, { fontSize: 13 }])
export const top = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '0 10px' })
export const sums = style([fact, { color: vars.textMuted }])
export const over = style({ color: vars.amber, fontWeight: 500 })
const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })
export const ring = style([cell, { width: 16 }])
export const code = style([cell, fact, { width: 60, '@container': { [narrow]: { order: 4, width: 'auto', marginLeft: 26 } } }])
/** Of a result, which has no ring before it. */
export const resultCode = style([cell, fact, { width: 60, '@container': { [narrow]: { order: 4, width: 'auto' } } }])
export const name = style([cell, { flex: '1 1 0', '@container': { [narrow]: { flex: '1 1 calc(100% - 40px)' } } }])
export const link = style([
  truncate,
  { fontWeight: 450, color: vars.text, ':hover': { textDecorationLine: 'underline', textUnderlineOffset: 3 } },
])
export const hours = style([cell, fact, { width: 40, justifyContent: 'flex-end', '@container': { [narrow]: { order: 5 } } }])
export const people = style([cell, { minWidth: 22, justifyContent: 'flex-end', '@container': { [narrow]: { order: 6 } } }])
/** Seen where a row is pointed at or has the focus; fingers point at nothing. */
export const move = style([
  cell,
  {
    '@media': { '(hover: hover)': { selectors: { '[role=row]:not(:hover, [data-focused]) > &': { opacity: 0 } } } },
    '@container': { [narrow]: { order: 7, marginLeft: 'auto' } },
  },
])
export const foot = style({ padding: '12px 20px' })
export const target = style([cell, fact, { width: 120, '@container': { [narrow]: { width: 'auto', order: 5 } } }])
