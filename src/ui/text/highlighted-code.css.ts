// The colours of code, read and edited: from the theme's text colours, so that each passes on its ground.
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'

/** On the block whose pieces carry `data-code`. */
export const code = style({})

const colours = {
  keyword: vars.accentText,
  string: vars.green,
  comment: vars.textFaint,
  number: vars.amber,
  name: vars.blue,
  type: vars.blue,
  tag: vars.red,
  meta: vars.textMuted,
  inserted: vars.green,
  deleted: vars.red,
  heading: vars.accentText,
  link: vars.blue,
}
for (const [kind, color] of Object.entries(colours)) globalStyle(`${code} [data-code="${kind}"]`, { color })
globalStyle(`${code} [data-code="comment"]`, { fontStyle: 'italic' })
globalStyle(`${code} [data-code="heading"]`, { fontWeight: 600 })
