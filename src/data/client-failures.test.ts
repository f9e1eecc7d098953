// What is said of answers that are not the gateway's.
import { expect, test } from 'vitest'
import { errorText } from '#src/data/errors/error-text.ts'
import { type Answer, clientWith, failure, task } from './client.model.ts'
import { SetDone } from './mutation-queue.model-cache.ts'

test('a plain answer of something on the way says what it is: a limit how long, a refusal and a fault that they are', async () => {
  const plain =
    (status: number, headers = {}) =>
    () =>
      new Response('<html>proxy</html>', { status, headers })
  const said = async (...answer: Parameters<typeof plain>) => {
    const { api } = clientWith([plain(...answer)])
    const error = await failure(api.mutate(SetDone, { task, done: true }))
    return [errorText(error), error.outcomeUnknown]
  }
  expect(await said(429, { 'retry-after': '7' })).toEqual(['Too many attempts. Please wait 7 seconds and try again.', false])
  expect(await said(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' })).toEqual([
    'Too many attempts. Please wait a moment and try again.',
    false,
  ])
  for (const status of [403, 409, 413])
    expect((await said(status))[0]).toBe('Something on the way to the server refused this. Please try again.')
  for (const status of [500, 502, 503]) expect(await said(status)).toEqual(['The server had a problem. Please try again.', true])
  expect((await said(200))[0]).toBe('The server gave an answer that makes no sense. Please try again.')
})

test('what changes nothing does not say that it may have been made', async () => {
  const late: Answer = () => Promise.reject(new DOMException('late', 'TimeoutError'))
  const { api } = clientWith([late, late])
  const text = async (options: object) => errorText(await failure(api.mutate(SetDone, { task, done: true }, options)))
  expect(await text({ changesNothing: true })).toBe('The server took too long to answer. Please try again.')
  expect(await text({})).toContain('may have been made')
})
