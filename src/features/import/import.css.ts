// How imports look: their list, the steps and how they end. Columns and preview have a file of their own.
import { style } from '@vanilla-extract/css'
import { meta, tabular } from '#src/theme/text.css.ts'
import { layers, media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 20,
  padding: '16px 20px 48px',
  '@media': { [media.phone]: { gap: 16, padding: '12px 16px 48px' } },
})
const narrow = { maxWidth: 720 }
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, ...narrow })
export const partTitle = style({ margin: 0, fontSize: 13, fontWeight: 600 })
export const text = style({ margin: 0, color: vars.textMuted, overflowWrap: 'anywhere' })
export const facts = style([meta, tabular, { margin: 0, color: vars.textMuted, overflowWrap: 'anywhere' }])

export const drop = style({
  ...narrow,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  padding: '12px 16px',
  border: `1.5px dashed ${vars.lineStrong}`,
  borderRadius: radius.card,
  background: vars.surface,
})
export const dropFirst = style({ flexDirection: 'column', justifyContent: 'center', padding: '40px 24px', textAlign: 'center' })
export const dropOver = style({ borderColor: vars.accent, background: vars.selected })
export const dropIcon = style({ flex: 'none', color: vars.textFaint })
export const dropText = style({
  flex: '1 1 200px',
  margin: 0,
  color: vars.textMuted,
  selectors: { [`${dropFirst} &`]: { flex: 'none', maxWidth: 420 } },
})
export const dropProblem = style({
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  color: vars.red,
})
export const sending = style({ flex: '1 1 200px', display: 'grid', gap: 6, minWidth: 0 })
export const sendingName = style({ overflowWrap: 'anywhere' })

export const icon = style({ flex: 'none', color: vars.textFaint })
export const failed = style({ flex: 'none', color: vars.red })
export const rowTitle = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2px 8px' })
export const name = style({
  fontWeight: 500,
  overflowWrap: 'anywhere',
  borderRadius: radius.small,
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 } },
})
export const bar = style({ maxWidth: 320, margin: '4px 0' })
export const reason = style({ color: vars.red })
export const buttons = style({
  flex: 'none',
  display: 'flex',
  gap: 8,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { flexBasis: '100%', paddingLeft: 30 } },
})

export const line = style({ ...narrow, display: 'flex', flexWrap: 'wrap', gap: 4, margin: 0, padding: 0, listStyle: 'none' })
export const lineItem = style({ display: 'flex' })
export const lineButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  padding: '0 10px 0 4px',
  borderRadius: radius.round,
  color: vars.textMuted,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
  selectors: { '&:hover:not(:disabled)': { background: vars.hover } },
  '@media': { [media.phone]: { paddingRight: 4 }, [media.coarse]: { height: 40 } },
})
export const lineHere = style([
  lineButton,
  { background: vars.selected, color: vars.accentText, fontWeight: 500, '@media': { [media.phone]: { paddingRight: 12 } } },
])
export const lineNumber = style([
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: radius.round,
    border: `1px solid ${vars.lineStrong}`,
    fontSize: 11,
    selectors: {
      [`${lineHere} &`]: { borderColor: vars.accent, background: vars.accent, color: vars.onAccent },
    },
  },
])
// On a phone only the step where one is has room for its name; the others are known by it to who hears them.
export const lineTitle = style({
  '@media': {
    [media.phone]: {
      selectors: {
        [`${lineButton}:not(${lineHere}) &`]: {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
})

const step_ = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 16 } as const
const asCard = {
  padding: 16,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
} as const
export const step = style({ ...step_, ...narrow, '@media': { [media.phone]: asCard } })
export const stepWide = style({ ...step_, maxWidth: 1240, '@media': { [media.phone]: asCard } })
export const stepHead = style({ display: 'grid', gap: 4 })
export const stepTitle = style({ margin: 0, justifySelf: 'start', overflowWrap: 'anywhere', outlineOffset: 4, borderRadius: radius.small })
export const problem = style({ margin: 0, color: vars.red })
export const failure = style({ display: 'flex', alignItems: 'flex-start', gap: 8, margin: 0 })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  selectors: { '&:empty': { display: 'none' } },
})
// Under a long list of columns the way on stays in sight.
export const footWide = style([
  foot,
  {
    '@media': {
      [media.desk]: {
        position: 'sticky',
        bottom: 0,
        zIndex: layers.sticky,
        margin: '0 -4px',
        padding: '12px 4px',
        background: vars.surface,
        borderTop: `1px solid ${vars.line}`,
      },
    },
  },
])
export const footEnd = style({ marginLeft: 'auto' })

export const fileCard = style({
  display: 'grid',
  gap: 4,
  padding: '12px 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.sunken,
})
export const notes = style({ display: 'grid', gap: 4, margin: 0, paddingLeft: 20, listStyle: 'disc', color: vars.textMuted })

export const cards = style({ display: 'grid', gap: 8 })
export const cardsNarrow = style({ gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' })
export const card = style({
  display: 'grid',
  alignContent: 'start',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
  selectors: { '&:hover': { borderColor: vars.lineStrong } },
})
export const cardChosen = style({ borderColor: vars.accent, selectors: { '&:hover': { borderColor: vars.accent } } })
export const cardLabel = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 40, padding: '0 14px', cursor: 'pointer' })
export const radio = style({ flex: 'none', margin: 0, accentColor: vars.accent })
export const cardName = style({ fontWeight: 500 })
export const cardHint = style([meta, { padding: '0 14px 12px 37px', marginTop: -6, color: vars.textMuted }])
export const cardBelow = style({ display: 'grid', gap: 6, maxWidth: 420, padding: '0 14px 14px 37px' })

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  margin: 0,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: vars.surface,
})
export const count = style({ display: 'grid', gap: 2, padding: '10px 14px' })
export const countName = style([meta, { color: vars.textMuted }])
export const countFigure = style([tabular, { margin: 0, fontSize: 18, lineHeight: '24px', fontWeight: 600 }])
export const makes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 })
export const makesKind = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 })
export const makesName = style({ fontWeight: 500 })
export const chips = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 6 })
// A long name is cut inside its card.
export const named = style({ minWidth: 0, maxWidth: '100%' })
export const namedText = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const projects = style({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' })

export const problemsHead = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 })
export const problemRow = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  padding: '8px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 2 } },
})
export const problemPlace = style([meta, tabular, { lineHeight: '20px', color: vars.textMuted, overflowWrap: 'anywhere' }])
export const problemWords = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { order: 1, gridColumn: '1 / -1' } },
})
export const problemValue = style([meta, { color: vars.textMuted }])

/** A project of an archive: its name, and how much is in it. */
export const archived = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  padding: '10px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
