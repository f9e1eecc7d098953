// How projects look in lists: cards and lines.
import { style, styleVariants } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { row } from '#src/ui/dialogs/surface.css.ts'

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))', gap: 12 })
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: 14,
  padding: 14,
  minWidth: 0,
  background: vars.float,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  selectors: {
    '&:hover': { borderColor: vars.lineStrong },
    '&:has([data-project]:focus-visible)': { outline: `2px solid ${vars.ring}`, outlineOffset: -1 },
  },
})
export const still = style({ ':hover': { borderColor: vars.line } })
export const cardHead = style({ display: 'flex', alignItems: 'flex-start', gap: 10, minWidth: 0 })
export const cardTitle = style({ display: 'grid', gap: 2, flex: '1 1 0', minWidth: 0, minHeight: 38, alignContent: 'start' })
export const stillTitle = style({ gap: 10, paddingTop: 2 })
export const cardMeta = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 })
const statusText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textFaint,
  whiteSpace: 'nowrap',
  '::before': { content: '', width: 6, height: 6, borderRadius: radius.round },
})
const dotted = (colour: string) => [statusText, { '::before': { background: colour } }]
/** A small dot in the status's tone. */
export const status = styleVariants({
  IN_PROGRESS: dotted(vars.accent),
  COMPLETED: dotted(vars.green),
  ARCHIVED: dotted(vars.lineControl),
})

/** The link lies over its whole card or row; what must be pressed by itself is raised above it. */
export const stretched = style({
  fontWeight: 500,
  color: vars.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
})
export const above = style({ position: 'relative', zIndex: 1 })
export const lock = style([above, { display: 'grid', placeItems: 'center', width: 20, height: 24, flex: 'none', color: vars.textFaint }])

export const facts = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '6px 12px', minHeight: 24, minWidth: 0 })
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const late = style({ color: vars.red })
export const faces = style([above, { marginLeft: 'auto', display: 'inline-flex' }])

const onDesk = (width: number) => style({ width, flex: 'none', display: 'inline-flex', '@media': { [media.phone]: { display: 'none' } } })
export const line = style([
  row,
  {
    paddingLeft: 20,
    selectors: {
      '&:has([data-project]:focus-visible)': { outline: `1.5px solid ${vars.ring}`, outlineOffset: -1.5, borderRadius: radius.control },
    },
    '@media': { [media.phone]: { paddingInline: 16 } },
  },
])
export const lineCode = onDesk(56)
export const lineName = style({ flex: '1 1 0', minWidth: 0 })
export const lineStatus = onDesk(104)
export const lineDue = style({ width: 96, flex: 'none', display: 'inline-flex', '@media': { [media.phone]: { width: 'auto' } } })
export const lineTasks = onDesk(96)
export const lineFaces = style([above, onDesk(112)])
