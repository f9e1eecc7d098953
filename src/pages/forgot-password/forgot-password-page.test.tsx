// Proves that asking for a reset mail gives nothing away and cannot be repeated at once.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

test('OPEN-04 the confirmation is neutral, and the next mail can be sent after 30 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { mutations } = renderFeature(<ForgotPasswordPage />, {
    signedOut: true,
    roots: { requestPasswordReset: () => ({ ok: true, userErrors: [] }) },
  })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' ana@example.com ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  const again = await until(() => screen.getByRole('button', { name: 'Send again in 30 s' }))
  expect(screen.getByText('If an account has this address, a mail with a link is on its way.')).toBeTruthy()
  fireEvent.click(again)
  for (let second = 0; second < 30; second++) act(() => void vi.advanceTimersByTime(1_000))
  expect(mutations()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await until(() => expect(mutations()).toHaveLength(2))
})

test('OPEN-04 a malformed address is told and nothing is sent', () => {
  const { sent } = renderFeature(<ForgotPasswordPage />, { signedOut: true })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(screen.getByText('Invalid email address.')).toBeTruthy()
  expect(sent).toEqual([])
})
