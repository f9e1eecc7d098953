// How a narrow detail differs: a head of one line, text for the hand, tabs that stay in view, and what is done at its foot.
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'
import { direction, justify, labelSize, share } from '#src/ui/controls/tile-button.css.ts'

/** Narrower than this, in px, facts are chips and actions stand at the foot: what a phone has, a split screen, and a window that is zoomed. */
export const NARROW = 640

/** The room at both sides of the text. */
export const side = createVar()

/** All of a detail. Its foot stays above the keyboard of a phone. */
export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  selectors: { '&[data-narrow]': { paddingBottom: 'var(--keyboard, 0px)', vars: { [side]: '16px' } } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 52,
  padding: '0 6px 0 4px',
  borderBottom: `1px solid ${vars.line}`,
  color: vars.textMuted,
})

export const frame = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0 })
/** What is said and drawn at the foot of the part that is shown, such as writing a comment. */
export const foot = style({
  flex: 'none',
  borderTop: `1px solid ${vars.line}`,
  ':empty': { display: 'none' },
})

export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  flex: 'none',
  minHeight: 56,
  padding: '0 4px env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.line}`,
  vars: { [direction]: 'column', [justify]: 'center', [labelSize]: '11px', [share]: '1 1 0' },
  // While somebody types, the room is theirs.
  selectors: { '[data-keyboard] &': { display: 'none' } },
})
globalStyle(`${bar} > button`, { minHeight: 48, paddingInline: 2 })
globalStyle(`${bar} svg`, { width: 20, height: 20 })
export const lit = style({ color: vars.green })
export const running = style({ color: vars.green, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${running} svg`, { fill: 'currentColor', transform: 'scale(0.75)' })

/** A text that is longer than a glance: its first lines, and the way to the rest. */
export const glance = style({ position: 'relative', minHeight: 44, fontSize: 15, lineHeight: '22px' })
/** Three of them; the end of the third makes room for what shows the rest, on whatever ground it stands. */
export const lines = style({
  overflow: 'hidden',
  selectors: {
    [`${glance}:not([data-open]) &`]: { maxHeight: 66 },
    [`${glance}[data-cut]:not([data-open]) &`]: {
      maskImage: 'linear-gradient(#000, #000), linear-gradient(to right, #000 calc(100% - 128px), transparent calc(100% - 72px))',
      maskSize: '100% 44px, 100% 22px',
      maskPosition: 'top, bottom',
      maskRepeat: 'no-repeat',
    },
  },
})
export const rest = style({
  color: vars.accentText,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    [`${glance}:not([data-open]) &`]: {
      position: 'absolute',
      right: 0,
      bottom: 0,
      height: 22,
    },
    [`${glance}[data-open] &`]: { minHeight: 44 },
    '&::after': { content: '', position: 'absolute', inset: '-11px 0 -11px -12px' },
    [`${glance}[data-open] &::after`]: { content: 'none' },
  },
})
