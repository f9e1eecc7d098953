// What mails a link: confirming the address, asking for another one, and a first password.
import { act, fireEvent, screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { afterEach, expect, test } from 'vitest'
import { accountCache } from '#src/model/account/account.cache.ts'
import { unconfirmed } from '#src/model/account/unconfirmed.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ConfirmBanner } from './confirm-banner.tsx'
import { EmailForm } from './email-form.tsx'
import { SetPassword } from './set-password.tsx'

afterEach(() => act(() => unconfirmed.set(null)))

const show = (content: React.ReactNode, roots: FakeRoots) => renderFeature(content, { cacheParts: [accountCache], roots })
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('SESS-05 whoever has not confirmed their address reads so above every page, sends the link again, and then waits a minute', async () => {
  const sent: unknown[] = []
  const { actions } = show(<ConfirmBanner />, {
    resendVerification: () => {
      sent.push('link')
      return { ok: true, userErrors: [] }
    },
  })
  expect(screen.queryByRole('status')).toBeNull()
  act(() => unconfirmed.set('ana@example.com'))
  expect(screen.getByRole('status').textContent).toContain('Confirm ana@example.com to invite people.')
  expect(screen.getByRole('link', { name: 'Change address' }).getAttribute('href')).toMatch(/#email$/)
  press('Send the link again')
  await until(() => screen.getByRole('button', { name: /^Send again in 60 s/ }))
  expect(actions.said.at(-1)?.text).toBe('A link is on its way to ana@example.com')
  press('Send again in 60 s')
  expect(sent).toEqual(['link'])
  act(() => unconfirmed.set(null))
  expect(screen.queryByRole('status')).toBeNull()
})

test('SESS-05 a link that could not be sent says so, and can be sent at once', async () => {
  const { actions } = show(<ConfirmBanner />, {
    resendVerification: () => {
      throw new GraphQLError('down', { extensions: { code: 'UPSTREAM_UNREACHABLE' } })
    },
  })
  act(() => unconfirmed.set('ana@example.com'))
  press('Send the link again')
  await until(() => expect(actions.said.at(-1)?.tone).toBe('error'))
  screen.getByRole('button', { name: 'Send the link again' })
})

const account = { email: 'ana@example.com', hasPassword: true } as never

test('SESS-10 PROFUP-02 the first wrong field has the focus and says what is wrong; a refusal stands at its field, and nothing typed is lost', async () => {
  let refused = true
  show(<EmailForm account={account} />, {
    changeEmail: () =>
      refused
        ? { ok: false, userErrors: [{ code: 'INVALID', field: ['input', 'password'], message: 'This is not your password.' }] }
        : { ok: true, userErrors: [] },
  })
  press('Change email')
  const email = screen.getByLabelText(/^New email/)
  await until(() => expect(document.activeElement).toBe(email))
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Please enter the new address.')
  expect([email.getAttribute('autocomplete'), email.getAttribute('aria-invalid')]).toEqual(['email', 'true'])
  type(/^New email/, 'nobody')
  press('Change email')
  await until(() => screen.getByText('Invalid email address.'))
  type(/^New email/, 'new@example.com')
  type(/^Your password/, 'walnut')
  fireEvent.submit(screen.getByRole('form', { name: 'Change email' }))
  await until(() => screen.getByText('This is not your password.'))
  expect(screen.getByLabelText(/^New email/)).toHaveProperty('value', 'new@example.com')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Your password/))
  refused = false
  press('Change email')
  await until(() => screen.getByText('We sent a link to new@example.com. Your address changes when you open it.'))
  expect(screen.getByLabelText(/^New email/)).toHaveProperty('value', '')
})

test('SESS-10 PROFUP-02 what could not be sent at all is an alert, and stays typed', async () => {
  show(<EmailForm account={account} />, {
    changeEmail: () => {
      throw new GraphQLError('down', { extensions: { code: 'UPSTREAM_UNREACHABLE' } })
    },
  })
  type(/^New email/, 'new@example.com')
  type(/^Your password/, 'walnut')
  press('Change email')
  await until(() => screen.getByRole('alert'))
  expect(screen.getByLabelText(/^New email/)).toHaveProperty('value', 'new@example.com')
})

test('PROFUP-03 an account without a password gets a link for one', async () => {
  const asked: unknown[] = []
  show(<SetPassword email="ana@example.com" />, {
    requestPasswordReset: (args: unknown) => {
      asked.push(args)
      return { ok: true, userErrors: [] }
    },
  })
  press('Set a password')
  await until(() => screen.getByText('We sent a link to ana@example.com. It works for an hour.'))
  expect(JSON.stringify(asked)).toContain('ana@example.com')
  expect(screen.queryByRole('button', { name: 'Set a password' })).toBeNull()
})
