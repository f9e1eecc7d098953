// How comments look.
import { style } from '@vanilla-extract/css'
import { heading as headings, textLink, touchTarget } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const thread = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, paddingTop: 14 })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 20 })
export const heading = headings.section
export const sorts = style({ display: 'flex', gap: 12 })
export const sort = style([
  touchTarget,
  {
    fontSize: 12,
    lineHeight: '20px',
    color: vars.textMuted,
    cursor: 'pointer',
    borderRadius: radius.small,
    ':hover': { color: vars.text, textDecoration: 'underline', textUnderlineOffset: 2 },
    selectors: { '&[aria-pressed="true"]': { color: vars.text, fontWeight: 600 } },
  },
])

export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
})
export const composerFoot = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 8 })
export const status = style({ width: 144 })
export const hint = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint, marginRight: 'auto' })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const comment = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  position: 'relative',
  padding: '10px 0',
  borderTop: `1px solid ${vars.line}`,
  // Laid out all at once: hundreds cost little, while `content-visibility` would lay out and paint anew on every turn of the wheel.
  selectors: {
    '&:first-child': { borderTopColor: 'transparent' },
    '&[data-waiting]': { opacity: 0.7 },
    // Named by the address: a band a little wider than the text.
    '&[aria-current]': { outline: 'none', background: vars.selected, boxShadow: `-8px 0 0 ${vars.selected}, 8px 0 0 ${vars.selected}` },
  },
})
export const face = style({ flex: 'none', marginTop: 1 })
export const said = style({ flex: '1 1 0', minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 })
export const by = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 8, paddingRight: 64 })
export const author = style({ fontWeight: 600 })
export const time = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint, fontVariantNumeric: 'tabular-nums' })
export const remove = style([
  textLink,
  touchTarget,
  {
    position: 'absolute',
    top: 10,
    right: 0,
    fontSize: 12,
    lineHeight: '20px',
    color: vars.textFaint,
    fontWeight: 400,
    selectors: {
      'li:hover &': { color: vars.textMuted },
      '&:hover, li:hover &:hover': { color: vars.red },
    },
  },
])
