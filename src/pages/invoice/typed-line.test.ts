// A quantity is typed with the comma or the point that the reader's money has (CLIENT-09).
import { expect, test } from 'vitest'
import { readTypedLine } from '#src/features/invoice/typed-line.ts'

const typed = (quantity: string) =>
  readTypedLine({ kind: 'ITEM', text: 'Work', quantity, unit: 'h', price: '10,50', tax: '19', off: '' }, 2)

test('INV-07 CLIENT-09 a quantity takes a comma as prices do; three digits behind it could be thousands', () => {
  expect(typed('2,5')).toMatchObject({ value: { quantity: '2.5', price: 1_050, taxBp: 1_900 } })
  expect(typed('2.125')).toMatchObject({ value: { quantity: '2.125' } })
  expect(typed('1,234')).toEqual({ problem: 'A quantity is a number with at most 3 decimal places.' })
})
