// How comments look.
import { style } from '@vanilla-extract/css'
import { heading as headings, textLink, touchTarget, truncate } from '#src/theme/text.css.ts'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const thread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  paddingTop: 14,
  selectors: { '[data-narrow] &': { gap: 4, paddingTop: 6, fontSize: 15, lineHeight: '22px' } },
})
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 20 })
/** The tab above shows the same where room is dear; who hears the page finds it there still. */
export const heading = style([
  headings.section,
  { selectors: { '[data-narrow] &': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } } },
])
export const sorts = style({ display: 'flex', gap: 12, marginLeft: 'auto' })
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
/** In reach while the composer is one line; else what stands at its foot sends. */
export const sendNow = style({ flex: 'none', selectors: { '&:not(:disabled, [aria-disabled="true"])': { color: vars.accentText } } })
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
export const by = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 8, paddingRight: 160 })
export const author = style([truncate, { fontWeight: 600 }])
export const time = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint, fontVariantNumeric: 'tabular-nums' })
/** What may be done with a comment, beside its name. */
export const links = style({ position: 'absolute', top: 10, right: 0, display: 'flex', gap: 12 })
export const link = style([
  textLink,
  touchTarget,
  {
    fontSize: 12,
    lineHeight: '20px',
    color: vars.textFaint,
    fontWeight: 400,
    selectors: {
      'li:hover &': { color: vars.textMuted },
      '&:hover, li:hover &:hover': { color: vars.text },
      '&[data-danger]:hover, li:hover &[data-danger]:hover': { color: vars.red },
    },
  },
])

export const editing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, marginTop: 4, scrollMargin: 12 })
export const unsaved = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 6 })
export const conflict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  borderRadius: radius.control,
  background: vars.amberSoft,
  color: vars.amber,
  fontSize: 12,
  lineHeight: '16px',
})

/** Where comments are left out, and how to have them. */
export const gap = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 16px',
  padding: '10px 0',
  borderTop: `1px solid ${vars.line}`,
  fontSize: 12,
  lineHeight: '20px',
  color: vars.textFaint,
})
export const gapLink = style([textLink, touchTarget, { fontSize: 12, lineHeight: '20px' }])
