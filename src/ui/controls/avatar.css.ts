// How faces look.
import { globalStyle, style } from '@vanilla-extract/css'
import { radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.round,
  color: '#ffffff',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.01em',
  userSelect: 'none',
})

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', borderRadius: 'inherit' })

export const stack = style({ display: 'inline-flex', alignItems: 'center', paddingLeft: 2 })
export const stacked = style({ boxShadow: `0 0 0 1.5px ${vars.surface}` })
globalStyle(`${stack} > * + *`, { marginLeft: -2 })
globalStyle(`${stack} > a`, { display: 'inline-flex', borderRadius: radius.round })
globalStyle(`${stack} > :is(:hover, :focus-visible)`, { zIndex: 1 })

export const more = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: '0 5px',
  borderRadius: radius.round,
  background: vars.pressed,
  color: vars.text,
  fontSize: 10,
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})
