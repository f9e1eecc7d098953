// How the manage dialogs look.
import { style } from '@vanilla-extract/css'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, justifyItems: 'stretch' })
export const scroll = style({ minHeight: 108, maxHeight: 'min(46vh, 420px)', overflowY: 'auto', margin: '0 -8px', padding: '0 0 2px' })
export const gate = style({ padding: 12, borderRadius: radius.card, background: vars.amberSoft, color: vars.amber })
// Its icon begins where the titles of the rows do.
export const start = style({ justifySelf: 'start', margin: '0 0 0 -10px', '@media': { [media.coarse]: { marginLeft: -14 } } })
