// How the head of a story's page looks.
import { globalStyle, style } from '@vanilla-extract/css'
import { fact, heading, meta, textLink } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: '46%',
  overflowY: 'auto',
  padding: '12px 20px',
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { paddingInline: 16, maxHeight: '60%' }, [media.short]: { maxHeight: 'none' } },
})
globalStyle(`${header} > *`, { flex: 'none' })
export const top = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 10px', minHeight: 32 })
export const code = style([fact, { fontSize: 13 }])
export const title = style({ minWidth: 0, maxWidth: '100%' })
export const epic = style([
  meta,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    minWidth: 0,
    padding: '0 4px',
    borderRadius: 6,
    color: vars.textMuted,
    cursor: 'pointer',
    ':hover': { background: vars.hover },
    '@media': { [media.coarse]: { minHeight: 40 } },
  },
])
export const actions = style({ display: 'flex', alignItems: 'center', gap: 6, marginLeft: 'auto', flex: 'none' })
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  gap: '12px 32px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const words = style({ display: 'grid', gap: 10, alignContent: 'start', minWidth: 0 })
export const part = style([heading.section, { fontSize: 13, marginBottom: 4 }])
export const criteria = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })
export const criterion = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.coarse]: { minHeight: 40 } },
})
export const met = style({ color: vars.textMuted, textDecorationLine: 'line-through' })
export const description = style({ display: 'grid', minWidth: 0, whiteSpace: 'pre-wrap', color: vars.textMuted })
export const facts = style([
  fact,
  {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    alignContent: 'start',
    gap: '6px 12px',
    margin: 0,
    whiteSpace: 'normal',
    '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: '2px 16px' } },
  },
])
globalStyle(`${facts} > dd`, {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  margin: 0,
  minWidth: 0,
  minHeight: 22,
  color: vars.text,
})
globalStyle(`${facts} > dt`, {
  '@media': { [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})
export const bar = style({ width: 72 })
export const link = style([textLink, { minWidth: 0, overflowWrap: 'anywhere' }])
