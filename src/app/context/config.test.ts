// Proves what the client takes from /config.json and that it works without.
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { timesWarned } from '#tests/kit/warned.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

async function configOf(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const { loadConfig, useConfig } = await import('./config.ts')
  await loadConfig()
  return renderHook(useConfig).result.current
}

test('OPEN-10 OPEN-23 OPEN-29 PLAN-10 what is set is known, what is missing, empty or no text is null', async () => {
  const given = {
    billingUrl: 'https://billing.test/',
    couponFree: 'FREE1',
    couponLifetime: '',
    googleClientId: 7,
    termsUrl: 'http://terms.test/',
  }
  expect(await configOf(async () => Response.json(given))).toMatchObject({
    billingUrl: 'https://billing.test/',
    couponFree: 'FREE1',
    couponLifetime: null,
    googleClientId: null,
    oidcName: null,
    oidcAuthorizeUrl: null,
    termsUrl: 'http://terms.test/',
    privacyUrl: null,
  })
})

test('OPEN-23 an address that is not http is no link', async () => {
  const config = await configOf(async () => Response.json({ billingUrl: 'javascript:alert(1)', privacyUrl: '/privacy' }))
  expect([config.billingUrl, config.privacyUrl]).toEqual([null, null])
})

test.each([
  ['refused', async () => new Response('no', { status: 503 })],
  ['malformed', async () => new Response('<html>')],
  ['lost', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('OPEN-10 OPEN-23 a configuration that is %s leaves every optional link hidden and is only logged', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(new Set(Object.values(await configOf(answer)))).toEqual(new Set([null]))
  expect(timesWarned('The client configuration could not be loaded:')).toBe(1)
})
