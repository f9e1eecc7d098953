// An answer beside the list of them.
import { globalStyle, style } from '@vanilla-extract/css'
import { fact, textLink, truncate } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const halves = style({ display: 'flex', flex: '1 1 0', minHeight: 0, minWidth: 0 })
export const list = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0 })
export const pane = style({ flex: '0 1 460px', minWidth: 0, overflowY: 'auto', borderLeft: `1px solid ${vars.line}` })
export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  padding: '14px 20px 32px',
  overflowY: 'auto',
})
export const top = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 })
export const when = style([fact, { marginLeft: 'auto' }])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -8 })
export const answers = style({ display: 'grid', gap: 14, margin: 0 })
globalStyle(`${answers} dt`, { fontSize: 12, lineHeight: '16px', color: vars.textFaint })
globalStyle(`${answers} dd`, { margin: '2px 0 0', color: vars.text, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const link = style([textLink, { overflowWrap: 'anywhere' }])
export const task = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '10px 12px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
})
export const code = style([fact])
export const taskTitle = style([truncate, { flex: '1 1 160px', color: vars.text }])
export const facts = style([fact, { flex: '1 1 100%', order: 1 }])
export const none = style([fact, { whiteSpace: 'normal', margin: 0 }])
