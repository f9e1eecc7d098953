// Many tasks as one step: bounded, watched, stopped, partly failed, taken back.
import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { changeTasks, type TaskChange } from './change-tasks.ts'
import { runBatch } from './task-batch.ts'

const many = (count: number) => Array.from({ length: count }, (_, at) => taskSubject(at + 1))
const said: TaskChange['said'] = (tasks) => `Changed · ${tasks.length}`

/** Sends that end when the test says so. */
function gated() {
  const open: { id: string; end: () => void; fail: (error: Error) => void }[] = []
  return {
    open,
    send: ({ id }: { id: string }) => new Promise<string>((resolve, reject) => open.push({ id, end: () => resolve(id), fail: reject })),
  }
}

test('500 tasks are sent at most 50 at a time, every one once', async () => {
  let underWay = 0
  let most = 0
  const seen = new Set<string>()
  const { worked } = await runBatch(many(500), async ({ id }) => {
    most = Math.max(most, ++underWay)
    seen.add(id)
    await Promise.resolve()
    underWay--
  })
  expect([worked.length, seen.size, most]).toEqual([500, 500, 50])
  expect(worked[499]?.task.id).toBe('t-500')
})

test('more than 500 are refused before anything is sent, in plain words', async () => {
  const { services } = actionWorld()
  const send = vi.fn()
  await expect(changeTasks(services, many(501), { send, said })).rejects.toThrow(
    'Up to 500 tasks can be changed at a time; 501 are selected.',
  )
  expect(send).not.toHaveBeenCalled()
})

test('a long step tells how far it is; Stop starts no more, says what was left, and one undo takes back what was done', async () => {
  vi.useFakeTimers()
  const { services, progress, said: told } = actionWorld()
  const { open, send } = gated()
  const back: string[] = []
  const change: TaskChange = { send, said, doing: 'Moving', undo: async ({ id }) => void back.push(id) }
  const outcome = changeTasks(services, many(120), change)
  await vi.advanceTimersByTimeAsync(500)
  expect(progress[0]).toMatchObject({ text: 'Moving 120 tasks…', told: ['Moving 0 of 120…'], ended: false })
  for (const one of open.slice(0, 20)) one.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(progress[0]?.told.at(-1)).toBe('Moving 20 of 120…')
  progress[0]?.stop()
  for (let at = 20; at < open.length; at++) open[at]?.end()
  await vi.advanceTimersByTimeAsync(0)
  const end = await outcome
  expect(open).toHaveLength(70)
  expect(end?.said).toBe('Changed · 70. Stopped: 50 tasks left as they are.')
  expect([progress[0]?.ended, told]).toEqual([true, []])
  await end?.undo?.()
  expect(back).toHaveLength(70)
  vi.useRealTimers()
})

test('undo pressed meanwhile stops the step and waits for its end', async () => {
  const { services } = actionWorld()
  const { open, send } = gated()
  const outcome = changeTasks(services, many(60), { send, said })
  const settled = services.undo.settled()
  for (const one of open) one.end()
  expect((await outcome)?.said).toBe('Changed · 50. Stopped: 10 tasks left as they are.')
  await settled
})

test('those that failed are named, the whole list is shown on demand, and Retry sends exactly those', async () => {
  const { services, said: told } = actionWorld()
  const sent: string[] = []
  let broken = true
  const outcome = await changeTasks(services, many(300), {
    said,
    undo: async () => undefined,
    async send({ id }) {
      sent.push(id)
      if (broken && Number(id.slice(2)) % 40 === 0) throw new ApiError(id === 't-40' ? 'FORBIDDEN' : 'NOT_FOUND', 'x')
    },
  })
  expect(outcome?.said).toBe('Changed · 293')
  expect(told[0]).toMatchObject({
    tone: 'error',
    text: '7 of 300 tasks could not be changed. You do not have permission to do this.',
    detail: 'WEB-40, WEB-80, WEB-120, WEB-160, WEB-200 and 2 more',
  })
  told[0]?.show?.()
  expect(services.dialogs.list()).toMatchObject([
    {
      name: 'task.failures',
      props: {
        failures: [{ reason: 'You do not have permission to do this.' }, ...many(6).map(() => ({ reason: 'This is no longer there.' }))],
      },
    },
  ])
  broken = false
  sent.length = 0
  told[0]?.retry?.()
  await vi.waitFor(() => expect(told.at(-1)?.text).toBe('Changed · 7'))
  expect(sent).toEqual(['t-40', 't-80', 't-120', 't-160', 't-200', 't-240', 't-280'])
})

