// Proves setting a new password with the token of a mail.
import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { PasswordResetPage } from './password-reset-page.tsx'

function show(resetPassword: () => unknown) {
  const page = (
    <Routes>
      <Route path="/password-reset/:token" element={<PasswordResetPage />} />
    </Routes>
  )
  const world = renderFeature(page, { signedOut: true, at: '/password-reset/tok-1', roots: { resetPassword } })
  const fill = (password: string, again: string) => {
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } })
    fireEvent.change(screen.getByLabelText('Repeat password'), { target: { value: again } })
    fireEvent.click(screen.getByRole('button', { name: 'Set password' }))
  }
  return { ...world, fill }
}

test('OPEN-05 a short password and two that differ are told, nothing is sent', () => {
  const { fill, sent } = show(() => null)
  fill('short', 'other')
  expect(screen.getByText('The password needs at least 10 characters.')).toBeTruthy()
  expect(screen.getByText('The two passwords differ.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('OPEN-05 ROUTE-07 the token of the address is sent; success leads to sign-in', async () => {
  const { fill, sent } = show(() => ({ ok: true, userErrors: [] }))
  fill('long enough now', 'long enough now')
  await until(() => screen.getByRole('heading', { name: 'Password changed' }))
  expect(sent[0]?.variables).toEqual({ input: { token: 'tok-1', password: 'long enough now' } })
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in')
})

test('OPEN-05 a link that was used says so and leads to a new one', async () => {
  const message = 'This link has expired or was used already. Please ask for a new one.'
  const { fill } = show(() => ({ ok: false, userErrors: [{ code: 'INVALID', field: ['input', 'token'], message }] }))
  fill('long enough now', 'long enough now')
  expect((await until(() => screen.getByRole('alert'))).textContent).toBe(message)
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')
})
