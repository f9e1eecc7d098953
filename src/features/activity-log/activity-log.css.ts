// How the activity log looks: a dense table of sentences.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

const NARROW = 'screen and (max-width: 640px)'

/** When. */
export const time = style({ width: 56, flex: 'none', color: vars.textFaint, fontVariantNumeric: 'tabular-nums', fontSize: 12 })

/** Who and what. */
export const said = style({ display: 'flex', alignItems: 'center', gap: 8, flex: 1, minWidth: 0 })

/** One of several that were made together. */
export const part = style({ paddingLeft: 28, color: vars.textMuted })

/** The sentence, on one line. */
export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A phone has room for two lines.
  '@media': { [NARROW]: { whiteSpace: 'normal', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 } },
})

/** Who did it. */
export const name = style({ fontWeight: 500 })

/** To what, where it leads on. */
export const link = style({
  all: 'unset',
  display: 'inline',
  cursor: 'pointer',
  color: vars.accentText,
  ':hover': { textDecoration: 'underline' },
  // A button is one piece, which the clamp of the sentence does not cut.
  '@media': {
    [NARROW]: {
      display: 'inline-block',
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'bottom',
    },
  },
})

/** To what, where there is no page of it. */
export const label = style({ fontWeight: 500 })

/** To what, where it was deleted since. */
export const gone = style({ color: vars.textMuted, textDecoration: 'line-through' })

/** Says that it opens. */
export const fold = style({ flex: 'none', color: vars.textMuted })

/** Where. */
export const project = style({ flex: 'none', maxWidth: 180, '@media': { [NARROW]: { display: 'none' } } })

/** A project's name. */
export const chip = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12,
  color: vars.textMuted,
})

/** That of a deleted one. */
export const goneChip = style([chip, { textDecoration: 'line-through' }])

/** What came since, above what is read. */
export const fresh = style({ display: 'flex', justifyContent: 'center', padding: 6, borderBottom: `1px solid ${vars.line}` })

/** What stands under the last line. */
export const foot = style({ padding: 16 })
