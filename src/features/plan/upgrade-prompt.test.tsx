// Proves what the upgrade prompt says and how it can be left.
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'

type Props = Parameters<typeof UpgradePrompt>[0]

function show(props: Partial<Props> = {}, clipboard?: { write(text: string): Promise<void> }) {
  const onClose = vi.fn()
  const given: Props = {
    upgrade: 'free',
    workspace: 'Freebird',
    left: 10,
    code: 'FREE15',
    billingUrl: null,
    owner: null,
    onClose,
    ...props,
  }
  const world = renderFeature(<UpgradePrompt {...given} />, clipboard ? { clipboard } : {})
  return { ...world, onClose }
}
const dialog = () => screen.getByRole('dialog')
const close = () => screen.getByRole('button', { name: 'Close' })

test('PLAN-04 PLAN-10 OPEN-24 a free plan is offered 15% with the configured code and the gate’s text', () => {
  show()
  expect(dialog().textContent).toContain(upgradeText)
  expect(dialog().textContent).toContain('15%')
  expect(screen.getByText('FREE15')).toBeTruthy()
})

test('PLAN-05 PLAN-10 a limited lifetime plan reads Upgrade Required and is offered 30%; an unset code leaves nothing to copy', () => {
  show({ upgrade: 'limited', code: null })
  expect(screen.getByRole('heading', { name: 'Upgrade Required' })).toBeTruthy()
  expect(dialog().textContent).toContain('30%')
  expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull()
})

test('PLAN-06 before the count is 0 neither Escape nor the button closes it; screen readers are told once and hear no seconds', () => {
  const { onClose } = show({ left: 4 })
  fireEvent.keyDown(dialog(), { key: 'Escape' })
  fireEvent.click(close())
  expect(onClose).not.toHaveBeenCalled()
  expect(close().getAttribute('aria-disabled')).toBe('true')
  expect(dialog().getAttribute('aria-describedby')).toBeTruthy()
  expect(document.getElementById(dialog().getAttribute('aria-describedby') ?? '')?.textContent).toContain('after 10 seconds')
  const count = document.querySelector('[data-count]')
  expect(count?.textContent).toBe('4')
  expect(count?.closest('[aria-hidden]')).not.toBeNull()
  expect(count?.closest('[aria-live]')).toBeNull()
})

test('PLAN-06 at 0 it closes by button and by Escape, and this is announced', async () => {
  const { onClose } = show({ left: 0 })
  await until(() => expect(document.getElementById('live-polite')?.textContent).toBe('You can close this now.'))
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  fireEvent.keyDown(dialog(), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('PLAN-09 copying says so for 3 s; a clipboard that refuses is told', async () => {
  vi.useFakeTimers()
  const { actions } = show()
  const copy = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy code' })))
  await copy()
  expect(actions.copied).toEqual(['FREE15'])
  expect(screen.getByText('Coupon code copied to clipboard!')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2_900))
  expect(screen.queryByText('Coupon code copied to clipboard!')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByText('Coupon code copied to clipboard!')).toBeNull()
})

test('PLAN-09 a clipboard that refuses is told', async () => {
  show({}, { write: () => Promise.reject(new Error('refused')) })
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
  await until(() => expect(screen.getByRole('alert').textContent).toContain('could not be copied'))
})

test('OPEN-24 the owner is given the billing address, others are told who can upgrade', () => {
  show({ billingUrl: 'https://billing.example/' })
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('https://billing.example/')
  cleanup()
  show({ owner: 'Fay Moreau' })
  expect(dialog().textContent).toContain('Fay Moreau owns this workspace')
  expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull()
})
