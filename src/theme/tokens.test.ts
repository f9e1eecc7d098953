// Proves that both themes are readable: every text colour at 4.5 : 1 or better wherever it may stand.
import { describe, expect, test } from 'vitest'
import { contrastRatio } from '#src/lib/colour.ts'
import { personColours, textSurfaces, themes } from './tokens.ts'

describe.each(['light', 'dark'] as const)('%s theme', (name) => {
  const theme = themes[name]
  const texts = ['text', 'textMuted', 'textFaint', 'accentText', 'red', 'amber', 'green', 'blue'] as const

  test.each(texts)('%s is readable on every surface', (text) => {
    for (const surface of textSurfaces) {
      expect(contrastRatio(theme[text], theme[surface]), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('text on filled and soft controls is readable', () => {
    const pairs = [
      ['onAccent', 'accent'],
      ['onAccent', 'accentHover'],
      ['onRed', 'red'],
      ['onRed', 'redHover'],
      ['red', 'redSoft'],
      ['amber', 'amberSoft'],
      ['green', 'greenSoft'],
      ['blue', 'blueSoft'],
      ['text', 'pressed'],
      ['text', 'selection'],
    ] as const
    for (const [text, fill] of pairs) expect(contrastRatio(theme[text], theme[fill]), `${text} on ${fill}`).toBeGreaterThanOrEqual(4.5)
  })

  test('outlines of controls and the focus ring stand out at 3 : 1', () => {
    for (const surface of textSurfaces) {
      expect(contrastRatio(theme.lineControl, theme[surface]), `lineControl on ${surface}`).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(theme.ring, theme[surface]), `ring on ${surface}`).toBeGreaterThanOrEqual(3)
    }
  })
})

test('initials are readable on every person colour', () => {
  for (const colour of personColours) expect(contrastRatio('#ffffff', colour), colour).toBeGreaterThanOrEqual(4.5)
})
