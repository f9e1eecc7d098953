// How the people of a project stand in its settings.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const list = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const who = style({ display: 'grid', flex: 1, minWidth: 0 })
export const name = style({ ...cut, fontWeight: 500 })
export const username = style({ ...cut, color: vars.textFaint, fontSize: 12 })
export const role = style({ color: vars.textMuted, flex: 'none' })
export const none = style({ color: vars.textMuted })
