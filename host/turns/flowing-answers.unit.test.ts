// Which answers under way are ended: those whose readers would be refused, and no other.
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { forbidden } from '../errors.ts'
import { watchAnswers } from './flowing-answers.ts'

/** An answer that never ends by itself, and who reads it: `judge` is called at each look. */
function flowing(judge: () => Promise<void>) {
  const warned: unknown[] = []
  const answer = new Readable({ read: () => undefined })
  const failures: Error[] = []
  answer.on('error', (error) => failures.push(error))
  const request = { judgeAgain: judge, log: { warn: (what: unknown) => warned.push(what) } as never }
  return { answer, request, warned, failures }
}

test('PSET-09 an answer whose reader would be refused ends with the refusal; one that may be read flows on', async () => {
  const answers = watchAnswers()
  const refusal = forbidden()
  let may = true
  const mia = flowing(async () => {
    if (!may) throw refusal
  })
  const ana = flowing(async () => undefined)
  for (const { request, answer } of [mia, ana]) answers.add(request, answer)
  await answers.look()
  expect([mia.answer.destroyed, ana.answer.destroyed]).toEqual([false, false])
  may = false
  await answers.look()
  await expect.poll(() => mia.failures).toEqual([refusal])
  expect([mia.answer.destroyed, ana.answer.destroyed, mia.warned, ana.warned]).toEqual([true, false, [], []])
})

test('PSET-09 a database that does not answer ends nothing, and what has ended is not looked at again', async () => {
  const answers = watchAnswers()
  let looks = 0
  const ana = flowing(async () => {
    looks += 1
    throw new Error('The database is away.')
  })
  answers.add(ana.request, ana.answer)
  await answers.look()
  expect([ana.answer.destroyed, ana.warned.length, looks]).toEqual([false, 1, 1])
  const closed = once(ana.answer, 'close')
  ana.answer.destroy()
  await closed
  await answers.look()
  expect(looks).toBe(1)
})
