// Proves setting a new password with the token of a mail.
import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { PasswordResetPage } from './password-reset-page.tsx'

function open(roots: FakeRoots) {
  const page = (
    <Routes>
      <Route path="/password-reset/:token" element={<PasswordResetPage />} />
    </Routes>
  )
  return renderFeature(page, { signedOut: true, at: '/password-reset/tok-1', roots })
}

async function show(resetPassword: () => unknown, passwordResetOpen: () => unknown = () => true) {
  const world = open({ resetPassword, passwordResetOpen })
  await until(() => screen.getByLabelText('New password'))
  const fill = (password: string, again: string) => {
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } })
    fireEvent.change(screen.getByLabelText('Repeat password'), { target: { value: again } })
    fireEvent.click(screen.getByRole('button', { name: 'Set password' }))
  }
  return { ...world, fill }
}

test('OPEN-05 a short password and two that differ are told, nothing is sent', async () => {
  const { fill, sent } = await show(() => null)
  fill('short', 'other')
  expect(screen.getByText('The password needs at least 10 characters.')).toBeTruthy()
  expect(screen.getByText('The two passwords differ.')).toBeTruthy()
  expect(sent.map(({ name }) => name)).toEqual(['GetPasswordReset'])
})

test('OPEN-05 ROUTE-07 the token of the address is sent; success leads to sign-in', async () => {
  const { fill, sent } = await show(() => ({ ok: true, userErrors: [] }))
  fill('long enough now', 'long enough now')
  await until(() => screen.getByRole('heading', { name: 'Password changed' }))
  expect(sent.at(-1)?.variables).toEqual({ input: { token: 'tok-1', password: 'long enough now' } })
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in')
})

test('OPEN-05 a dead link says so on opening, shows no form and leads to a new one', async () => {
  const { sent } = open({ passwordResetOpen: ({ token }: { token: string }) => token !== 'tok-1' })
  await until(() => screen.getByRole('heading', { name: 'This link no longer works' }))
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')
  expect(sent).toMatchObject([{ name: 'GetPasswordReset', variables: { token: 'tok-1' } }])
})

test.each<[string, () => unknown]>([
  ['a host that does not know the call', () => null],
  ['a host that fails', () => Promise.reject(new Error('The host had a problem.'))],
])('OPEN-05 with %s the form is there, and trying the link tells', async (_, passwordResetOpen) => {
  await show(() => null, passwordResetOpen)
  expect(screen.getByRole('button', { name: 'Set password' })).toBeTruthy()
})

test('OPEN-05 a link that was used meanwhile says so and leads to a new one', async () => {
  const message = 'This link has expired or was used already. Please ask for a new one.'
  const { fill } = await show(() => ({ ok: false, userErrors: [{ code: 'INVALID', field: ['input', 'token'], message }] }))
  fill('long enough now', 'long enough now')
  expect((await until(() => screen.getByRole('alert'))).textContent).toBe(message)
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')
})
