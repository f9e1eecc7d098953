// How logged time looks: the panel of a task, its list, and the two dialogs.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import * as tab from '#src/ui/controls/tab-panel.css.ts'

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

export const panel = tab.panel
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 28,
})
export const headButtons = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 4, marginLeft: 'auto' })
export const sum = style({ display: 'flex', alignItems: 'baseline', gap: 8 })
export const sumTotal = style({ fontSize: 18, lineHeight: '24px', fontWeight: 600, ...figures })
export const meta = fact

export const list = tab.list
export const row = tab.row
export const person = style([{ flex: 'none', maxWidth: 140, fontWeight: 500 }, truncate])
export const comment = style([
  { flex: '1 1 0', minWidth: 0, color: vars.textMuted },
  truncate,
  {
    '@media': {
      [media.phone]: {
        order: 2,
        flex: '1 0 100%',
        paddingLeft: 32,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        ':empty': { display: 'none' },
      },
    },
  },
])
export const when = style([
  { flex: 'none', fontSize: 12, lineHeight: '16px', color: vars.textFaint },
  figures,
  {
    '@media': { [media.phone]: { order: 1, flex: '1 0 100%', paddingLeft: 32 } },
  },
])
export const total = style([
  { flex: 'none', minWidth: 64, textAlign: 'right', fontWeight: 500 },
  figures,
  { '@media': { [media.phone]: { marginLeft: 'auto' } } },
])
export const rowButtons = style({ display: 'flex', flex: 'none', ':empty': { display: 'none' } })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 12,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const why = style([{ marginRight: 'auto', fontSize: 12, lineHeight: '16px', color: vars.textMuted, minWidth: 0, flex: '1 1 160px' }])

export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minHeight: 320, alignContent: 'start' })
/** A line of 24 px and the chart of 188, before they are there. */
export const waiting = style({ display: 'grid', gap: 20, paddingBlock: 2 })
export const waitingChart = style({ paddingBottom: 20 })
export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
// In line with the fields, below their labels.
export const search = style({ marginTop: 22, '@media': { [media.phone]: { marginTop: 0, gridColumn: '1 / -1' } } })
