// Proves chip text by luminance and that odd colours never reach a style or vanish.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SolidChip } from './chip.tsx'
import { contrastColour } from './contrast-colour.ts'

test.each([
  ['#ffe629', '#000000'],
  ['#088EFB', '#ffffff'],
  ['#000000', '#ffffff'],
])('TEMPLATE-08 a chip in %s has %s text', (colour, text) => {
  render(<SolidChip colour={colour}>Task</SolidChip>)
  expect(screen.getByText('Task').parentElement?.style.color).toBe(text)
})

test('a colour that is none leaves the chip neutral', () => {
  render(<SolidChip colour="red;background:url(x)">Task</SolidChip>)
  expect(screen.getByText('Task').parentElement?.getAttribute('style')).toBeNull()
})

test('black and white marks turn grey where they would vanish', () => {
  expect(contrastColour('#000000')).toMatch(/^light-dark\(#000000, var\(/)
  expect(contrastColour('#ffffff')).toMatch(/^light-dark\(var\(.*, #ffffff\)$/)
  expect(contrastColour('#e5484d')).toBe('#e5484d')
  expect(contrastColour('nonsense')).toMatch(/^var\(/)
})
