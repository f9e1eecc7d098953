// How the viewer's own tasks look on the landing page.
import { style } from '@vanilla-extract/css'
import { truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const section = style({ display: 'grid', gap: 10, alignContent: 'start', minWidth: 0 })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 24 })
export const list = style({
  display: 'grid',
  margin: 0,
  padding: 4,
  listStyle: 'none',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.float,
})
export const task = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 2,
  padding: '7px 8px',
  borderRadius: radius.control,
  color: vars.text,
  ':hover': { background: vars.hover },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.coarse]: { minHeight: 48 } },
})
export const title = style([truncate, { fontWeight: 450 }])
export const due = style({ fontSize: 12, lineHeight: '16px', color: vars.textMuted, fontVariantNumeric: 'tabular-nums' })
export const late = style({ color: vars.red })
export const place = style([truncate, { gridColumn: '2 / -1', fontSize: 12, lineHeight: '16px', color: vars.textFaint }])
export const none = style({
  padding: '20px 16px',
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: radius.card,
  color: vars.textMuted,
  textAlign: 'center',
})
export const running = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  padding: '8px 10px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.float,
})
export const runningTask = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  minWidth: 0,
  cursor: 'pointer',
  ':hover': { textDecorationLine: 'underline', textUnderlineOffset: 3 },
})
export const progress = style({ display: 'flex', alignItems: 'center', gap: 8 })
export const share = style({
  flex: 'none',
  minWidth: 34,
  textAlign: 'right',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
