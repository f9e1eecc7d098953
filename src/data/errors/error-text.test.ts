// Which sentence people read for which failure.
import { CombinedError } from '@urql/core'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { errorText, reasonText, SpokenError, saying, upgradeText } from './error-text.ts'

test.each([
  ['FORBIDDEN', 'You do not have permission to do this.'],
  ['PLAN_REQUIRED', upgradeText],
  ['OFFLINE', 'You are offline. Nothing was changed; try again when the connection is back.'],
  ['UPSTREAM_ERROR', 'The server had a problem. Please try again.'],
  ['SOMETHING_NEW', 'Something went wrong. Please try again.'],
])('%s', (code, sentence) => {
  expect(errorText(new ApiError(code, 'internal words'))).toBe(sentence)
})

test('PLAN-02 a closed gate says the upgrade text', () => {
  expect(upgradeText).toBe('This feature is currently unavailable. Please upgrade your account to access all features.')
})

test('SESS-07 being asked to wait names the time, as minutes where it is long', () => {
  expect(errorText(new ApiError('RATE_LIMITED', '', { retryAfter: 6.2 }))).toBe('Too many attempts. Please wait 7 seconds and try again.')
  expect(errorText(new ApiError('RATE_LIMITED', '', { retryAfter: 0 }))).toBe('Too many attempts. Please wait 1 second and try again.')
  expect(errorText(new ApiError('RATE_LIMITED', '', { retryAfter: 235 }))).toBe('Too many attempts. Please wait 4 minutes and try again.')
  expect(reasonText(new ApiError('RATE_LIMITED', '', { retryAfter: 235 }))).toBe('Too many attempts.')
})

test('a write without an answer does not claim to have failed', () => {
  expect(errorText(new ApiError('UPSTREAM_TIMEOUT', '', { outcomeUnknown: true }))).toContain('may have been made')
  expect(errorText(new ApiError('UPSTREAM_TIMEOUT', ''))).toBe('The server took too long to answer. Please try again.')
})

test("urql's errors are read the same way, unforeseen ones never shown", () => {
  const combined = new CombinedError({ graphQLErrors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] })
  expect(errorText(combined)).toBe('You do not have permission to do this.')
  expect(errorText(new TypeError('undefined is not a function'))).toBe('Something went wrong. Please try again.')
})

test('a verbatim sentence replaces all but the end of the session and a closed gate', async () => {
  const text = 'Failed to add member. Please try again.'
  const said = (code: string) =>
    Promise.reject(new ApiError(code, 'x'))
      .catch(saying(text))
      .catch((error: unknown) => error)
  const spoken = await said('UPSTREAM_ERROR')
  expect(spoken).toBeInstanceOf(SpokenError)
  expect(errorText(spoken)).toBe(text)
  expect((spoken as SpokenError).cause).toMatchObject({ code: 'UPSTREAM_ERROR' })
  expect(errorText(await said('PLAN_REQUIRED'))).toBe(upgradeText)
  expect(errorText(await said('UNAUTHENTICATED'))).toBe('Your session has ended. Please sign in again.')
})
