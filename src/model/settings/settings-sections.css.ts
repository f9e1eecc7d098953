// How settings lie: the index in sight at the left, one column beside it; on phones a select above.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 720px)',
  alignItems: 'start',
  gap: '0 32px',
  padding: '16px 20px 32px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 16px 32px', gap: 12 } },
})
/** The one column of a page without an index. */
export const alone = style({ maxWidth: 760, padding: '16px 20px 32px', '@media': { [media.phone]: { padding: '12px 16px 32px' } } })
export const index = style({ display: 'grid', gap: 2, position: 'sticky', top: 16, '@media': { [media.phone]: { display: 'none' } } })
export const chooser = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', position: 'sticky', top: 0, zIndex: 1, padding: '4px 0', background: vars.surface } },
})
export const link = style({
  padding: '5px 10px',
  borderRadius: radius.control,
  color: vars.textMuted,
  fontWeight: 500,
  selectors: {
    '&:hover': { background: vars.hover, color: vars.text },
    '&[aria-current]': { background: vars.selected, color: vars.text },
  },
})
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  scrollMarginTop: 16,
  selectors: { '& + &': { marginTop: 32, paddingTop: 28, borderTop: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { scrollMarginTop: 56 } },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: 6 })
export const heading = style({ margin: 0, outline: 'none' })
export const anchor = style({
  display: 'grid',
  padding: 3,
  borderRadius: radius.control,
  color: vars.textFaint,
  opacity: 0,
  selectors: { [`${head}:hover &, &:focus-visible`]: { opacity: 1 }, '&:hover': { color: vars.text } },
})
/** The name of a section that comes, as high as a link. */
export const linkToCome = style({ display: 'flex', alignItems: 'center', height: 30, padding: '0 10px' })
/** A field that comes: its label above its box. */
export const fieldToCome = style({ display: 'grid', gap: 8, marginTop: 4 })
/** Whole settings are higher than the window: the foot of the frame stays out of sight. */
export const toCome = style([frame, { alignContent: 'start', minHeight: '100vh' }])
export const aloneToCome = style([alone, { minHeight: '100vh' }])
export const text = style({ margin: '-8px 0 4px', color: vars.textMuted, maxWidth: '60ch' })
