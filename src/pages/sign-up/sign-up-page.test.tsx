// Proves creating an account.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endSession, readSession } from '#src/data/storage/session.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { SignUpPage } from './sign-up-page.tsx'

const nova = { id: 'nova', username: 'nova', name: 'Nova Reed', avatar: null, headline: null, email: 'nova@example.com' }

const OPEN = { signUp: 'OPEN', domains: [] as string[] }

function show(signUp: (args: { input: object }) => unknown, { rules = OPEN, at = '/sign-up?return=%2Fnotevault', ...more } = {}) {
  const roots = { signUp, signUpRules: () => rules, ...more }
  const world = renderFeature(<SignUpPage />, { signedOut: true, at, roots })
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
  expect(sent.map(({ name }) => name)).not.toContain('SignUp')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  fill({ Name: 'Nova' })
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('OPEN-02 the host’s refusal stands at its field, then the account signs in', async () => {
  let taken = true
  const refusal = { code: 'INVALID', field: ['input', 'email'], message: 'There is an account with this email address already.' }
  const { fill } = show(() =>
    taken
      ? { token: null, mustConfirmEmail: false, viewer: null, userErrors: [refusal] }
      : { token: 'new', mustConfirmEmail: false, viewer: nova, userErrors: [] },
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

test('SESS-08 where one has to be invited there is no form, but for who comes by an invitation, whose token goes along', async () => {
  const rules = { signUp: 'INVITED', domains: ['example.com'] }
  show(() => null, { rules })
  await screen.findByText('Ask somebody in the workspace to invite you.')
  expect(screen.queryByLabelText('Password')).toBe(null)
  cleanup()
  const { fill, sent } = show(() => ({ token: null, mustConfirmEmail: true, viewer: null, userErrors: [] }), {
    rules,
    at: '/sign-up?return=%2Faccept-invitation%3Ftoken%3Dinv-1',
  })
  await screen.findByText('Addresses of example.com only.')
  fill({ Name: 'Nova', Email: 'nova@example.com', Password: 'long enough now' })
  await until(() => expect(sent.find(({ name }) => name === 'SignUp')?.variables).toMatchObject({ input: { invitationToken: 'inv-1' } }))
})

test('SESS-05 where addresses are confirmed first only the link is left to open: sent again after a minute, or another address', async () => {
  const { fill } = show(() => ({ token: null, mustConfirmEmail: true, viewer: null, userErrors: [] }))
  fill({ Name: 'Nova', Email: 'nova@example.com', Password: 'long enough now' })
  await screen.findByRole('heading', { name: 'Open the link we sent to nova@example.com' })
  expect(readSession().signedIn).toBe(false)
  expect(screen.getByRole('button', { name: 'Send again in 60 s' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change address' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'nova@example.com')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'long enough now')
})
