// How date fields look.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/vars.css.ts'
import { box } from '#src/ui/fields/field.css.ts'

export const frame = style({ position: 'relative', display: 'flex' })
export const trigger = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 32,
    paddingRight: 32,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&[data-invalid]': { borderColor: vars.red }, '&[data-state="open"]': { borderColor: vars.ring } },
  },
])
export const icon = style({ color: vars.textFaint })
export const empty = style({ color: vars.textFaint })
export const clear = style({ position: 'absolute', right: 4, insetBlock: 0, marginBlock: 'auto' })
