// How the people of a workspace look: a dense table.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

const NARROW = 'screen and (max-width: 900px)'
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const hidden = { '@media': { [NARROW]: { display: 'none' } } } as const

/** Narrow, what follows stands in lines below. */
const wholeLine = { '@media': { [NARROW]: { flex: '1 1 100%' } } } as const

/** Face, name and address. */
export const who = style({ display: 'flex', alignItems: 'center', gap: 10, flex: 1, minWidth: 0 })

/** Name and address side by side. */
export const names = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minWidth: 0,
  '@media': { [NARROW]: { flexDirection: 'column', gap: 0 } },
})

/** The name. */
export const name = style({ fontWeight: 500, ...ellipsis })

/** The address; it gives way before the name does. */
export const email = style({ flexShrink: 1000, fontSize: 12, color: vars.textMuted, maxWidth: '100%', ...ellipsis })

/** What they are in the workspace. */
export const role = style({ width: 72, flex: 'none', color: vars.textMuted })

/** The projects they are on. */
export const projects = style({ display: 'flex', gap: 4, width: 300, flex: 'none', minWidth: 0, ...hidden })

/** One of them. */
export const chip = style({
  ...ellipsis,
  maxWidth: 110,
  padding: '1px 8px',
  border: `1px solid ${vars.line}`,
  borderRadius: 10,
  fontSize: 12,
  lineHeight: '18px',
})

/** How many more. */
export const more = style({ fontSize: 12, color: vars.textMuted, alignSelf: 'center' })

/** When they were last active. */
export const active = style({ width: 72, flex: 'none', color: vars.textMuted, fontSize: 12 })

/** Who never was. */
export const never = style({ color: vars.textFaint })

/** Since when they are here; a wide screen has room for it. */
export const joined = style({
  width: 104,
  flex: 'none',
  color: vars.textMuted,
  fontSize: 12,
  '@media': { 'screen and (max-width: 1279px)': { display: 'none' } },
})

/** A figure. */
export const figure = style({ width: 92, flex: 'none', textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontSize: 12, ...hidden })

/** What they logged. */
export const hours = style([figure, { width: 140, whiteSpace: 'nowrap' }])

/** Below the name on a card: role and last active, in line with the name. */
export const standing = style({ flex: '1 1 100%', paddingLeft: 34, color: vars.textMuted, fontSize: 12, lineHeight: '16px', ...ellipsis })

/** What an open card shows; each of its lines is one, so that its height is known. */
export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
  flex: '1 1 100%',
  height: 108,
  paddingLeft: 34,
  paddingTop: 4,
  fontSize: 12,
  lineHeight: '20px',
})

/** The projects of an open card. */
export const chips = style({ display: 'flex', gap: 4, minWidth: 0, height: 22, overflow: 'hidden' })

/** Its figures. */
export const figures = style({ fontVariantNumeric: 'tabular-nums', ...ellipsis })

/** Its way to the profile. */
export const profile = style({ justifySelf: 'start', lineHeight: '24px', color: vars.accent, textDecoration: 'underline' })

/** Who was invited, under the list. */
export const invited = style({
  borderTop: `1px solid ${vars.line}`,
  padding: '16px 20px 24px',
  '@media': { [NARROW]: { padding: '16px 16px 24px' } },
})

/** Who was invited to a project, under its people. */
export const invitedTo = style({ marginTop: 8, paddingTop: 20, borderTop: `1px solid ${vars.line}` })

/** Its heading. */
export const heading = style({ fontSize: 13, fontWeight: 600, marginBottom: 8 })

/** The invitations. */
export const invites = style({ listStyle: 'none', margin: 0, padding: 0 })

/** One of them. */
export const invite = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  fontSize: 13,
  '@media': { [NARROW]: { flexWrap: 'wrap', gap: '4px 12px', padding: '8px 0' } },
})

/** Who was removed. */
export const gone = style({ display: 'flex', alignItems: 'center', gap: 10, flex: 1, minWidth: 0, ...wholeLine })

/** Where it was sent. */
export const address = style({ flex: 1, minWidth: 0, ...ellipsis, ...wholeLine })

/** To what, by whom, until when. */
export const about = style({
  color: vars.textMuted,
  fontSize: 12,
  ...ellipsis,
  '@media': { [NARROW]: { flex: '1 1 100%', whiteSpace: 'normal' } },
})
