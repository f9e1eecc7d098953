// Held deletes: hidden at once, sent later, taken back without a trace.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHold, HOLD_MS } from './delayed-delete.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('hidden at once, sent after 8 s, shown no more once sent', async () => {
  const hold = createHold()
  const send = vi.fn(async () => undefined)
  hold.start(['a', 'b'], send, () => undefined)
  expect([...hold.hidden()]).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(HOLD_MS - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(1)
  expect(hold.hidden().size).toBe(0)
})

test('taken back in time nothing is sent; too late it says so', async () => {
  const hold = createHold()
  const send = vi.fn(async () => undefined)
  const back = hold.start(['a'], send, () => undefined)
  expect(back()).toBe(true)
  expect(hold.hidden().size).toBe(0)
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect(send).not.toHaveBeenCalled()
  const late = hold.start(['b'], send, () => undefined)
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect(late()).toBe(false)
})

test('what could not be deleted comes back and is told', async () => {
  const hold = createHold()
  const failed = vi.fn()
  hold.start(['a'], () => Promise.reject(new Error('no')), failed)
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect(failed).toHaveBeenCalledTimes(1)
  expect(hold.hidden().size).toBe(0)
})

test('two holds do not disturb each other', async () => {
  const hold = createHold()
  const back = hold.start(
    ['a'],
    async () => undefined,
    () => undefined,
  )
  hold.start(
    ['b'],
    async () => undefined,
    () => undefined,
  )
  back()
  expect([...hold.hidden()]).toEqual(['b'])
})

test('DELETE-01 a page that is closed or hidden before sends nothing', async () => {
  const send = vi.fn(async () => undefined)
  createHold().start(['a'], send, () => undefined)
  for (const type of ['beforeunload', 'pagehide', 'unload']) window.dispatchEvent(new Event(type))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(send).not.toHaveBeenCalled()
})
