// How the Related Tasks panel and the Task Log look.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import * as tab from '#src/ui/controls/tab-panel.css.ts'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  paddingTop: 12,
  minHeight: 160,
  alignContent: 'start',
})
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 })
export const partHead = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 })
export const partTitle = style({ fontSize: 12, lineHeight: '16px', fontWeight: 600, color: vars.textMuted, marginRight: 'auto' })
export const nothing = style({ color: vars.textFaint })
export const list = tab.list
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '2px 8px',
  borderRadius: radius.control,
  color: 'inherit',
  ':hover': { background: vars.hover },
  '@media': { [media.coarse]: { minHeight: 44 } },
})
export const code = style([{ flex: 'none', minWidth: 56 }, fact])
export const title = style([
  { flex: '1 1 0', minWidth: 0, fontWeight: 500, selectors: { '[data-done] &': { color: vars.textFaint } } },
  truncate,
])
export const due = style([{ flex: 'none' }, fact, { '@media': { [media.phone]: { display: 'none' } } }])
export const late = style({ color: vars.red })
export const field = style({
  width: '100%',
  minHeight: 32,
  padding: '0 10px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars.surface,
  ':focus': { borderColor: vars.ring, outline: 'none' },
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: vars.textFaint },
  '@media': { [media.coarse]: { minHeight: 40 } },
})

export const log = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minHeight: 160, alignContent: 'start' })
export const entry = style({ display: 'flex', alignItems: 'flex-start', gap: 10, padding: '6px 0' })
export const entryText = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere', color: vars.textMuted })
export const entryName = style({ fontWeight: 500, color: vars.text })
export const entryTime = style([{ flex: 'none', paddingTop: 2 }, fact])