test('MISC-02 when all of several fail they are named too; one alone, and the end of the session, only say why', async () => {
  const { services, said: told } = actionWorld()
  const failing = (code: string) => async () => {
    throw new ApiError(code, 'x')
  }
  expect(await changeTasks(services, many(2), { said, send: failing('FORBIDDEN') })).toBeUndefined()
  expect(told[0]).toMatchObject({
    text: '2 of 2 tasks could not be changed. You do not have permission to do this.',
    detail: 'WEB-1, WEB-2',
  })
  await expect(changeTasks(services, many(1), { said, send: failing('FORBIDDEN') })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(changeTasks(services, many(3), { said, send: failing('UNAUTHENTICATED') })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(told).toHaveLength(1)
})

test('without a connection the rest is not tried, yet named for Retry', async () => {
  const send = vi.fn(async () => {
    throw new ApiError('UNREACHABLE', 'x')
  })
  const { failed } = await runBatch(many(500), send)
  expect(failed).toHaveLength(500)
  expect(send.mock.calls.length).toBeLessThan(70)
})

test('too many requests: it waits as long as the server says and sends again', async () => {
  vi.useFakeTimers()
  let times = 0
  const work = runBatch(many(1), async () => {
    if (++times < 3) throw new ApiError('RATE_LIMITED', 'x', { retryAfter: 2 })
  })
  await vi.advanceTimersByTimeAsync(3_900)
  expect(times).toBe(2)
  await vi.advanceTimersByTimeAsync(200)
  expect((await work).worked).toHaveLength(1)
  vi.useRealTimers()
})

test('an undo that fails for some keeps those, and only those, for the next', async () => {
  const { services } = actionWorld()
  let broken = true
  const back: string[] = []
  const outcome = await changeTasks(services, many(3), {
    said,
    send: async () => undefined,
    async undo({ id }) {
      if (broken && id === 't-2') throw new ApiError('FORBIDDEN', 'x')
      back.push(id)
    },
  })
  await expect(outcome?.undo?.()).rejects.toThrow('1 of 3 tasks could not be taken back (WEB-2). You do not have permission to do this.')
  broken = false
  await outcome?.undo?.()
  expect(back).toEqual(['t-1', 't-3', 't-2'])
})

test('what a Retry did belongs to the step it goes on with: one undo takes back all of it', async () => {
  const { services, said: told } = actionWorld()
  let broken = true
  const back: string[] = []
  const outcome = await changeTasks(services, many(3), {
    said,
    async send({ id }) {
      if (broken && id === 't-2') throw new ApiError('FORBIDDEN', 'x')
    },
    undo: async ({ id }) => void back.push(id),
  })
  services.undo.push({ label: 'Changed', undo: outcome?.undo ?? (() => undefined) })
  broken = false
  told[0]?.retry?.()
  await vi.waitFor(() => expect(told.at(-1)?.text).toBe('Changed · 1'))
  expect(services.undo.size).toBe(1)
  await services.undo.last()
  expect(back.toSorted()).toEqual(['t-1', 't-2', 't-3'])
})

test('a Retry after the step was taken back can be taken back by itself', async () => {
  const { services, said: told } = actionWorld()
  let broken = true
  const back: string[] = []
  const outcome = await changeTasks(services, many(2), {
    said,
    async send({ id }) {
      if (broken && id === 't-2') throw new ApiError('FORBIDDEN', 'x')
    },
    undo: async ({ id }) => void back.push(id),
  })
  services.undo.push({ label: 'Changed', undo: outcome?.undo ?? (() => undefined) })
  await services.undo.last()
  broken = false
  told[0]?.retry?.()
  await vi.waitFor(() => expect(services.undo.size).toBe(1))
  await services.undo.last()
  expect(back).toEqual(['t-1', 't-2'])
})
