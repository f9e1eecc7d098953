// What the links of mails about an address do.
import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { EmailLinkPage } from './email-link-page.tsx'

const gone = { code: 'INVALID', field: ['token'], message: 'This link has expired or was used already.' }

function show(what: string, roots: FakeRoots) {
  const page = (
    <Routes>
      <Route path={`/email/${what}/:token`} element={<EmailLinkPage />} />
    </Routes>
  )
  return renderFeature(page, { signedOut: true, at: `/email/${what}/tok-1`, roots })
}

test('PROFUP-02 opening the link changes the address, once, and leads to sign-in', async () => {
  const { sent } = show('confirm', { confirmEmail: () => ({ email: 'new@example.com', userErrors: [] }) })
  await screen.findByRole('heading', { name: 'Your address is changed' })
  expect(screen.getByText('From now on you sign in with new@example.com.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in')
  expect(sent.map(({ name, variables }) => [name, variables])).toEqual([['ConfirmEmail', { token: 'tok-1' }]])
})

test('SESS-05 opening the link confirms the address; one that is used up says so', async () => {
  show('verify', { verifyEmail: () => ({ email: 'ana@example.com', userErrors: [] }) })
  await screen.findByRole('heading', { name: 'Your address is confirmed' })
})

test('SESS-05 a link that no longer works says what to do', async () => {
  show('verify', { verifyEmail: () => ({ email: null, userErrors: [gone] }) })
  await screen.findByRole('heading', { name: 'This link no longer works' })
})

test('PROFUP-02 taking a change back is asked first, and leads to a new password', async () => {
  const { mutations } = show('revert', { revertEmail: () => ({ email: 'old@example.com', resetToken: 'reset-1', userErrors: [] }) })
  await screen.findByRole('heading', { name: 'Was this not you?' })
  expect(mutations()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'This was not me' }))
  await screen.findByRole('heading', { name: 'Your address is yours again' })
  await until(() => expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/password-reset/reset-1'))
})
