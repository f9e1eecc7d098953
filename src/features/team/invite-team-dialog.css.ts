// How the dialog looks that invites to several projects.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

/** The fields, one below the other. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })

/** Projects and role side by side. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  alignItems: 'start',
  gap: 12,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** What stands in place of the form where the plan does not include inviting. */
export const gate = style({ padding: 12, borderRadius: radius.card, background: vars.amberSoft, color: vars.amber })

/** What did not arrive. */
export const failed = style({ padding: '10px 12px', borderRadius: radius.card, background: vars.redSoft, color: vars.red, fontSize: 12 })

/** Its heading. */
export const failedHead = style({ fontWeight: 600, marginBottom: 4 })

/** Its lines. */
export const failures = style({ display: 'grid', gap: 2, margin: 0, padding: 0, maxHeight: 160, overflowY: 'auto', listStyle: 'none' })

/** One of them. */
export const failure = style({ overflowWrap: 'anywhere' })
