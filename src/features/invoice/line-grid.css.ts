// The lines of a draft as a grid of fields on its sheet.
import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'

export const field = style([
  {
    width: '100%',
    padding: '3px 6px',
    margin: '-3px -6px',
    border: '1px solid transparent',
    borderRadius: 4,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    selectors: {
      '&:hover': { borderColor: '#d9dce3' },
      '&:focus': { outline: '2px solid #5b5bd6', outlineOffset: -1, background: '#fff' },
      '&[aria-invalid=true]': { borderColor: '#c62a2f' },
    },
  },
])
export const figure = style([field, tabular, { textAlign: 'right', width: 84 }])
export const remove = style({ width: 24 })
globalStyle(`${remove} button`, { color: '#5b616e' })
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 0',
  fontSize: 12,
  color: '#5b616e',
})
export const problem = style({ color: '#b3261e' })

/** Where room is short the text of a line has a row of its own. */
export const grid = style({})
globalStyle(`${grid} tr`, { '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr 28px' } } })
globalStyle(`${grid} td:first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1', borderBottom: 0, paddingBottom: 0 } } })
globalStyle(`${grid} th:first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1', borderBottom: 0 } } })
