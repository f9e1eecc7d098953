// The columns of a row of logged time, the fields in them, and the bar of what is selected.
import { style } from '@vanilla-extract/css'
import { fact, meta, tabular, truncate } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'
import { close, narrow, tight } from '#src/ui/lists/row-list.css.ts'

const cell = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })

export const cut = style([truncate])
export const person = style([cell, { width: 148, gap: 8, '@container': { [tight]: { width: 24 }, [narrow]: { order: 3 } } }])
export const personName = style([truncate, { '@container': { [tight]: { display: 'none' } } }])
export const project = style([meta, cell, { width: 128, '@container': { [close]: { display: 'none' } } }])
export const task = style([cell, { flex: '5 1 0', gap: 8, '@container': { [narrow]: { order: 1, flex: '1 1 calc(100% - 90px)' } } }])
export const code = style([fact, { flex: 'none', minWidth: 60, '@container': { [narrow]: { minWidth: 0 } } }])
export const title = style([
  truncate,
  {
    fontWeight: 450,
    color: vars.text,
    borderRadius: 4,
    ':hover': { textDecorationLine: 'underline', textDecorationColor: vars.lineStrong, textUnderlineOffset: 3 },
  },
])
export const comment = style([cell, { flex: '4 1 0', color: vars.textMuted, '@container': { [narrow]: { order: 5, flex: '1 1 0' } } }])
export const edited = style([
  meta,
  cell,
  { whiteSpace: 'nowrap', ':empty': { display: 'none' }, '@container': { [close]: { display: 'none' } } },
])
export const invoice = style([cell, { ':empty': { display: 'none' }, '@container': { [narrow]: { order: 6 } } }])
export const times = style([cell, tabular, { width: 104, color: vars.textMuted, '@container': { [narrow]: { order: 4, width: 'auto' } } }])
export const total = style([
  cell,
  tabular,
  { width: 52, justifyContent: 'flex-end', fontWeight: 600, '@container': { [narrow]: { order: 2 } } },
])
export const menu = style([cell, { width: 24, justifyContent: 'flex-end', '@container': { [narrow]: { display: 'none' } } }])

export const place = style({ position: 'relative', display: 'flex', flex: '1 1 0', minWidth: 0 })
export const right = style({ justifyContent: 'flex-end', '@container': { [narrow]: { justifyContent: 'flex-start' } } })
const line = { padding: '3px 6px', margin: '0 -6px', font: 'inherit', lineHeight: '20px', borderRadius: 4 } as const
export const press = style([
  truncate,
  tabular,
  line,
  {
    maxWidth: 'calc(100% + 12px)',
    border: 0,
    background: 'transparent',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'text',
    ':hover': { background: vars.hover, boxShadow: `inset 0 0 0 1px ${vars.line}` },
  },
])
export const plain = style([truncate, tabular])
export const placeholder = style({
  color: vars.textFaint,
  opacity: 0,
  selectors: { '[data-row]:is(:hover, :focus, [data-focused]) &': { opacity: 1 } },
})
export const field = style([
  tabular,
  line,
  {
    flex: '1 1 0',
    width: '100%',
    minWidth: 100,
    color: vars.text,
    background: vars.float,
    border: 0,
    boxShadow: `inset 0 0 0 2px ${vars.accent}`,
    outline: 'none',
  },
])
export const words = style({
  position: 'absolute',
  zIndex: 3,
  top: '100%',
  right: -6,
  marginTop: 4,
  padding: '4px 8px',
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  borderRadius: 6,
  color: vars.textMuted,
  background: vars.float,
  boxShadow: vars.shadowFloat,
})
export const wrong = style({ color: vars.red })
export const foot = style({ padding: '12px 20px' })
