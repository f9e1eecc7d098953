// How the page of a discussion looks: its head, what was said with what is about it beside, and the editor at the foot.
import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { fact as factText, textLink, truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** The room of the screen, not the window, decides: sidebars come and go. */
const room = createContainer()
const middle = `${room} (max-width: 959px)`

export const header = style({
  flex: 'none',
  display: 'grid',
  gap: 6,
  padding: '12px 24px 12px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { padding: '10px 16px' } },
})
export const back = style([textLink, { fontSize: 12, lineHeight: '16px' }])
export const top = style({ display: 'flex', alignItems: 'flex-start', gap: 12 })
export const title = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })
export const actions = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: 8 })
export const facts = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, ':empty': { display: 'none' } })
export const fact = style([factText])
export const number = style([factText, { fontWeight: 500 }])

export const scroller = style({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  outline: 'none',
  containerName: room,
  containerType: 'inline-size',
  ':focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.ring}` },
})
export const columns = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 48,
  padding: '20px 24px 24px',
  '@container': { [middle]: { flexDirection: 'column', gap: 24 } },
  '@media': { [media.phone]: { padding: '16px 16px 20px' } },
})
export const sheet = style({ flex: '1 1 0', minWidth: 0, maxWidth: 760, '@container': { [middle]: { width: '100%', flex: 'none' } } })

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '14px 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.sunken,
})
export const by = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 })
export const author = style({ fontWeight: 600 })
export const edit = style({ marginLeft: 'auto' })
export const editing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const editFoot = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 8 })
export const hint = style([factText, { marginRight: 'auto' }])
export const comments = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 8 })

export const side = style({
  position: 'sticky',
  top: 20,
  flex: 'none',
  display: 'grid',
  gap: 20,
  width: 200,
  '@container': {
    [middle]: { position: 'static', width: '100%', maxWidth: 760, paddingTop: 16, borderTop: `1px solid ${vars.line}` },
  },
})
globalStyle(`${side} > section`, { display: 'grid', gap: 8, justifyItems: 'start' })
export const sideHead = style({ display: 'flex', alignItems: 'baseline', gap: 6 })
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '100%',
  gap: 6,
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const person = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, color: vars.textMuted })
export const personName = style([truncate])

export const task = style([textLink, { overflowWrap: 'anywhere' }])

export const foot = style({
  flex: 'none',
  padding: '10px 24px 12px',
  borderTop: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { padding: '8px 16px 10px' } },
})
export const composer = style({ maxWidth: 760 })

/** On a phone one line until somebody writes: what was said is what people came for. */
const folded = `${composer}:not([data-open])`
globalStyle(`${folded} [role="toolbar"]`, { '@media': { [media.phone]: { display: 'none' } } })
globalStyle(`${folded} fieldset :is(textarea, [contenteditable])`, {
  '@media': { [media.phone]: { minHeight: '0 !important', maxHeight: 40, overflow: 'hidden' } },
})
globalStyle(`${folded} fieldset ~ *, ${folded} > div > div:last-child:not(:first-child)`, {
  '@media': { [media.phone]: { display: 'none' } },
})
