// How rows of tasks look: columns that go one by one as the list gets narrower, two lines on a phone.
import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { row as baseRow } from '#src/ui/dialogs/surface.css.ts'
import { COLUMN_LIMITS, COLUMN_WIDTHS, columnProperty, FACT_SIZE, ROOM_FOR_ALL } from './column-widths.ts'

/** The width of the list, not of the window, decides: sidebars come and go. */
export const tasks = createContainer()

const below = (width: number) => `${tasks} (max-width: ${width - 1}px)`
/** Two lines: the same width at which `useRowHeight` says so. */
const narrow = below(768)

export const row = style([
  baseRow,
  {
    position: 'relative',
    cursor: 'default',
    outline: 'none',
    '@container': {
      [narrow]: { flexWrap: 'wrap', rowGap: 0, columnGap: 8, padding: '6px 16px', minHeight: 60, alignContent: 'center' },
    },
    selectors: { '&[data-plain]': { cursor: 'default' } },
  },
])

export const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })

/** As wide as it was drawn, but never so that the title has no room: then all give away their share. */
const drawn = (name: keyof typeof COLUMN_WIDTHS) => ({
  width: `var(${columnProperty(name)}, ${COLUMN_WIDTHS[name]}px)`,
  flex: '0 1 auto',
  minWidth: COLUMN_LIMITS.least,
})
const column = (name: keyof typeof COLUMN_WIDTHS, from: number) =>
  style([cell, drawn(name), { '@container': { [below(from)]: { display: 'none' } } }])

export const select = style([cell, { width: 16, justifyContent: 'center', '@container': { [narrow]: { display: 'none' } } }])
export const selectMode = style({ '@container': { [narrow]: { display: 'flex' } } })
export const star = style([cell, { width: 20, marginInline: -3, justifyContent: 'center', '@container': { [narrow]: { order: 3 } } }])
export const code = style([cell, { width: 60, '@container': { [narrow]: { order: 5, width: 'auto', marginLeft: 22 } } }])
export const ring = style([cell, { width: 16, justifyContent: 'center', '@container': { [narrow]: { order: 1 } } }])
export const main = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: '1 1 0',
  minWidth: 240,
  alignSelf: 'stretch',
  '@container': { [narrow]: { display: 'contents' } },
})
export const titleCell = style([
  cell,
  {
    flex: '0 1 auto',
    maxWidth: 400,
    minWidth: 96,
    gap: 6,
    '@container': { [narrow]: { order: 2, flex: '1 1 calc(100% - 76px)', maxWidth: 'none' } },
  },
])
export const labels = style([
  cell,
  {
    flex: '0 1 auto',
    justifyContent: 'flex-end',
    gap: 4,
    marginLeft: 'auto',
    maxWidth: '36%',
    // One that can be told and the count, or the dots of two.
    minWidth: 64,
    '@container': {
      [below(760)]: { maxWidth: 120 },
      [narrow]: { order: 7, minWidth: 0, margin: 0, maxWidth: '42%', justifyContent: 'flex-start' },
    },
  },
])
export const project = style([
  column('project', 720),
  { '@container': { [narrow]: { order: 6, display: 'flex', width: 'auto', flex: '0 1 auto' } } },
])
/** The columns of facts, and those that are others where the project's name takes room too. */
export const columns = {
  dueDate: style([cell, drawn('dueDate'), { '@container': { [narrow]: { order: 6, width: 'auto', minWidth: 0, flex: 'none' } } }]),
  workflow: column('workflow', 960),
  type: column('type', 820),
  effort: column('effort', 900),
  board: column('board', 1150),
  sprint: column('sprint', 1000),
  userStory: column('userStory', 1150),
  assignees: style([
    cell,
    drawn('assignees'),
    { '@container': { [narrow]: { order: 8, width: 'auto', minWidth: 0, flex: 'none', marginLeft: 'auto' } } },
  ]),
}
export const wideColumns = { board: column('board', 1300), userStory: column('userStory', 1300) }
/** A fact that has no column of its own. */
export const anyColumn = column('any', 1300)

export const title = style([
  truncate,
  {
    fontWeight: 450,
    color: vars.text,
    cursor: 'pointer',
    borderRadius: radius.small,
    ':hover': { textDecorationLine: 'underline', textDecorationColor: vars.lineStrong, textUnderlineOffset: 3 },
    selectors: {
      '[data-done] &': { color: vars.textFaint, textDecorationLine: 'line-through', textDecorationColor: vars.lineControl },
    },
  },
])
export const draft = style({
  flex: 'none',
  padding: '0 5px',
  fontSize: 11,
  lineHeight: '16px',
  color: vars.textMuted,
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: radius.small,
})

