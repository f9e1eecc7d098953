// How toasts look.
import { globalStyle, style } from '@vanilla-extract/css'
import { fonts, layers, media, radius, sheetStrip } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const toaster = style({ fontFamily: `${fonts.body} !important`, zIndex: `${layers.toast} !important` as '60' })
// On a phone they stay above the bar at the bottom.
globalStyle(`body ${toaster}`, {
  '@media': { [media.phone]: { bottom: 'calc(68px + env(safe-area-inset-bottom)) !important' } },
})
// Messages stay above a bar of actions (`data-lifts-toasts`), which stands above the pages: it is used again while they are in view.
globalStyle(`body:has([data-lifts-toasts]) ${toaster}`, {
  bottom: '128px !important',
  '@media': { [media.phone]: { bottom: 'calc(132px + env(safe-area-inset-bottom)) !important' } },
})
// Beside a card in their corner (`data-beside-toasts`): what it offers is done while they are in view.
globalStyle(`body:has([data-beside-toasts]) ${toaster}`, { '@media': { [media.desk]: { right: '332px !important' } } })
// A sheet that asks something, or is a dialog, rises from the bottom of a phone and may fill it, its field lowest: the message stands at the top then,
// in the strip that every sheet leaves free (`sheetStrip`).
globalStyle(`body:has([data-scrim]) ${toaster}`, {
  '@media': {
    [media.phone]: {
      bottom: `calc(100dvh - ${sheetStrip - 4}px - env(safe-area-inset-top)) !important`,
      zIndex: `${layers.tooltip} !important` as '70',
    },
  },
})
// There is room for one there, and above the bar of a dialog that fills a phone: the newest failure, else the newest. The others are seen when it has gone.
const onePhone = 'body:has([role=dialog][data-state=open], [role=alertdialog][data-state=open])'
globalStyle(`${onePhone} ${toaster} [data-sonner-toast]`, { '@media': { [media.phone]: { vars: { '--offset': '0px !important' } } } })
globalStyle(
  [
    `${onePhone} ${toaster}:has([data-type=error]) [data-sonner-toast]:not([data-type=error])`,
    `${onePhone} ${toaster} [data-type=error] ~ [data-type=error]`,
    `${onePhone} ${toaster}:not(:has([data-type=error])) [data-sonner-toast] ~ [data-sonner-toast]`,
  ].join(', '),
  { '@media': { [media.phone]: { visibility: 'hidden' } } },
)
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 40,
  padding: '6px 6px 6px 12px',
  borderRadius: radius.card,
  background: vars.float,
  color: vars.text,
  boxShadow: vars.shadowFloat,
  fontSize: 13,
  lineHeight: '20px',
})
globalStyle(`body:has([data-scrim]) ${toast}`, { '@media': { [media.phone]: { fontSize: 12, lineHeight: '16px' } } })
export const content = style({ flex: '1 1 auto', minWidth: 0 })
export const title = style({ fontWeight: 500 })
export const detail = style({ fontSize: 12, lineHeight: '16px', color: vars.textMuted })
export const icon = style({ display: 'grid', placeItems: 'center', flex: 'none', color: vars.textFaint })
export const good = style({})
export const bad = style({})
globalStyle(`${good} ${icon}`, { color: vars.green })
globalStyle(`${bad} ${icon}`, { color: vars.red })
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  height: 28,
  padding: '0 8px',
  borderRadius: radius.control,
  fontWeight: 500,
  color: vars.accentText,
  cursor: 'pointer',
  ':hover': { background: vars.hover },
})

export const progress = style({ display: 'grid', gap: 6, padding: '4px 0', fontVariantNumeric: 'tabular-nums' })
export const track = style({ display: 'block', height: 3, borderRadius: 2, overflow: 'hidden', background: vars.lineStrong })
export const fill = style({
  display: 'block',
  height: '100%',
  background: vars.accent,
  transformOrigin: 'left',
  transition: 'transform 120ms ease-out',
})
