// How the people of a project stand in its settings.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 48,
  // On a phone the name has the first line with the menu, what is known of them the second, their role the third.
  '@media': { [media.phone]: { flexWrap: 'wrap', paddingBlock: 10 } },
  // Hundreds of people cost only what is in view.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 48px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const who = style({ display: 'grid', flex: 1, minWidth: 0, '@media': { [media.phone]: { flexBasis: 'calc(100% - 100px)' } } })
export const name = style({ ...cut, fontWeight: 500 })
export const username = style({ overflowWrap: 'anywhere', color: vars.textFaint, fontSize: 12 })
export const facts = style({
  display: 'flex',
  gap: '0 16px',
  flexWrap: 'wrap',
  flex: 'none',
  color: vars.textFaint,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { order: 1, flex: '1 0 100%', paddingLeft: 40 } },
})
export const figure = style({ minWidth: 84, textAlign: 'right', '@media': { [media.phone]: { textAlign: 'left' } } })
/** As wide in every row: the figures before it stand below each other. */
export const roleCell = style({
  display: 'flex',
  justifyContent: 'flex-end',
  width: 248,
  flex: 'none',
  '@media': { [media.phone]: { order: 2, flex: '1 0 100%', width: 'auto', justifyContent: 'flex-start', paddingLeft: 40 } },
})
export const menu = style({ width: 28, flex: 'none' })
export const role = style({
  display: 'grid',
  justifyItems: 'end',
  color: vars.textMuted,
  '@media': { [media.phone]: { justifyItems: 'start' } },
})
/** Why it cannot be changed. */
export const why = style({ color: vars.textFaint, fontSize: 12 })
export const none = style({ color: vars.textMuted })
