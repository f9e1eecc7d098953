// How the sheet of shortcuts looks.
import { style } from '@vanilla-extract/css'
import { heading } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const groups = style({ columns: 2, columnGap: 32, marginTop: 8, '@media': { [media.phone]: { columns: 1 } } })
export const group = style({ breakInside: 'avoid', paddingTop: 12 })
export const groupTitle = style([heading.group, { paddingBottom: 4 }])
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 30,
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const name = style({ flex: '1 1 auto', minWidth: 0 })
export const off = style({ color: vars.textFaint })
export const note = style({ display: 'block', fontSize: 11, lineHeight: '14px', color: vars.textFaint })
export const keys = style({ display: 'inline-flex', alignItems: 'center', gap: 6, flex: 'none', color: vars.textFaint, fontSize: 12 })
export const empty = style({ padding: '24px 0', textAlign: 'center', color: vars.textMuted })
export const list = style({ padding: 0 })
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, marginTop: 16 })
