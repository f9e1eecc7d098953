// Random ids, also where the browser gives none.
import { expect, test, vi } from 'vitest'
import { uuid } from './uuid.ts'

test('ids are version 4, differ, and need nothing that plain http from another machine does not have', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  try {
    const ids = Array.from({ length: 1_000 }, uuid)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(1_000)
  } finally {
    vi.unstubAllGlobals()
  }
})
