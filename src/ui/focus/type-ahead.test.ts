// What letters that are typed on a list lead to.
import { expect, test } from 'vitest'
import { createTypeAhead } from './type-ahead.ts'

const words = ['Alpha', 'Ops', 'Board', 'Orders'].map((text) => ({ id: text, text }))

test('letters find what begins with them: one again and again walks through them, several are a word, and a pause begins anew', () => {
  const typed = createTypeAhead()
  expect(typed.take(words, 'Alpha', 'o', 0)).toBe('Ops')
  expect(typed.take(words, 'Ops', 'o', 100)).toBe('Orders')
  expect(typed.take(words, 'Orders', 'O', 200)).toBe('Ops')
  expect(typed.take(words, 'Ops', 'r', 2000)).toBeNull()
  expect(typed.take(words, 'Alpha', 'o', 4000)).toBe('Ops')
  expect(typed.take(words, 'Ops', 'r', 4100)).toBe('Orders')
  expect(typed.isTyping(4200)).toBe(true)
  expect(typed.isTyping(9000)).toBe(false)
  expect(typed.take(words, 'Alpha', 'h', 9000)).toBeNull()
})
