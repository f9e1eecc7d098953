// Proves the colour arithmetic that chips and the theme's contrast rest on.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio, luminance, parseHex, readableFill, textOn } from './colour.ts'

const hex = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

describe('colour', () => {
  test('reads short, long and alpha hex and refuses the rest', () => {
    expect(parseHex('#fff')).toEqual([255, 255, 255])
    expect(parseHex('088EFB')).toEqual([8, 142, 251])
    expect(parseHex('#088efb80')).toEqual([8, 142, 251])
    expect(parseHex('red')).toBeNull()
    expect(parseHex('#12')).toBeNull()
  })

  test('TEMPLATE-08 OPEN-50 text is black above luminance 128 and white at or below it', () => {
    expect(luminance('#808080')).toBe(128)
    expect(textOn('#808080')).toBe('#ffffff')
    expect(textOn('#818181')).toBe('#000000')
    expect(textOn('#000000')).toBe('#ffffff')
    expect(textOn('#ffff00')).toBe('#000000')
    expect(textOn('#088EFB')).toBe('#ffffff')
    expect(textOn('nonsense')).toBe('#ffffff')
  })

  test('TEMPLATE-08 holds for every colour', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(textOn(colour)).toBe((luminance(colour) ?? 0) > 128 ? '#000000' : '#ffffff')
      }),
    )
  })

  test('TEMPLATE-08 a chip keeps its colour where its text is readable, else the nearest shade that is', () => {
    expect(readableFill('#ffe629')).toBe('#ffe629')
    expect(readableFill('#000000')).toBe('#000000')
    expect(readableFill('#088EFB')).not.toBe('#088efb')
    fc.assert(
      fc.property(hex, (colour) => {
        expect(contrastRatio(readableFill(colour), textOn(colour))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('contrast runs from 1 to 21 and does not care about order', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21)
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const ratio = contrastRatio(one, other)
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeCloseTo(contrastRatio(other, one))
      }),
    )
    expect(() => contrastRatio('red', '#fff')).toThrow('red')
  })
})
