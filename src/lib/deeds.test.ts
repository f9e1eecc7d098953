// What waits for something that is being fetched.
import { expect, test, vi } from 'vitest'
import { createDeeds } from './deeds.ts'

test('what is asked for meanwhile is done in its order, before whoever hears of the end', async () => {
  let arrive = (_: string): void => undefined
  const promise = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const load = vi.fn(() => promise)
  const deeds = createDeeds(load)
  const done: string[] = []
  deeds.subscribe(() => void done.push('end'))
  const answers = [deeds.whenThere((what) => `${done.push('first')} ${what}`), deeds.whenThere(async () => done.push('second'))]
  expect([deeds.isComing(), done]).toEqual([true, []])
  arrive('there')
  expect(await Promise.all(answers)).toEqual(['1 there', 2])
  expect(done).toEqual(['first', 'second', 'end'])
  expect(await deeds.whenThere((what) => what)).toBe('there')
  expect([deeds.isComing(), load.mock.calls.length]).toEqual([false, 1])
})

test('a deed that throws fails alone', async () => {
  const deeds = createDeeds(async () => 1)
  const failed = deeds.whenThere(() => {
    throw new Error('mine')
  })
  const next = deeds.whenThere((one) => one)
  await expect(failed).rejects.toThrow('mine')
  expect(await next).toBe(1)
})

test('what could not be fetched is told to who asked, and the next one tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let works = false
  const deeds = createDeeds(async () => {
    if (!works) throw new Error('away')
    return 1
  })
  await expect(deeds.whenThere((one) => one)).rejects.toThrow('away')
  expect(deeds.isComing()).toBe(false)
  works = true
  const again = deeds.whenThere((one) => one)
  expect(deeds.isComing()).toBe(true)
  expect(await again).toBe(1)
})
