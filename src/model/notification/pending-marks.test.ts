// Marks of a person who clears an inbox: shown at once, sent in few calls, taken back where they are refused.
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '#src/data/api.ts'
import { markSoon, pendingMarks } from './pending-marks.ts'

afterEach(() => vi.useRealTimers())

function fakeApi(mutate: () => Promise<unknown> = async () => null) {
  const asked = vi.fn(mutate)
  const idsOf = () => asked.mock.calls.flatMap((call) => (call as unknown as [unknown, { input: { ids: string[] } }])[1].input.ids)
  return { api: { mutate: asked } as unknown as Api, asked, idsOf }
}

test('INBOX-16 a hundred presses of e are at most five calls, each line in one of them, and each is shown when it is pressed', async () => {
  vi.useFakeTimers()
  const { api, asked, idsOf } = fakeApi()
  const wanted = Array.from({ length: 100 }, (_, at) => `n-${at}`)
  const sent: Promise<void>[] = []
  for (const id of wanted) {
    sent.push(markSoon(api, [id], { isDone: true }))
    expect(pendingMarks.get().get(id)).toEqual({ isDone: true })
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(250)
  await Promise.all(sent)
  expect(asked.mock.calls.length).toBeLessThanOrEqual(5)
  expect(idsOf().sort()).toEqual(wanted.toSorted())
  expect(pendingMarks.get().size).toBe(0)
})

test('what is refused is taken back, and whoever pressed is told', async () => {
  vi.useFakeTimers()
  const { api } = fakeApi(() => Promise.reject(new Error('No.')))
  const told = expect(markSoon(api, ['n-1'], { isRead: true })).rejects.toThrow('No.')
  await vi.advanceTimersByTimeAsync(250)
  await told
  expect(pendingMarks.get().size).toBe(0)
})
