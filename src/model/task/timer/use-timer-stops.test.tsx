// A stop of the timer that waits for the server: when it is tried again.
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ActionsProvider } from '#src/actions/actions-context.tsx'
import { createRegistry } from '#src/actions/define-action.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { sendStop } from './timer-stop.ts'
import { useStopSending } from './use-timer-stops.ts'

afterEach(() => vi.useRealTimers())

function Sending() {
  useStopSending()
  return null
}

const stop = {
  task: { id: 't-1', workspaceSlug: 'acme', projectSlug: 'website' },
  comment: 'Written offline',
  endedAt: '2026-11-21T12:00:00.000Z',
}

test('TIMER-04 a try that was on its way when the server came back may fail: the next one follows within two seconds', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  const away = new ApiError('UNREACHABLE', 'Away.')
  const tries: ((error: Error | null) => void)[] = []
  const { services } = actionWorld({ viewer: 'ana', answers: {} })
  const mutate = vi.fn(
    () =>
      new Promise((resolve, reject) => {
        tries.push((error) => (error ? reject(error) : resolve({ seconds: 1800, endedNow: false })))
      }),
  )
  const api = { ...services.api, mutate } as unknown as typeof services.api
  const first = sendStop(api, 'ana', stop)
  tries[0]?.(away)
  await first
  render(
    <ActionsProvider registry={createRegistry([])} services={{ ...services, api }} scene={services.scene}>
      <Sending />
    </ActionsProvider>,
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const fail = () => act(async () => tries.at(-1)?.(away))
  // After 8 s, then ever more rarely.
  await pass(8_000)
  expect(mutate).toHaveBeenCalledTimes(2)
  await fail()
  await pass(4_000)
  expect(mutate).toHaveBeenCalledTimes(3)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(mutate).toHaveBeenCalledTimes(3)
  await fail()
  await pass(2_000)
  expect(mutate).toHaveBeenCalledTimes(4)
  await act(async () => tries.at(-1)?.(null))
  await pass(60_000)
  expect(mutate).toHaveBeenCalledTimes(4)
})
