// How the choice of mails looks.
import { style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, paddingBottom: 4 })
export const title = style({ margin: 0, color: vars.text, fontSize: 13, lineHeight: '20px', fontWeight: 600 })
export const choice = style({ width: 208, '@media': { [media.phone]: { width: 156 } } })
export const second = style({ margin: '24px 0 4px', color: vars.text, fontSize: 13, lineHeight: '20px', fontWeight: 600 })
