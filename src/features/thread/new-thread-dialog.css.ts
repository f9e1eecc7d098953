// How the dialog looks in which a discussion is started.
import { style } from '@vanilla-extract/css'
import { textLink } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/vars.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const note = style({ color: vars.textMuted })
export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 8 })
export const restored = style({ marginRight: 'auto', color: vars.textFaint, fontSize: 12, lineHeight: '16px' })
export const discard = style([textLink])