/**
 * A fact as plain text, and as something to press: the box grows over the gap without moving anything. What is too long is cut by `text` within: each
 * box that cuts off what it holds is a piece of its own whenever anything on the page is painted, and a list has hundreds of facts.
 */
const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  maxWidth: '100%',
  fontSize: FACT_SIZE,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: vars.textMuted,
})
export const plain = fact
export const button = style([
  fact,
  {
    margin: '-3px -5px',
    padding: '3px 5px',
    maxWidth: 'calc(100% + 10px)',
    borderRadius: radius.small,
    cursor: 'pointer',
    ':hover': { background: vars.pressed, color: vars.text },
    selectors: { '[aria-selected="true"] &:hover': { background: vars.selection } },
  },
])
// On a phone the row is one target: a tap opens it. The star stays a button, as the ring does.
globalStyle(`${row} ${button}`, { '@container': { [narrow]: { pointerEvents: 'none' } } })
globalStyle(`${row} ${star} > ${button}`, { '@container': { [narrow]: { pointerEvents: 'auto' } } })
globalStyle(`${row} ${star} > ${button}`, { '@media': { [media.coarse]: { position: 'relative' } } })
globalStyle(`${row} ${star} > ${button}::after`, {
  '@media': {
    [media.coarse]: {
      content: '',
      position: 'absolute', // Not over the people below it.
      inset: '-8px -14px -2px -10px',
    },
  },
})
export const text = style([truncate])
/** What fits where the list has room for all columns, none of them drawn otherwise. */
export const fittingText = style([
  truncate,
  { '@container': { [`${tasks} (min-width: ${ROOM_FOR_ALL}px)`]: { selectors: { '[data-widths="own"] &': { overflow: 'visible' } } } } },
])
export const faint = style({ color: vars.textFaint })
/** Shows only where the pointer or the keyboard is: an empty fact that can be filled. Hidden, not see-through: what is see-through is painted, and in a layer of its own. */
export const empty = style({
  color: vars.textFaint,
  '@media': { [media.hover]: { visibility: 'hidden' } },
  selectors: { ':is([data-focused], [role="row"]:hover) &': { visibility: 'visible' } },
})
export const late = style({ color: vars.red })
export const dueText = style({ fontVariantNumeric: 'tabular-nums' })
export const more = style({ flex: 'none', fontSize: 11, color: vars.textFaint })
/** One gives way until a letter and the dots are left; of two each down to its dot, the second one first. So they fit the narrowest row, which cuts nothing off. */
export const chip = style({ flex: '0 1 auto', minWidth: 44 })
export const chipOfTwo = style({ flex: '0 1 auto', minWidth: 28, selectors: { '& + &': { flexShrink: 9 } } })
export const labelsButton = style([button, { gap: 4, display: 'flex' }])
export const labelsPlain = style([fact, { display: 'flex' }])

export const starred = style({ color: vars.amber, fill: 'currentColor' })
export const unstarred = style({
  color: vars.textFaint,
  '@media': { [media.hover]: { visibility: 'hidden' } },
  selectors: { ':is([data-focused], [role="row"]:hover) &': { visibility: 'visible' }, 'button:hover > &': { color: vars.text } },
})

/** In the margin at the end of the row, so that nothing moves and nothing is covered when it shows. */
export const menu = style({
  position: 'absolute',
  right: 0,
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.coarse]: { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
})
globalStyle(`${row}[data-focused]`, { background: vars.hover })
// The ring is for the keyboard; under the pointer the background says enough.
globalStyle(`[data-input="pointer"] [data-focused]`, { outlineColor: 'transparent' })
globalStyle(`${row}[data-focused][aria-selected="true"]`, { background: vars.selected })
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: 14,
  height: 14,
  borderRadius: radius.small,
  border: `1.5px solid ${vars.lineControl}`,
  color: vars.onAccent,
  cursor: 'pointer',
  position: 'relative',
  '::after': { content: '', position: 'absolute', inset: -9 },
  selectors: {
    '&[aria-checked="true"]': { background: vars.accent, borderColor: vars.accent },
    '[role="row"]:not(:hover, [data-focused]) > * > &:not([aria-checked="true"])': { borderColor: vars.lineStrong },
  },
})
