// Keeps people's own colours visible on both themes: black dots on a dark page, white ones on a light page.
import { luminance } from '#src/lib/colour.ts'
import { vars } from '#src/theme/vars.css.ts'

/** A CSS colour for dots and rings: the colour itself, a grey where it would vanish into the theme or is unreadable. */
export function contrastColour(colour: string | null | undefined): string {
  const light = colour ? luminance(colour) : null
  if (!colour || light === null) return vars.lineControl
  const hex = colour.startsWith('#') ? colour : `#${colour}`
  if (light < 45) return `light-dark(${hex}, ${vars.textMuted})`
  return light > 225 ? `light-dark(${vars.lineControl}, ${hex})` : hex
}
