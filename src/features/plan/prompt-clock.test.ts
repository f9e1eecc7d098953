// Proves when the upgrade prompt comes, when it can be closed and when it comes back.
// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { upgradeOf } from './plan.ts'
import { createPromptClock, PROMPT_MS } from './prompt-clock.ts'

let busy: boolean
let closed: number | null
let recheck: ReturnType<typeof vi.fn<(slug: string) => Promise<boolean>>>
beforeEach(() => {
  vi.useFakeTimers()
  busy = false
  closed = null
  recheck = vi.fn(async () => true)
})

function open() {
  const clock = createPromptClock({
    now: () => Date.now(),
    busy: () => busy,
    recheck,
    closedAt: {
      read: () => closed,
      write: (at) => {
        closed = at
      },
    },
  })
  return { clock, stop: clock.watch('freebird') }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Shown, counted down and closed. */
async function shownAndClosed() {
  const { clock, stop } = open()
  await pass(PROMPT_MS.first)
  expect(clock.get().open).toBe(true)
  await pass(10_000)
  clock.close()
  expect(clock.get().open).toBe(false)
  return { clock, stop }
}

test('PLAN-01 DEFECT-14 the gate is closed on free, or on unlimited workspaces being false, and a missing value leaves it open', () => {
  expect(upgradeOf({ subscription: 'free', unlimitedWorkspaces: true })).toBe('free')
  expect(upgradeOf({ subscription: 'free', unlimitedWorkspaces: false })).toBe('free')
  expect(upgradeOf({ subscription: 'lifetime', unlimitedWorkspaces: false })).toBe('limited')
  expect(upgradeOf({ subscription: null, unlimitedWorkspaces: false })).toBe('limited')
  expect(upgradeOf({ subscription: 'paid', unlimitedWorkspaces: true })).toBeNull()
  expect(upgradeOf({ subscription: 'lifetime', unlimitedWorkspaces: null })).toBeNull()
  expect(upgradeOf({ subscription: null, unlimitedWorkspaces: null })).toBeNull()
})

test('PLAN-06 DEFECT-05 the first number is 10, it is 0 after 10 s, 15 is never shown, and closing before does nothing', async () => {
  const { clock } = open()
  const shown: number[] = []
  clock.subscribe(() => clock.get().open && shown.push(clock.get().left))
  await pass(PROMPT_MS.first - 1)
  expect(clock.get().open).toBe(false)
  await pass(1)
  expect(clock.get()).toEqual({ open: true, left: 10 })
  for (let second = 1; second < 10; second += 1) {
    await pass(1_000)
    clock.close()
    expect(clock.get().open).toBe(true)
  }
  await pass(1_000)
  expect(clock.get()).toEqual({ open: true, left: 0 })
  expect(shown).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  clock.close()
  expect(clock.get().open).toBe(false)
})

test('PLAN-07 DEFECT-22 OPEN-67 after closing nothing for 60 s; then the workspace is read again, and the prompt is back', async () => {
  const { clock } = await shownAndClosed()
  await pass(59_000)
  expect(recheck).not.toHaveBeenCalled()
  expect(clock.get().open).toBe(false)
  await pass(1_000)
  expect(recheck.mock.calls).toEqual([['freebird']])
  await pass(1_000)
  expect(clock.get()).toEqual({ open: true, left: 10 })
})

test('PLAN-07 a workspace that was upgraded meanwhile is left alone; a failed look is made again a minute later', async () => {
  recheck.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(false)
  const { clock } = await shownAndClosed()
  await pass(62_000)
  expect(recheck).toHaveBeenCalledTimes(1)
  await pass(50_000)
  expect(recheck).toHaveBeenCalledTimes(1)
  await pass(12_000)
  expect(recheck).toHaveBeenCalledTimes(2)
  await pass(300_000)
  expect(recheck).toHaveBeenCalledTimes(2)
  expect(clock.get().open).toBe(false)
})

test('PLAN-08 DEFECT-22 it waits while something else is open and comes within a second after that is closed', async () => {
  busy = true
  const { clock } = open()
  await pass(30_000)
  expect(clock.get().open).toBe(false)
  busy = false
  await pass(1_000)
  expect(clock.get().open).toBe(true)
})

test('PLAN-07 the rest holds over a reload and for other tabs', async () => {
  closed = Date.now() - 30_000
  const { clock, stop } = open()
  await pass(29_000)
  expect(clock.get().open).toBe(false)
  await pass(3_000)
  expect(recheck).toHaveBeenCalledTimes(1)
  await pass(1_000)
  expect(clock.get().open).toBe(true)
  stop()
  expect(clock.get().open).toBe(false)
  const other = open()
  await pass(1_000)
  // Closed in another tab while this one was about to show it.
  closed = Date.now()
  await pass(50_000)
  expect(other.clock.get().open).toBe(false)
})

test('a moment of closing that lies in the future keeps it away for a minute, not for longer', async () => {
  closed = Date.now() + 86_400_000
  const { clock } = open()
  await pass(59_000)
  expect(clock.get().open).toBe(false)
  closed = null
  await pass(4_000)
  expect(clock.get().open).toBe(true)
})

test('leaving the workspace takes it away, and an answer that comes later changes nothing', async () => {
  let answer: (gated: boolean) => void = () => undefined
  recheck.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const { clock, stop } = await shownAndClosed()
  await pass(62_000)
  stop()
  answer(true)
  await pass(120_000)
  expect(clock.get().open).toBe(false)
})
