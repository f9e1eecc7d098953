// How the composer looks at the foot of a narrow detail: 40 px in 56 until somebody writes.
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'
import { composerFoot, sendNow } from './comment.css.ts'

export const pinned = style({ padding: '7px 12px' })
const folded = `${pinned}:not([data-open])`
const unfolded = `${pinned}[data-open]`

globalStyle(`${folded} > *`, { display: 'flex', alignItems: 'center', gap: 4 })
globalStyle(`${folded} > * > :first-child`, { flex: '1 1 0', minWidth: 0 })
globalStyle(`${folded} :is([role="toolbar"], ${composerFoot})`, { display: 'none' })
globalStyle(`${folded} fieldset`, { height: 40, overflow: 'hidden', borderRadius: 20, background: vars.sunken })
globalStyle(`${folded} fieldset :is(textarea, [contenteditable])`, { minHeight: '0 !important', height: 40, overflow: 'hidden' })
globalStyle(`${folded} fieldset :is(p, textarea)`, { whiteSpace: 'nowrap', textOverflow: 'ellipsis' })
// As high as the field, so that nothing moves when it comes.
globalStyle(`${folded} ${sendNow}`, { marginBlock: -2, marginRight: -6 })

globalStyle(`${unfolded} ${sendNow}`, { display: 'none' })
// As much as leaves the text above in sight; the rest scrolls.
globalStyle(`${unfolded} fieldset :is(textarea, [contenteditable])`, {
  minHeight: '64px !important',
  maxHeight: 'calc((100dvh - var(--keyboard, 0px)) * 0.3)',
  overflowY: 'auto',
})
