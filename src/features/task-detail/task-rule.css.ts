// How the lines below the facts of a task look: its rule, and its reminder.
import { style } from '@vanilla-extract/css'
import { textLink } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const line = style({ display: 'flex', alignItems: 'center', gap: 8, fontSize: 12, color: vars.textMuted })
export const link = style([textLink, { color: vars.textMuted, '@media': { [media.coarse]: { padding: '12px 0' } } }])
export const button = style([link, { padding: 0, border: 0, background: 'none', font: 'inherit', cursor: 'pointer' }])
