// Whether a server says the truth about what it needs.
import { expect, test, vi } from 'vitest'
import { readinessOf } from './readiness.ts'

test('ready is who has everything; what fails, or says no, is named', async () => {
  const [yes, no] = [async () => true, async () => false]
  expect(await readinessOf({ one: yes, other: yes })).toEqual({ ready: true, checks: { one: 'ok', other: 'ok' } })
  const fails = async () => {
    throw new Error('gone')
  }
  expect(await readinessOf({ one: yes, other: no, third: fails })).toEqual({
    ready: false,
    checks: { one: 'ok', other: 'failing', third: 'failing' },
  })
})

test('what does not answer is failing after three seconds, and keeps nobody waiting longer', async () => {
  vi.useFakeTimers()
  try {
    const asked = readinessOf({ slow: () => new Promise<boolean>(() => undefined) })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await asked).toEqual({ ready: false, checks: { slow: 'failing' } })
  } finally {
    vi.useRealTimers()
  }
})

test('a part that others stand in for is told, and is no reason to be unready', async () => {
  expect(await readinessOf({ one: async () => true, replica: async () => 'degraded' })).toEqual({
    ready: true,
    checks: { one: 'ok', replica: 'degraded' },
  })
})
