// What of a project is shared by links, in its settings.
import { style } from '@vanilla-extract/css'
import { heading, meta } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'

export const part = style({ display: 'grid', gap: 8, maxWidth: 560, marginTop: 28 })
export const title = style([heading.section, { margin: 0, fontSize: 13 }])
export const note = style([meta, { margin: 0, color: vars.textMuted, lineHeight: '18px' }])
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '6px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const words = style({ display: 'grid', flex: 1, minWidth: 0 })
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
