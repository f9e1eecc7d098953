// What the page does with a browser that has service workers, refuses them, or has none.
import { expect, test, vi } from 'vitest'
import { timesWarned } from '#tests/kit/warned.ts'
import { registerServiceWorker } from './service-worker.ts'

test('MISC-01 OPEN-65 the worker is registered at /sw.js; that it fails is logged and harmless; without support nothing happens', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const register = vi.fn(async (_address: string | URL): Promise<ServiceWorkerRegistration> => {
    throw new TypeError('Refused.')
  })
  registerServiceWorker({ register })
  if (document.readyState !== 'complete') window.dispatchEvent(new Event('load'))
  expect(register.mock.calls).toEqual([['/sw.js']])
  await vi.waitFor(() => expect(timesWarned('There is no service worker:')).toBe(1))
  expect(() => registerServiceWorker(undefined)).not.toThrow()
  warn.mockRestore()
})
