// What the frames of fields and of the editor share, which stand in one form.
import { vars } from '#src/theme/vars.css.ts'

/** The frame at rest. */
export const fieldFrame = { background: vars.float, border: `1px solid ${vars.lineStrong}`, color: vars.text } as const

/** The frame with the caret in it. */
export const fieldFrameFocused = {
  outline: `2px solid color-mix(in srgb, ${vars.ring} 30%, transparent)`,
  outlineOffset: 0,
  borderColor: vars.ring,
} as const
