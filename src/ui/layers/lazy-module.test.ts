// Code that comes later: fetched once, and again where that failed.
import { expect, test } from 'vitest'
import { lazyModule, retried } from './lazy-module.ts'

test('a part is fetched once for all who want it, and again after a failure', async () => {
  let fetched = 0
  const part = lazyModule(async () => {
    fetched++
    if (fetched === 1) throw new Error('away')
    return `part ${fetched}`
  })
  const heard: (string | null)[] = []
  part.subscribe(() => heard.push(part.get()))
  await expect(Promise.all([part.load(), part.load()])).rejects.toThrow('away')
  expect([fetched, part.get()]).toEqual([1, null])
  expect(await Promise.all([part.load(), part.load()])).toEqual(['part 2', 'part 2'])
  expect([fetched, part.get(), heard]).toEqual([2, 'part 2', ['part 2']])
})

test('a module whose failure the browser remembers is asked for under another address from the second try on', async () => {
  const asked: string[] = []
  let away = true
  const load = retried(
    () => Promise.reject<string>(new TypeError('Failed to fetch dynamically imported module: http://a.test/assets/part-1.js')),
    async (address) => {
      asked.push(address)
      if (away) throw new TypeError('still away')
      return 'part'
    },
  )
  await expect(load()).rejects.toThrow('part-1.js')
  expect(asked).toEqual([])
  await expect(load()).rejects.toThrow('still away')
  away = false
  expect(await load()).toBe('part')
  expect(asked).toEqual(['http://a.test/assets/part-1.js?again=2', 'http://a.test/assets/part-1.js?again=3'])
})

test('a failure that names no module is told as it is', async () => {
  const load = retried(() => Promise.reject<string>(new TypeError('Importing a module script failed.')))
  for (let turn = 0; turn < 2; turn++) await expect(load()).rejects.toThrow('Importing a module script failed.')
})
