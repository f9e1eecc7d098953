// How a tree looks: rows with their indent, the focus ring inside them, where a dragged one lands.
import { globalStyle, style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** Takes the height of its rows, and less where there is less room: then it scrolls by itself. */
export const tree = style({ position: 'relative', flex: '0 1 auto', minWidth: 0, overflow: 'hidden' })
/** Until the tree itself is there its rows stand one below the other. */
export const plain = style({ height: '100%', overflowY: 'auto' })

export const row = style({ borderRadius: radius.control, scrollMargin: 4 })
globalStyle(`${row}:focus-visible`, { outline: 'none' })
// The ring is drawn on what the row shows: the row itself is as wide as the tree, and the gap below belongs to it.
globalStyle(`${row}:focus-visible > *`, { boxShadow: `inset 0 0 0 1.5px ${vars.ring}`, borderRadius: radius.control })
globalStyle(`${row}[data-dragging]`, { opacity: 0.5 })

/** The line between two rows where the dragged one lands, as far in as they. */
const line = {
  content: '""',
  position: 'absolute',
  left: 'calc(8px + var(--indent, 0px))',
  right: 8,
  height: 2,
  borderRadius: 1,
  background: vars.accent,
} as const
globalStyle(`${row}[data-landing="top"]::before`, { ...line, top: 0 })
globalStyle(`${row}[data-landing="bottom"]::before`, { ...line, bottom: 0 })

// The row that takes the dragged one in.
globalStyle(`${row}[data-landing="into"] > *`, { boxShadow: `inset 0 0 0 2px ${vars.accent}`, borderRadius: radius.control })

export const preview = style({
  maxWidth: 240,
  padding: '4px 10px',
  borderRadius: radius.control,
  background: vars.float,
  border: `1px solid ${vars.accent}`,
  color: vars.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
