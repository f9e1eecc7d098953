// How long state lives, and who hears of it.
import { expect, test, vi } from 'vitest'
import { createChannel, createPageStore, createStore, endStores } from './store.ts'

test('state of a session is what it was at first when that ends, and whoever listens hears it; state of the page stays', () => {
  const session = createStore(() => ({ sort: 'newest' }))
  const page = createPageStore(() => 'light')
  session.set({ sort: 'oldest' })
  page.set('dark')
  const heard = vi.fn()
  session.subscribe(heard)
  page.subscribe(heard)
  endStores()
  expect([session.get(), page.get(), heard.mock.calls.length]).toEqual([{ sort: 'newest' }, 'dark', 1])
})

test('what was never looked at is not told, and is read anew for every session', () => {
  let stored = 'ana'
  const store = createStore(() => stored)
  const heard = vi.fn()
  store.subscribe(heard)
  endStores()
  expect(heard).not.toHaveBeenCalled()
  expect(store.get()).toBe('ana')
  stored = 'ben'
  expect(store.get()).toBe('ana')
  endStores()
  expect([store.get(), heard.mock.calls.length]).toEqual(['ben', 1])
})

test('what a store watches is watched while somebody listens', () => {
  const stop = vi.fn()
  const watch = vi.fn(() => stop)
  const store = createStore(() => 0, { watch })
  const listener = vi.fn()
  const ends = [store.subscribe(listener), store.subscribe(listener)]
  store.set(1)
  expect([watch.mock.calls.length, listener.mock.calls.length, stop.mock.calls.length]).toEqual([1, 2, 0])
  ends[0]?.()
  ends[0]?.()
  store.set(2)
  expect([listener.mock.calls.length, stop.mock.calls.length]).toEqual([3, 0])
  ends[1]?.()
  expect(stop).toHaveBeenCalledOnce()
  store.subscribe(listener)
  expect(watch).toHaveBeenCalledTimes(2)
})

test('a channel tells whoever listens then', () => {
  const channel = createChannel<string>()
  const heard = vi.fn()
  const stop = channel.hear(heard)
  channel.tell('one')
  stop()
  channel.tell('two')
  expect(heard.mock.calls).toEqual([['one']])
})
