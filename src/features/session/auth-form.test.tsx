// Proves the parts that every signed-out form shares.
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DataProvider } from '#src/data/data-provider.tsx'
import { ApiError } from '#src/data/errors/api-error.ts'
import { endSession, readSession, startSession } from '#src/data/storage/session.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { refuseStorage } from '#tests/kit/refused-storage.ts'
import { begin } from './start.ts'
import { missing, sentences, useAuthForm } from './use-auth-form.ts'

const none: readonly [] = []
const form = () =>
  renderHook(useAuthForm, {
    wrapper: ({ children }) => (
      <DataProvider url="http://gateway.test/graphql" cacheParts={none}>
        {children}
      </DataProvider>
    ),
  }).result

test('OPEN-01 nothing is sent while a field is wrong', async () => {
  const result = form()
  const send = vi.fn()
  await act(async () => expect(await result.current.submit(() => ({ email: 'Email is required.' }), send)).toBe(false))
  expect(result.current.fields).toEqual({ email: 'Email is required.' })
  expect(send).not.toHaveBeenCalled()
})

test('OPEN-02 OPEN-11 the host’s sentences stand at their fields', async () => {
  const result = form()
  const refusal = new ApiError('INVALID', 'No.', { refusals: [{ code: 'INVALID', field: ['input', 'email'], message: 'Taken.' }] })
  await act(
    async () =>
      void (await result.current.submit(
        () => ({}),
        () => Promise.reject(refusal),
      )),
  )
  expect(result.current).toMatchObject({ fields: { email: 'Taken.' }, notice: null, sending: false })
})

test('OPEN-01 OPEN-13 too many tries say how long to wait', async () => {
  const result = form()
  await act(
    async () =>
      void (await result.current.submit(
        () => ({}),
        () => Promise.reject(new ApiError('RATE_LIMITED', '', { retryAfter: 41.2 })),
      )),
  )
  expect(result.current.notice).toBe('Too many attempts. Please wait 42 seconds and try again.')
})

test('OPEN-01 while sending a second submit does nothing', async () => {
  const result = form()
  let done: () => void = () => undefined
  const send = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  act(() => void result.current.submit(() => ({}), send))
  expect(result.current.sending).toBe(true)
  await act(async () => expect(await result.current.submit(() => ({}), send)).toBe(false))
  await act(async () => done())
  expect(send).toHaveBeenCalledOnce()
  expect(result.current.sending).toBe(false)
})

function Field() {
  const [value, setValue] = useState('secret')
  return <PasswordField value={value} onChange={setValue} autoComplete="current-password" />
}

test('OPEN-01 the password can be shown and hidden', () => {
  render(<Field />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
})

test('blank is missing, and only fields with a sentence count', () => {
  expect([missing('  ', 'Name'), missing('x', 'Name')]).toEqual(['Name is required.', null])
  expect(sentences({ name: null, email: 'Wrong.' })).toEqual({ email: 'Wrong.' })
})

const ana = { username: 'ana', name: 'Ana Souza', avatar: null, headline: null }

test('OPEN-06 OPEN-09 beginning stores the session and leads the same person back, before the guard sees the token', () => {
  startSession({ token: 'old', viewer: ana })
  endSession('expired')
  const lead = vi.fn(() => expect(readSession().signedIn).toBe(false))
  begin({ token: 'new', viewer: ana }, null, lead)
  expect(lead).toHaveBeenCalledWith(expect.stringMatching(/^\//))
  expect(readSession()).toMatchObject({ token: 'new', viewer: { username: 'ana' } })
})

test('where you point 10: what was opened since the session expired, such as a share, goes before where the person was', () => {
  startSession({ token: 'old', viewer: ana })
  endSession('expired')
  const lead = vi.fn()
  begin({ token: 'new', viewer: ana }, '/new-task?title=Kept', lead)
  expect(lead).not.toHaveBeenCalled()
  expect(readSession().signedIn).toBe(true)
})

test('OPEN-06 an answer without a token or a person begins nothing', () => {
  endSession('signed-out')
  for (const signed of [
    { token: null, viewer: ana },
    { token: 't', viewer: null },
  ])
    expect(() => begin(signed, null, () => undefined)).toThrow(ApiError)
  expect(readSession().signedIn).toBe(false)
})

test('OPEN-06 a browser that keeps nothing says so', () => {
  endSession('signed-out')
  const allow = refuseStorage()
  expect(() => begin({ token: 't', viewer: ana }, null, () => undefined)).toThrow(
    'This browser refuses to keep the session. Allow site data and try again.',
  )
  allow()
})
