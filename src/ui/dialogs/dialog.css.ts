// How dialogs look: a floating card on the desk, a sheet at the bottom of a phone.
import { style } from '@vanilla-extract/css'
import { arrive, heading, truncate } from '#src/theme/text.css.ts'
import { layers, media, radius, sheetStrip } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { paddingAbove } from './surface.css.ts'

export const overlay = style([
  arrive.fade,
  {
    position: 'fixed',
    inset: 0,
    zIndex: layers.overlay,
    background: vars.scrim,
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    overflowY: 'auto',
    padding: '12vh 16px 16px',
    '@media': { [media.phone]: { padding: 0, alignItems: 'end' } },
  },
])

export const content = style([
  arrive.rise,
  {
    position: 'relative',
    zIndex: layers.dialog,
    display: 'flex',
    flexDirection: 'column',
    maxWidth: '100%',
    maxHeight: 'min(88vh - 16px, 88vh - var(--keyboard, 0px) - 12px)',
    background: vars.float,
    borderRadius: radius.dialog,
    boxShadow: vars.shadowFloat,
    ':focus-visible': { outline: 'none' },
    '@media': {
      [media.phone]: {
        width: '100% !important' as '100%',
        minWidth: '0 !important' as '0',
        // It sits on the keyboard.
        marginBottom: 'var(--keyboard, 0px)',
        maxHeight: `calc(100dvh - var(--keyboard, 0px) - env(safe-area-inset-top, 0px) - ${sheetStrip}px)`,
        borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
    },
  },
])

export const head = style({ padding: '16px 56px 0 20px' })
export const title = style([heading.section, { color: vars.text }])
export const description = style({ color: vars.textMuted, marginTop: 4 })
export const subject = style([description, truncate])
export const body = style({
  vars: { [paddingAbove]: '16px' },
  padding: '16px 20px 20px',
  overflowY: 'auto',
  minHeight: 0,
  flex: '1 1 auto',
})
export const flush = style({ padding: 0, vars: { [paddingAbove]: '0px' } })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 20px',
  borderTop: `1px solid ${vars.line}`,
})
export const close = style({ position: 'absolute', top: 12, right: 12 })
