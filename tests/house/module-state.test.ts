// Mutable state of the client is in stores, which know how long they live (decision 028).
import { expect, test } from 'vitest'
import { gone, moduleState, unexplained } from './module-state.ts'
import { sources } from './sources.ts'

const client = sources('src').filter(({ path }) => !/\.(?:test|script)\.tsx?$/.test(path))

test('no module of the client holds state outside of a store', () => {
  expect(client.flatMap(moduleState)).toEqual([])
})

test('every store of the page says why it is not of a session', () => {
  expect(client.flatMap(unexplained)).toEqual([])
})

test('every exception is still there', () => {
  expect(gone(new Map(client.map(({ path, text }) => [path, text])))).toEqual([])
})

test.each([
  'let current = null',
  'export let current = null',
  'var current = 1',
  'const current = new Map()\nexport const put = () => current.set(1, 2)',
  'const current: string[] = []\nfunction put() {\n  current.push(1)\n}',
  "const current: Record<string, number> = {}\ncurrent['a'] = 1",
  'export const current = { count: 0 }\nexport const more = () => current.count++',
  'const current = { now: null }\nfunction put(one) {\n  current.now = one\n}',
  'const current = {}\nObject.assign(current, other)',
])('state that was planted is found: %s', (text) => {
  expect(moduleState({ path: 'src/a.ts', text })).toEqual(['src/a.ts: current is state of a module: make it a store (src/lib/store.ts)'])
})

test.each([
  'export function count() {\n  let current = 0\n  return () => ++current\n}',
  'const current = new Set([1])\nexport const has = (one: number) => current.has(one)',
  'const current = createStore(() => null)\nexport const put = (one: string) => current.set(one)',
  'const current = { a: 1 }\nexport const same = current.a === 1',
  'const current = { a: 1 }\nexport const read = (other: { current: { a: number } }) => {\n  other.current.a = 2\n}',
])('what holds no state, or is a store, is not: %s', (text) => {
  expect(moduleState({ path: 'src/a.ts', text })).toEqual([])
})

test('a store of the page without its reason is found', () => {
  expect(unexplained({ path: 'src/a.ts', text: 'const theme = createPageStore(() => 1)' })).toHaveLength(1)
  expect(unexplained({ path: 'src/a.ts', text: '/** Of the device: it stays. */\nconst theme = createPageStore(() => 1)' })).toEqual([])
})
