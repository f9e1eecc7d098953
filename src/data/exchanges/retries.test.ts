// When reads that failed are tried again, and when they are not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/data/errors/api-error.ts'
import { createRetries, firstWaitMs, longestWaitMs } from './retries.ts'

let visible: DocumentVisibilityState = 'visible'
let online = true
const lost = () => new ApiError('UNREACHABLE', 'x')

beforeEach(() => {
  vi.useFakeTimers()
  visible = 'visible'
  online = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Retries whose waits are as long as they may be, and a read that fails each time. */
function failing(error: () => ApiError = lost) {
  const retries = createRetries({ random: () => 1 })
  const tries: number[] = []
  const again = () => {
    tries.push(Date.now())
    retries.failed('x', error(), again)
  }
  const start = Date.now()
  retries.failed('x', error(), again)
  return { retries, after: () => tries.map((at) => at - start), count: () => tries.length }
}

test('each wait is twice as long as the one before, up to a minute, and the next try is known', () => {
  const { retries, after } = failing()
  expect(retries.of('x')).toEqual({ at: Date.now() + firstWaitMs, waitsFor: null, heals: true })
  vi.advanceTimersByTime(2_000 + 4_000 + 8_000 + 16_000 + 32_000 + 60_000 + 60_000)
  expect(after()).toEqual([2_000, 6_000, 14_000, 30_000, 62_000, 122_000, 182_000])
  expect(longestWaitMs).toBe(60_000)
})

test.each(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', 'PLAN_REQUIRED', 'BAD_USER_INPUT', 'INVALID'])(
  '%s is not tried again: it would be load for nothing',
  (code) => {
    const { retries, count } = failing(() => new ApiError(code, 'x'))
    vi.advanceTimersByTime(10 * longestWaitMs)
    window.dispatchEvent(new Event('online'))
    expect(count()).toBe(0)
    expect(retries.of('x')).toEqual({ at: null, waitsFor: null, heals: false })
  },
)

test('an answer of a proxy heals when the proxy is to blame, not when what was asked is', () => {
  const refused = failing(() => new ApiError('BAD_RESPONSE', 'x', { status: 413 }))
  const broken = failing(() => new ApiError('BAD_RESPONSE', 'x', { status: 502 }))
  vi.advanceTimersByTime(firstWaitMs)
  expect([refused.count(), broken.count()]).toEqual([0, 1])
})

test('a server that says how long to wait is not asked before', () => {
  const { after } = failing(() => new ApiError('RATE_LIMITED', 'x', { retryAfter: 30 }))
  vi.advanceTimersByTime(30_000)
  expect(after()).toEqual([30_000])
})

test('who asks sooner by other means takes its turn: nothing is counted down while it is asked', () => {
  const { retries, count } = failing()
  retries.asked('x')
  expect(retries.of('x')).toEqual({ at: null, waitsFor: null, heals: true })
  vi.advanceTimersByTime(10 * longestWaitMs)
  expect(count()).toBe(0)
})

test('nothing is asked while offline; the moment the connection is back it is', () => {
  const { retries, count } = failing()
  online = false
  window.dispatchEvent(new Event('offline'))
  expect(retries.of('x')?.waitsFor).toBe('connection')
  vi.advanceTimersByTime(10 * longestWaitMs)
  expect(count()).toBe(0)
  online = true
  window.dispatchEvent(new Event('online'))
  expect(count()).toBe(1)
})

test('nothing is asked for a page that nobody sees; the moment it is seen it is, once', () => {
  const { count } = failing()
  visible = 'hidden'
  vi.advanceTimersByTime(10 * longestWaitMs)
  expect(count()).toBe(0)
  visible = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(count()).toBe(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(count()).toBe(1)
})

test('a person who asks is answered at once, and the waits begin anew; what was answered or left is not asked', () => {
  const { retries, count, after } = failing()
  vi.advanceTimersByTime(2_000 + 4_000)
  retries.now('x')
  expect(count()).toBe(3)
  vi.advanceTimersByTime(firstWaitMs)
  expect(after()).toEqual([2_000, 6_000, 6_000, 8_000])
  retries.settled('x')
  vi.advanceTimersByTime(10 * longestWaitMs)
  window.dispatchEvent(new Event('online'))
  expect([count(), retries.of('x')]).toEqual([4, null])
})
