// How long tests wait for a condition: longer than a busy machine takes. Waits end when their condition holds, and only a missing one pays for it.
import { vi } from 'vitest'

/** Milliseconds. */
const MOST_MS = 20_000

const { waitFor, waitUntil } = vi
vi.waitFor = (condition, options = {}) =>
  waitFor(condition, { timeout: MOST_MS, ...(typeof options === 'number' ? { timeout: options } : options) })
vi.waitUntil = (condition, options = {}) =>
  waitUntil(condition, { timeout: MOST_MS, ...(typeof options === 'number' ? { timeout: options } : options) })
