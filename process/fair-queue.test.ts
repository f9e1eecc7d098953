// Places that people share: order, shares, giving up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairQueue, type FairQueue, type FairQueueOptions, TooManyWaiting } from './fair-queue.ts'

/** A queue whose clock stands still unless moved, and who has been let in, in order. */
function open(options: Partial<FairQueueOptions> = {}) {
  let clock = 0
  const queue = createFairQueue({ places: 4, share: 1, alone: 2, waiting: 10, now: () => clock, ...options })
  const inside: string[] = []
  const leaves: (() => void)[] = []
  return {
    queue,
    inside,
    leaves,
    pass: (ms: number) => {
      clock += ms
    },
    async enter(who: string, signal?: AbortSignal) {
      const leave = await queue.enter(who, signal)
      inside.push(who)
      leaves.push(leave)
    },
  }
}

const turns = () => new Promise((resolve) => setImmediate(resolve))

test('alone one has more than a share, but never all; who comes next finds a place at once', async () => {
  const { enter, inside } = open()
  for (let at = 0; at < 6; at++) void enter('greedy')
  await turns()
  expect(inside).toEqual(['greedy', 'greedy'])
  void enter('ana')
  await turns()
  expect(inside).toEqual(['greedy', 'greedy', 'ana'])
})

test('a place goes to whoever used least of late, however long the others have waited', async () => {
  const { enter, inside, leaves, pass } = open({ places: 2, share: 2, alone: 2 })
  void enter('greedy')
  void enter('greedy')
  void enter('greedy')
  void enter('ben')
  void enter('ana')
  await turns()
  expect(inside).toEqual(['greedy', 'greedy'])
  pass(100)
  leaves[0]?.()
  await turns()
  leaves[1]?.()
  await turns()
  expect(inside).toEqual(['greedy', 'greedy', 'ben', 'ana'])
  // Ben held his place for long, Ana for a moment.
  void enter('ben')
  void enter('ana')
  leaves[3]?.()
  await turns()
  expect(inside.at(-1)).toBe('ana')
})

test('what somebody used is forgotten by and by', async () => {
  const { enter, inside, leaves, pass } = open({ places: 1, share: 1, alone: 1 })
  await enter('greedy')
  pass(1_000)
  leaves[0]?.()
  pass(60_000)
  await enter('ana')
  pass(100)
  void enter('greedy')
  void enter('ana')
  leaves[1]?.()
  await turns()
  expect(inside).toEqual(['greedy', 'ana', 'greedy'])
})

test('who gives up is out of the queue, whoever comes later is not held back; a place is given back once', async () => {
  const { enter, inside, leaves } = open({ places: 1, share: 1, alone: 1 })
  await enter('ana')
  const stop = new AbortController()
  const given = enter('ben', stop.signal)
  void enter('cleo')
  stop.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  await expect(enter('ben', stop.signal)).rejects.toThrow('gone')
  leaves[0]?.()
  leaves[0]?.()
  void enter('dan')
  await turns()
  expect(inside).toEqual(['ana', 'cleo'])
})

test('more than so many of one do not wait: they are refused at once', async () => {
  const { enter, queue, inside } = open({ places: 1, share: 1, alone: 1, waiting: 2 })
  for (let at = 0; at < 3; at++) void enter('greedy')
  await turns()
  await expect(queue.enter('greedy')).rejects.toBeInstanceOf(TooManyWaiting)
  void enter('ana')
  expect(inside).toEqual(['greedy'])
})

test('what is heavy takes places by its weight and leaves a quarter to what is light; alone it gets in whatever it weighs', async () => {
  const { queue } = open({ places: 8, share: 4, alone: 6, light: 2 })
  const inside: string[] = []
  const leaves = new Map<string, () => void>()
  const enter = (who: string, weight: number) =>
    void queue.enter(who, undefined, weight).then((leave) => {
      inside.push(who)
      leaves.set(who, leave)
    })
  enter('huge', 20)
  await turns()
  expect([inside, queue.standing()]).toEqual([['huge'], { taken: 20, waiting: 0 }])
  leaves.get('huge')?.()
  for (const who of ['a', 'b', 'c']) enter(who, 3)
  await turns()
  // A third one would leave nothing to what is light.
  expect([inside.slice(1), queue.standing()]).toEqual([['a', 'b'], { taken: 6, waiting: 1 }])
  enter('light', 2)
  await turns()
  expect(inside.slice(3)).toEqual(['light'])
  leaves.get('a')?.()
  await turns()
  // Eight places, five taken: three more would leave nothing again.
  expect(inside.slice(3)).toEqual(['light'])
  leaves.get('b')?.()
  await turns()
  expect(inside.slice(3)).toEqual(['light', 'c'])
})

test('whatever comes, goes and gives up: never more than the places, never more than a share while others wait, and all get in', async () => {
  const step = fc.record({ who: fc.constantFrom('a', 'b', 'c', 'd', 'e'), do: fc.constantFrom('enter', 'leave', 'abort'), at: fc.nat(50) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const queue: FairQueue = createFairQueue({ places: 4, share: 1, alone: 2, waiting: 100 })
      const running: { who: string; leave: () => void }[] = []
      const waiting: { who: string; stop: AbortController }[] = []
      const enter = (who: string) => {
        const one = { who, stop: new AbortController() }
        waiting.push(one)
        const out = () => void waiting.splice(waiting.indexOf(one), 1)
        queue.enter(who, one.stop.signal).then((leave) => {
          out()
          running.push({ who, leave })
        }, out)
      }
      const check = () => {
        expect(running.length).toBeLessThanOrEqual(4)
        const names = new Set(waiting.map(({ who }) => who))
        for (const who of 'abcde') expect(running.filter((one) => one.who === who).length).toBeLessThanOrEqual(2)
        // A place is empty only where everybody who waits has as much as they may.
        if (running.length < 4)
          for (const who of names) expect(running.filter((one) => one.who === who).length).toBeGreaterThanOrEqual(names.size > 1 ? 1 : 2)
      }
      for (const { who, do: what, at } of steps) {
        if (what === 'enter') enter(who)
        if (what === 'leave') running.splice(at % Math.max(1, running.length), 1)[0]?.leave()
        if (what === 'abort') waiting[at % Math.max(1, waiting.length)]?.stop.abort()
        await turns()
        check()
      }
      while (running.length + waiting.length > 0) {
        running.pop()?.leave()
        await turns()
        check()
      }
    }),
    { numRuns: 200 },
  )
})
