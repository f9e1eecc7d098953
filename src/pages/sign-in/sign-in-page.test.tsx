// Proves what sign-in keeps, says and passes on.
import { act, fireEvent, screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { endSession, readSession, startSession } from '#src/data/storage/session.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { SignInPage } from './sign-in-page.tsx'

const ana = { id: 'ana', username: 'ana', name: 'Ana Souza', avatar: null, headline: null, email: 'ana@example.com' }

function show(signIn: (args: { input: { email: string; password: string } }) => unknown, at = '/sign-in') {
  const world = renderFeature(<SignInPage />, { signedOut: true, at, roots: { signIn } })
  const fill = (email: string, password: string) => {
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { ...world, fill }
}

test('OPEN-01 OPEN-06 the address is sent without spaces, the password as it is, and the session is stored', async () => {
  const { fill, sent } = show(() => ({ token: 'new', mustConfirmEmail: false, leaving: null, viewer: ana, userErrors: [] }))
  fill(' ana@example.com ', ' pass word ')
  await until(() => expect(readSession()).toMatchObject({ token: 'new', viewer: { username: 'ana' } }))
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { email: 'ana@example.com', password: ' pass word ' } }])
  endSession('signed-out')
})

test('OPEN-01 wrong credentials get the host’s one sentence, and what was typed stays', async () => {
  const message = 'The email address or the password is wrong.'
  const { fill } = show(() => ({
    token: null,
    mustConfirmEmail: false,
    leaving: null,
    viewer: null,
    userErrors: [{ code: 'INVALID', field: null, message }],
  }))
  fill('ana@example.com', 'wrong')
  expect((await until(() => screen.getByRole('alert'))).textContent).toBe(message)
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong')
  expect(readSession().signedIn).toBe(false)
})

test('OPEN-01 empty and malformed fields are told beside them, and nothing is sent', () => {
  const { fill, sent } = show(() => null)
  fill('', '')
  expect([screen.getByText('Email is required.'), screen.getByText('Password is required.')]).toHaveLength(2)
  fill('ana@', 'secret')
  expect(screen.getByText('Invalid email address.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('OPEN-01 the button is busy while sending, and a second submit sends nothing', async () => {
  const answers: ((value: object) => void)[] = []
  const { fill, sent } = show(() => new Promise((resolve) => answers.push(resolve)))
  fill('ana@example.com', 'pass word')
  const button = screen.getByRole('button', { name: 'Sign in' })
  await until(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  fireEvent.submit(button.closest('form') as HTMLFormElement)
  await until(() => expect(answers).toHaveLength(1))
  answers[0]?.({ token: 'new', mustConfirmEmail: false, leaving: null, viewer: ana, userErrors: [] })
  await until(() => expect(readSession().signedIn).toBe(true))
  expect(sent.filter(({ name }) => name === 'SignIn')).toHaveLength(1)
  endSession('signed-out')
})

test('OPEN-01 OPEN-12 OPEN-13 a host that is down is told in one sentence, and what was typed stays', async () => {
  const { fill } = show(() => {
    throw new GraphQLError('x', { extensions: { code: 'UPSTREAM_UNREACHABLE' } })
  })
  fill('ana@example.com', 'pass word')
  expect((await until(() => screen.getByRole('alert'))).textContent).toBe('The server cannot be reached. Please try again.')
  expect([screen.getByLabelText('Email'), screen.getByLabelText('Password')].map((field) => (field as HTMLInputElement).value)).toEqual([
    'ana@example.com',
    'pass word',
  ])
})

test('OPEN-07 signing up instead keeps the way back', () => {
  show(() => null, '/sign-in?return=%2Facme%2Fsettings')
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/sign-up?return=%2Facme%2Fsettings')
})

test('OPEN-09 after an expired session the form says why it is there', () => {
  show(() => null)
  act(() => void startSession({ token: 'old', viewer: ana }))
  act(() => endSession('expired'))
  expect(screen.getByText('Your session has ended. Sign in again to go on where you were.')).toBeTruthy()
})

test('SESS-05 whose address is not confirmed gets the link again at once: the mail may be long ago', async () => {
  const roots = {
    signIn: () => ({ token: null, mustConfirmEmail: true, leaving: null, viewer: null, userErrors: [] }),
    resendVerification: () => ({ ok: true, userErrors: [] }),
  }
  const { sent } = renderFeature(<SignInPage />, { signedOut: true, at: '/sign-in', roots })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nova@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'pass word' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', { name: 'Open the link we sent to nova@example.com' })
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByRole('button', { name: 'Send again in 60 s' })
  expect(sent.at(-1)).toMatchObject({ name: 'ResendVerification', variables: { email: 'nova@example.com' } })
})

test('PROFUP-11 an account that is being deleted is not signed in, but can be had back', async () => {
  const sentence = 'This account will be deleted on 9 December 2026.'
  const roots = {
    signIn: () => ({ token: null, mustConfirmEmail: false, leaving: sentence, viewer: null, userErrors: [] }),
    restoreAccount: () => ({ token: 'new', viewer: ana, userErrors: [] }),
  }
  const { sent } = renderFeature(<SignInPage />, { signedOut: true, at: '/sign-in', roots })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'pass word' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText(`${sentence} Until then you can have it back as it was.`)
  expect(readSession().signedIn).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Restore my account' }))
  fireEvent.click(screen.getByRole('button', { name: 'Restore my account' }))
  await until(() => expect(readSession()).toMatchObject({ token: 'new', viewer: { username: 'ana' } }))
  expect(sent.at(-1)?.variables).toEqual({ input: { email: 'ana@example.com', password: 'pass word' } })
  endSession('signed-out')
})
