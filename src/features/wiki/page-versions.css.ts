// How versions of a page look: what differs at the left, the versions at the right.
import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { middle, columns as pageColumns, scroller as pageScroller, sheet as pageSheet } from './wiki.css.ts'

export const scroller = pageScroller
export const columns = style([pageColumns, { '@container': { [middle]: { flexDirection: 'column-reverse' } } }])
export const sheet = pageSheet

export const head = style({ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: 12 })
export const facts = style({ flex: '1 1 240px', minWidth: 0 })
export const meta = style({ marginTop: 2, color: vars.textMuted, fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  margin: '16px 0 20px',
  padding: '8px 0',
  borderTop: `1px solid ${vars.line}`,
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  fontSize: 12,
  lineHeight: '16px',
})
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', flex: 1, minWidth: 0, color: vars.textMuted })
export const added = style([tabular, { color: vars.green }])
export const removed = style([tabular, { color: vars.red }])
export const place = style([tabular, { color: vars.textMuted }])
export const coarse = style({
  margin: '0 0 16px',
  padding: '8px 12px',
  borderRadius: radius.card,
  background: vars.amberSoft,
  color: vars.text,
})

export const diff = style({})
globalStyle(`${diff} ins[data-change]`, {
  background: vars.greenSoft,
  color: vars.green,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  borderRadius: 2,
})
globalStyle(`${diff} del[data-change]`, { background: vars.redSoft, color: vars.red, textDecoration: 'line-through', borderRadius: 2 })
globalStyle(`${diff} :is(ins, del)[data-change] img`, { outline: '2px solid currentColor', outlineOffset: 2 })
globalStyle(`${diff} del[data-change] img`, { opacity: 0.5 })
globalStyle(`${diff} div[data-change]`, {
  position: 'relative',
  margin: '10px 0 0 -14px',
  paddingLeft: 11,
  borderLeft: `3px solid ${vars.lineStrong}`,
  outline: 'none',
  scrollMarginTop: 80,
})
globalStyle(`${diff} div[data-change] > * + :not(h2, h3, h4)`, { marginTop: 10 })
globalStyle(`${diff} div[data-change] > :first-child`, { marginTop: 0 })
globalStyle(`${diff} div[data-change] > * + :is(h2, h3, h4)`, { marginTop: 20 })
globalStyle(`${diff} div[data-change][data-here]`, { borderLeftColor: vars.accent, background: vars.hover })

export const list = style({
  position: 'sticky',
  top: 28,
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  flex: 'none',
  width: 248,
  maxHeight: 'calc(100vh - 180px)',
  overflowY: 'auto',
  '@container': {
    [middle]: {
      position: 'static',
      width: '100%',
      maxWidth: 760,
      maxHeight: 220,
      paddingBottom: 16,
      borderBottom: `1px solid ${vars.line}`,
    },
  },
})
export const listHead = style({ padding: '0 10px', color: vars.text })
export const rows = style({ display: 'grid', gap: 2, listStyle: 'none', padding: 0 })
export const row = style({
  display: 'grid',
  gap: 2,
  padding: '6px 10px',
  borderRadius: radius.control,
  color: vars.text,
  ':hover': { background: vars.hover },
})
export const rowShown = style({ background: vars.selected, ':hover': { background: vars.selected } })
export const rowHead = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 })
export const rowTitle = style([tabular, { flex: 1, minWidth: 0, fontWeight: 500 }])
export const beside = style({ color: vars.textMuted, fontSize: 12, lineHeight: '16px' })
export const note = style({ color: vars.textMuted, fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' })
export const rowFacts = style({ display: 'flex', gap: 8, color: vars.textMuted, fontSize: 12, lineHeight: '16px' })
export const rowWho = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const rowWords = style([tabular, { flex: 'none' }])
