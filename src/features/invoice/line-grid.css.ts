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
export const headingField = style([field, { fontWeight: 600 }])
export const figure = style([field, tabular, { textAlign: 'right', width: 84 }])
export const small = style([field, tabular, { width: 64, margin: 0, borderColor: '#e6e8ec', '@media': { [media.phone]: { width: 50 } } }])
export const first = style({ display: 'flex', alignItems: 'flex-start', gap: 4, marginLeft: -18 })
export const grip = style({ flex: 'none', width: 14, height: 20, display: 'grid', placeItems: 'center', color: '#8b919e', cursor: 'grab' })
export const more = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', fontSize: 12, color: '#5b616e' })
/** The row that goes on in the next one. */
export const withMore = style({})
globalStyle(`${withMore} td`, { borderBottom: '0 !important', paddingBottom: '0 !important' })
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
globalStyle(`${grid} td:first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${withMore} td:first-child`, { '@media': { [media.phone]: { borderBottom: 0, paddingBottom: 0 } } })
globalStyle(`${first}`, { '@media': { [media.phone]: { marginLeft: -16 } } })
globalStyle(`${grid} th:first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1', borderBottom: 0 } } })
