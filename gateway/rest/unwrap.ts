// Envelopes differ from call to call: bare, `data`, `data.data` (DEFECT-13). One place knows.
import { whole } from './wire.ts'

/** What a body is about: itself, its `data`, or the `data` in its `data`. */
export function unwrap(body: unknown): unknown {
  const once = inner(body)
  if (once === undefined) return body
  const twice = inner(once)
  return twice === undefined ? once : twice
}

function inner(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'data' in value ? value.data : undefined
}

/** A page: its list and the numbers beside it, wherever in the envelope they are. Numbers that are missing are null. */
export interface WirePage {
  list: unknown
  current_page: number | null
  total_pages: number | null
  total: number | null
}

/** Reads a page. */
export function unwrapPage(body: unknown): WirePage {
  const levels = [body, inner(body), inner(inner(body))]
  const number = (name: string): number | null => {
    for (const level of levels) {
      const value = typeof level === 'object' && level !== null ? (level as Record<string, unknown>)[name] : undefined
      const count = whole.safeParse(value)
      if (count.success) return count.data
    }
    return null
  }
  return { list: unwrap(body), current_page: number('current_page'), total_pages: number('total_pages'), total: number('total') }
}
