// How the invite dialog looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { bleed } from '#src/ui/controls/tabs.css.ts'

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const note = style({ color: vars.textFaint, fontSize: 12, lineHeight: '16px' })
export const sectionTitle = style({ fontWeight: 600 })
export const gate = style({ padding: 12, borderRadius: radius.card, background: vars.amberSoft, color: vars.amber })

export const link = style({ display: 'grid', gap: 12, padding: 14, border: `1px solid ${vars.line}`, borderRadius: radius.card })
export const linkHead = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 16 })
export const switchLabel = style({ display: 'inline-block', minWidth: 20, color: vars.textMuted })
export const linkLine = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})
export const url = style({ flex: '1 1 0', minWidth: 0, '@media': { [media.phone]: { flexBasis: '100%' } } })
export const linkRole = style({ width: 128, '@media': { [media.phone]: { width: '100%' } } })
export const copy = style({ minWidth: 104, '@media': { [media.phone]: { flex: 1 } } })

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, paddingTop: 14 })
export const people = style({ display: 'grid', maxHeight: 300, overflowY: 'auto', margin: '0 -8px' })
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '6px 8px',
  borderRadius: radius.control,
  ':hover': { background: vars.hover },
})
export const personText = style({ display: 'grid', flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })
export const personName = style({ fontWeight: 500 })

export const email = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 })
export const emailRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr) 128px',
  alignItems: 'start',
  gap: 8,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 10, border: `1px solid ${vars.line}`, borderRadius: radius.card },
  },
})
/** Rows with a place for the button that removes them, once there is more than one row. */
export const removable = style({
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr) 128px 28px' } },
})
// On a desk the first row's labels head the columns; on a phone each row is a card of its own.
globalStyle(`${emailRow} ~ ${emailRow} label`, {
  '@media': {
    [media.desk]: {
      position: 'absolute',
      width: 1,
      height: 1,
      margin: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const remove = style({
  display: 'grid',
  height: 32,
  alignItems: 'center',
  '@media': { [media.phone]: { position: 'absolute', top: 4, right: 6, height: 28 } },
})
export const emailFoot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8, paddingTop: 6 })
/** At the end, so that nothing moves under the pointer, and in view however far the dialog is scrolled. */
export const message = style({ position: 'sticky', bottom: 0, zIndex: 1 })

/** Their line reaches the edges of the dialog. */
export const tabs = style({ vars: { [bleed]: '20px' } })
