// The one place that turns text into HTML or into a script's address.
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://palette.example/acme'))
  return () => vi.unstubAllGlobals()
})

test('OPEN-54 scripts come from the product alone', async () => {
  const { scriptAddress } = await import('./trusted.ts')
  expect(scriptAddress('/sw.js')).toBe('/sw.js')
  expect(scriptAddress('https://palette.example/assets/worker.js')).toBe('https://palette.example/assets/worker.js')
  for (const foreign of [
    'https://elsewhere.example/x.js',
    '//elsewhere.example/x.js',
    'data:text/javascript,1',
    'blob:https://elsewhere.example/1',
  ])
    expect(() => scriptAddress(foreign), foreign).toThrow(/^Scripts come from this product alone, not from /)
})

test('OPEN-54 where the browser has Trusted Types, both go through the policy of that name', async () => {
  type Rules = { createHTML(html: string, kind?: string, place?: string): string | null; createScriptURL?(url: string): string }
  const createPolicy = vi.fn((_name: string, rules: Rules) => ({
    createHTML: (html: string) => html,
    createScriptURL: (url: string) => `trusted ${rules.createScriptURL?.(url)}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { scriptAddress } = await import('./trusted.ts')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['palette', 'default'])
  expect(scriptAddress('/sw.js')).toBe('trusted /sw.js')
  const fallback = createPolicy.mock.calls[1]?.[1]
  expect(fallback?.createScriptURL).toBeUndefined()
  expect(fallback?.createHTML('<img src=x onerror=alert(1)>', 'TrustedHTML', 'Element innerHTML')).toBeNull()
  expect(fallback?.createHTML('&copy;', 'TrustedHTML', 'Element innerHTML')).toBe('&copy;')
  expect(fallback?.createHTML('<p>pasted</p>')).toBe('<p>pasted</p>')
})
