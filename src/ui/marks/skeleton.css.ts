// How skeletons look; they stand still.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const bar = style({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  background: vars.pressed,
  '@media': { [media.forced]: { outline: '1px solid GrayText', outlineOffset: -1 } },
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 36,
  padding: '0 20px 0 12px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { height: 60, padding: '0 16px' } },
})
/** What has no room is left out: it stands above what follows in a column. */
export const pairs = style({ minHeight: 0, overflow: 'hidden' })
export const pair = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 60,
  padding: '0 16px',
  borderBottom: `1px solid ${vars.line}`,
})
export const pairLines = style({ display: 'grid', gap: 8, flex: '1 1 0', minWidth: 0 })
/** As rows of panels: no line under them. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 36,
  '@media': { [media.coarse]: { height: 44 } },
})
export const below = style({ display: 'none', marginTop: 8, '@media': { [media.phone]: { display: 'block' } } })
export const grow = style({ flex: '1 1 auto' })
export const wide = style({ '@media': { [media.phone]: { display: 'none' } } })
export const cards = style({ display: 'grid', gap: 8 })
export const card = style({
  display: 'grid',
  gap: 10,
  padding: 12,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.float,
})
export const foot = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' })
export const panel = style({ display: 'grid', gap: 10, padding: '20px 24px' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '16px 24px',
  marginTop: 16,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})
export const fact = style({ display: 'flex', gap: 24, alignItems: 'center', height: 12, minWidth: 0, overflow: 'hidden' })
export const text = style({
  display: 'grid',
  gap: 12,
  maxWidth: 840,
  padding: '32px 40px',
  '@media': { [media.phone]: { padding: '24px 16px' } },
})
export const paragraph = style({ display: 'grid', gap: 10, marginTop: 16 })
