// So many at once, the others in order; who gives up while waiting hears it at once and never begins.
import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const never = new AbortController().signal

/** Work that ends when told; `begun` lists what was begun. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve(name))))
  }
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

/** Lets everything go on that waits for nothing. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('no more than its places are taken, the others follow in order, also behind a failure', async () => {
  const { begun, work, end } = works()
  const enter = createSemaphore(2)
  const all = ['a', 'b', 'c', 'd'].map((name) => enter(work(name), never).catch((error: Error) => error.message))
  await settle()
  expect(begun).toEqual(['a', 'b'])
  end('b', new Error('b broke'))
  await settle()
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a')
  await settle()
  for (const name of ['c', 'd']) end(name)
  expect(await Promise.all(all)).toEqual(['a', 'b broke', 'c', 'd'])
})

test('who gives up while waiting is told at once, never begins, and takes no place', async () => {
  const { begun, work, end } = works()
  const enter = createSemaphore(1)
  const first = enter(work('first'), never)
  const leaving = new AbortController()
  const second = enter(work('second'), leaving.signal)
  const third = enter(work('third'), never)
  leaving.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  end('first')
  await settle()
  expect([await first, begun]).toEqual(['first', ['first', 'third']])
  end('third')
  expect(await third).toBe('third')
})

test('who has given up before does not even wait; giving up later is the affair of the work itself', async () => {
  const { begun, work, end } = works()
  const enter = createSemaphore(1)
  await expect(enter(work('late'), AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  const leaving = new AbortController()
  const running = enter(work('running'), leaving.signal)
  await settle()
  leaving.abort(new Error('gone'))
  end('running')
  expect([await running, begun]).toEqual(['running', ['running']])
})

test('work that throws before it waits is a failure of its own and frees its place', async () => {
  const enter = createSemaphore(1)
  const broken = () => {
    throw new Error('at once')
  }
  await expect(enter(broken, never)).rejects.toThrow('at once')
  expect(await enter(async () => 'next', never)).toBe('next')
})
