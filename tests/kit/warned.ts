// What was logged as a warning, by its first words: work of another test may still end, and log, while this one runs.
import { vi } from 'vitest'

/** How often a warning that begins with `text` was logged since `console.warn` was put under watch. */
export function timesWarned(text: string): number {
  return vi.mocked(console.warn).mock.calls.filter(([first]) => String(first).startsWith(text)).length
}
