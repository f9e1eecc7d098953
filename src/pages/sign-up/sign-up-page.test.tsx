// Proves creating an account.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endSession, readSession } from '#src/data/storage/session.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { SignUpPage } from './sign-up-page.tsx'

const nova = { id: 'nova', username: 'nova', name: 'Nova Reed', avatar: null, headline: null, email: 'nova@example.com' }

function show(signUp: () => unknown) {
  const world = renderFeature(<SignUpPage />, { signedOut: true, at: '/sign-up?return=%2Fnotevault', roots: { signUp } })
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(label), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  }
  return { ...world, fill }
}

test('OPEN-02 SESS-10 every field is checked beside itself, the first wrong one has the focus, and the rule of the password is shown before', () => {
  const { fill, sent } = show(() => null)
  expect(screen.getByText('At least 10 characters.')).toBeTruthy()
  fill({ Email: 'nova' })
  for (const text of ['Name is required.', 'Invalid email address.', 'The password needs at least 10 characters.'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  fill({ Name: 'Nova' })
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('OPEN-02 the host’s refusal stands at its field, then the account signs in', async () => {
  let taken = true
  const refusal = { code: 'INVALID', field: ['input', 'email'], message: 'There is an account with this email address already.' }
  const { fill } = show(() =>
    taken ? { token: null, viewer: null, userErrors: [refusal] } : { token: 'new', viewer: nova, userErrors: [] },
  )
  fill({ Name: ' Nova Reed ', Email: 'nova@example.com', Password: 'long enough now' })
  await until(() => screen.getByText(refusal.message))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', ' Nova Reed ')
  taken = false
  fill({})
  await until(() => expect(readSession().viewer?.username).toBe('nova'))
  endSession('signed-out')
})

test('OPEN-07 signing in instead keeps the way back', () => {
  show(() => null)
  expect(screen.getByRole('link', { name: 'I have an account: sign in' }).getAttribute('href')).toBe('/sign-in?return=%2Fnotevault')
})
