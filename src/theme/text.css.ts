// Type and behaviour every floor may borrow: tabular figures, meta text, headings, truncation, motion, touch size.
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { fonts, heights, media } from './tokens.ts'
import { vars } from './vars.css.ts'

/** Figures of one width: codes, dates, timers, counts. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' })

/** 12/16 secondary text. */
export const meta = style({ fontSize: 12, lineHeight: '16px', color: vars.textFaint })

/** A small fact on one line beside what it is about: a code, a size, a date, a count. */
export const fact = style([tabular, { fontSize: 12, lineHeight: '16px', color: vars.textFaint, whiteSpace: 'nowrap' }])

/** One line, cut with an ellipsis. */
export const truncate = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 })

/** Headings: 22, 18 and 15 px. */
export const heading = {
  large: style({ fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.017em' }),
  page: style({ fontSize: 18, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.012em' }),
  section: style({ fontSize: 15, lineHeight: '20px', fontWeight: 600, letterSpacing: '-0.008em' }),
  /** 11/16 label above a group of rows. */
  group: style({ fontSize: 11, lineHeight: '16px', fontWeight: 600, color: vars.textFaint }),
}

/** Monospaced text. */
export const mono = style({ fontFamily: fonts.mono, fontSize: '0.92em' })

/** A link inside running text. */
export const textLink = style({
  color: vars.accentText,
  fontWeight: 500,
  borderRadius: 2,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
})

/** Grows the hit area of a small control to 40 px where a finger points. */
export const touchTarget = style({
  position: 'relative',
  '@media': {
    [media.coarse]: {
      '::after': {
        content: '',
        position: 'absolute',
        top: '50%',
        left: '50%',
        width: `max(100%, ${heights.touch}px)`,
        height: `max(100%, ${heights.touch}px)`,
        transform: 'translate(-50%, -50%)',
      },
    },
  },
})

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px) scale(0.99)' } })
const fade = keyframes({ from: { opacity: 0 } })
const fromLeft = keyframes({ from: { transform: 'translateX(-16px)', opacity: 0 } })
const fromRight = keyframes({ from: { transform: 'translateX(16px)', opacity: 0 } })

const enter = (name: string) => style({ '@media': { [media.motion]: { animation: `${name} 120ms ease-out` } } })

/** How a layer arrives: 120 ms, nothing with reduced motion. It leaves at once, so that focus is back in the same frame. */
export const arrive = { rise: enter(rise), fade: enter(fade), fromLeft: enter(fromLeft), fromRight: enter(fromRight) }

/** Kept for screen readers, out of sight. */
export const hiddenVisually = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Rich text (sanitised HTML): spacing and lists inside descriptions, comments and wiki pages. */
export const prose = style({ overflowWrap: 'anywhere' })
// Each paragraph reads in the direction of its own words.
globalStyle(`${prose} :is(p, li, h1, h2, h3, h4, h5, h6, td, th)`, { unicodeBidi: 'plaintext' })
globalStyle(`${prose} > * + *`, { marginTop: 8 })
globalStyle(`${prose} :is(ul, ol)`, { paddingLeft: 20 })
globalStyle(`${prose} ul`, { listStyle: 'disc' })
globalStyle(`${prose} ol`, { listStyle: 'decimal' })
globalStyle(`${prose} :is(h1, h2, h3)`, { fontSize: 15, lineHeight: '20px', marginTop: 16 })
globalStyle(`${prose} a`, { color: vars.accentText, textDecoration: 'underline', textUnderlineOffset: 2 })
globalStyle(`${prose} blockquote`, { borderLeft: `2px solid ${vars.lineStrong}`, paddingLeft: 12, color: vars.textMuted })
globalStyle(`${prose} :not(pre) > code`, {
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: 4,
  padding: '0 4px',
})
globalStyle(`${prose} pre`, {
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: 8,
  padding: 12,
  overflowX: 'auto',
})
globalStyle(`${prose} :is(ul, ol) :is(ul, ol)`, { marginTop: 0 })
globalStyle(`${prose} > :first-child`, { marginTop: 0 })
for (let level = 1; level <= 8; level++) globalStyle(`${prose} .ql-indent-${level}`, { paddingInlineStart: `${level * 24}px` })
globalStyle(`${prose} .ql-size-small`, { fontSize: '0.85em' })
globalStyle(`${prose} .ql-size-large`, { fontSize: '1.3em', lineHeight: 1.4 })
globalStyle(`${prose} .ql-size-huge`, { fontSize: '1.7em', lineHeight: 1.3 })
globalStyle(`${prose} [data-username]`, {
  padding: '1px 4px',
  borderRadius: 4,
  background: vars.selected,
  color: vars.accentText,
  fontWeight: 500,
})
globalStyle(`${prose} li[data-item-type="task"]`, { position: 'relative', listStyle: 'none' })
globalStyle(`${prose} li[data-item-type="task"]::before`, {
  content: '',
  position: 'absolute',
  left: -20,
  top: 3,
  width: 14,
  height: 14,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: 4,
  boxSizing: 'border-box',
})
globalStyle(`${prose} li[data-item-type="task"][data-checked="true"]::before`, {
  content: '✓',
  borderColor: vars.accent,
  background: vars.accent,
  color: vars.onAccent,
  fontSize: 11,
  lineHeight: '12px',
  textAlign: 'center',
})
globalStyle(`${prose} :is(table)`, { borderCollapse: 'collapse' })
globalStyle(`${prose} :is(th, td)`, { padding: '4px 8px', border: `1px solid ${vars.line}`, textAlign: 'start', verticalAlign: 'top' })
globalStyle(`${prose} th`, { background: vars.sunken, fontWeight: 500 })
globalStyle(`${prose} pre`, { fontFamily: fonts.mono, fontSize: 12, lineHeight: '18px' })
globalStyle(`${prose} img`, { borderRadius: 6, border: `1px solid ${vars.line}` })
