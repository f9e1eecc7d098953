// How the create-workspace dialog looks.
import { style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({ display: 'grid', gap: 16 })
export const foot = style({ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 4 })
export const gate = style({ padding: 12, borderRadius: radius.card, background: vars.amberSoft, color: vars.amber })
