// How menus and select lists look.
import { globalStyle, style } from '@vanilla-extract/css'
import { arrive, heading as headings } from '#src/theme/text.css.ts'
import { layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const content = style([
  arrive.rise,
  {
    zIndex: layers.popover,
    minWidth: 200,
    maxWidth: 'min(360px, calc(100vw - 16px))',
    maxHeight:
      'var(--radix-dropdown-menu-content-available-height, var(--radix-context-menu-content-available-height, var(--radix-select-content-available-height, 80vh)))',
    overflowY: 'auto',
    padding: 4,
    borderRadius: radius.card,
    background: vars.float,
    color: vars.text,
    boxShadow: vars.shadowFloat,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
    outline: 'none',
  },
])

// Under a finger a menu is a sheet at the bottom, wherever what it belongs to is; what it is drawn with places it by a wrapper of its own.
const sheet = `[data-radix-popper-content-wrapper]:has(> ${content})`
globalStyle(sheet, {
  '@media': {
    [media.coarse]: {
      inset: 'auto 0 0 0 !important' as 'auto',
      transform: 'none !important' as 'none',
      // Else what is fixed within it would be as large as the sheet.
      willChange: 'auto !important' as 'auto',
      width: '100%',
      minWidth: '0 !important' as '0',
      display: 'flex',
      justifyContent: 'center',
    },
  },
})
globalStyle(`${sheet}::before`, {
  '@media': { [media.coarse]: { content: '', position: 'fixed', inset: 0, background: vars.scrim } },
})
globalStyle(`${sheet} > ${content}`, {
  '@media': {
    [media.coarse]: {
      position: 'relative',
      width: '100%',
      maxWidth: 560,
      maxHeight: '75dvh',
      padding: '8px 8px calc(8px + env(safe-area-inset-bottom))',
      borderRadius: `${radius.dialog}px ${radius.dialog}px 0 0`,
    },
  },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  padding: '4px 8px',
  borderRadius: radius.control,
  userSelect: 'none',
  cursor: 'default',
  outline: 'none',
  selectors: {
    // `hover` cannot be seen on a floating layer in dark.
    '&[data-highlighted], &[data-state="open"]': { background: vars.pressed },
    '&[data-disabled]': { color: vars.textFaint },
  },
  '@media': {
    [media.coarse]: { minHeight: 44, gap: 12 },
    [media.forced]: { selectors: { '&[data-highlighted], &[data-state="open"]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
})
globalStyle(`${item} > svg`, { color: vars.textFaint })
globalStyle(`${item}[data-highlighted] > svg`, { color: vars.text })

export const dangerItem = style([
  item,
  { color: vars.red, selectors: { '&[data-highlighted]': { background: vars.redSoft }, '&[data-disabled]': { color: vars.textFaint } } },
])
globalStyle(`${dangerItem}:not([data-disabled]) > svg`, { color: 'inherit' })

export const label = style({ flex: '1 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
export const reason = style({ display: 'block', fontSize: 12, lineHeight: '16px', color: vars.textFaint })
// Faint text is too pale on it.
globalStyle(`${item}[data-highlighted] ${reason}`, { color: vars.textMuted })
export const keys = style({ marginLeft: 16 })
export const end = style({ marginLeft: 'auto', marginRight: -4 })
export const endBehindKeys = style({ marginLeft: 2, marginRight: -4 })
export const panel = style([content, { padding: 0, maxWidth: 'calc(100vw - 16px)', overflow: 'hidden' }])
export const tick = style({ color: `${vars.accentText} !important` })
export const lock = style({ display: 'inline-flex', color: vars.textFaint, position: 'relative' })
export const separator = style({ height: 1, margin: '4px -4px', background: vars.line })
export const heading = style([headings.group, { padding: '6px 8px 2px' }])
