// How a published project looks: its head, a bar of filters, a list or a board, and a task beside them.
import { globalStyle, style } from '@vanilla-extract/css'
import { fact, heading as headings, meta, truncate } from '#src/theme/text.css.ts'
import { layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { list } from '#src/ui/lists/row-list.css.ts'

const phone = (rule: object) => ({ '@media': { [media.phone]: rule } })
const side = { paddingInline: 20, ...phone({ paddingInline: 16 }) }
const narrow = `${list} (max-width: 639px)`

export const heading = style([headings.page, { margin: 0 }])
export const page = style({ display: 'flex', flexDirection: 'column', height: '100dvh', minHeight: 0, background: vars.surface })
export const head = style([
  { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px', paddingBlock: 12, borderBottom: `1px solid ${vars.line}` },
  side,
])
export const names = style({ flex: '1 1 200px', minWidth: 0 })
export const workspace = style([meta, { display: 'block' }])
export const name = style([headings.page, truncate, { margin: 0 }])
export const progress = style([fact, { display: 'grid', gap: 4, width: 200, color: vars.textMuted, ...phone({ width: '100%' }) }])
export const description = style([
  meta,
  { flex: '1 0 100%', margin: 0, color: vars.textMuted, whiteSpace: 'pre-line', maxHeight: 72, overflowY: 'auto' },
])
export const bar = style([
  { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, paddingBlock: 8, borderBottom: `1px solid ${vars.line}` },
  side,
])
globalStyle(`${page} > [hidden]`, { display: 'none' })
export const body = style({ display: 'flex', flex: '1 1 0', minHeight: 0 })
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })
export const ring = style([cell, { width: 16 }])
export const code = style([cell, fact, { width: 68, '@container': { [narrow]: { order: 4, width: 'auto', marginLeft: 26 } } }])
export const title = style([
  cell,
  { flex: '1 1 auto', gap: 10, '@container': { [narrow]: { flex: '1 0 calc(100% - 26px)', maxWidth: 'calc(100% - 26px)' } } },
])
export const titleText = style([truncate, { fontWeight: 500 }])
export const status = style([fact, { '@container': { [narrow]: { display: 'none' } } }])
export const labels = style([cell, fact, { gap: 4, '@container': { [narrow]: { display: 'none' } } }])
export const people = style([cell, fact, truncate, { maxWidth: 160, '@container': { [narrow]: { display: 'none' } } }])
export const due = style([cell, fact, { width: 84, justifyContent: 'flex-end', '@container': { [narrow]: { order: 5, width: 'auto' } } }])

export const board = style({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  gap: 12,
  padding: '12px 20px',
  overflowX: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
  ...phone({ scrollSnapType: 'x mandatory', gap: 0, padding: '12px 0' }),
})
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 260px',
  maxWidth: 340,
  minHeight: 0,
  ...phone({ flex: '0 0 100%', maxWidth: '100%', scrollSnapAlign: 'start', paddingInline: 16 }),
})
export const columnHead = style([
  headings.section,
  { display: 'flex', alignItems: 'center', gap: 8, margin: 0, padding: '4px 2px 10px', fontSize: 13 },
])
export const cards = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  margin: 0,
  padding: 2,
  listStyle: 'none',
})
export const card = style({
  display: 'grid',
  gap: 6,
  width: '100%',
  padding: '10px 12px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
  color: vars.text,
  font: 'inherit',
  fontSize: 13,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.hover }, '&[data-active]': { background: vars.hover } },
})
export const cardCode = style([fact])
export const cardTitle = style({ fontWeight: 500, overflowWrap: 'anywhere' })
export const cardFacts = style([
  fact,
  { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', margin: 0, whiteSpace: 'normal' },
])
export const none = style([meta, { margin: 0, padding: '4px 2px' }])

export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: 14,
  flex: '0 0 420px',
  minHeight: 0,
  overflowY: 'auto',
  padding: '12px 20px 24px',
  borderLeft: `1px solid ${vars.line}`,
  background: vars.surface,
  selectors: { '&:focus': { outline: 'none' } },
  ...phone({ flex: '1 1 auto', padding: '8px 16px 24px', borderLeft: 0, zIndex: layers.panel }),
})
export const paneTop = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  ...phone({ flexDirection: 'row-reverse', justifyContent: 'flex-end', gap: 8 }),
})
export const paneTitle = style([headings.page, { margin: 0, overflowWrap: 'anywhere' }])
export const facts = style({ display: 'grid', gap: 6, margin: 0, fontSize: 13 })
export const factValue = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })

export const command = style({ display: 'flex', flexDirection: 'column' })
export const commandInput = style({
  height: 44,
  padding: '0 16px',
  border: 0,
  borderBottom: `1px solid ${vars.line}`,
  background: 'none',
  color: vars.text,
  font: 'inherit',
  outline: 'none',
})
export const commandList = style({ maxHeight: 320, overflowY: 'auto', padding: 6 })
export const commandItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  padding: '0 10px',
  borderRadius: radius.control,
  fontSize: 13,
  cursor: 'pointer',
  selectors: { '&[data-selected=true]': { background: vars.selected } },
})
export const commandTitle = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })
export const commandGroup = style({})
export const commandEmpty = style([meta, { padding: 12 }])
globalStyle(`${facts} > div`, { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', alignItems: 'center', minHeight: 24 })
globalStyle(`${facts} dt`, { color: vars.textMuted })
globalStyle(`${facts} dd`, { margin: 0 })
globalStyle(`${commandGroup} [cmdk-group-heading]`, {
  padding: '8px 10px 4px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  color: vars.textFaint,
})
