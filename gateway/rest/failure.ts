// Reads what a failed call answered, defensively: nothing about failure bodies is stated (OPEN-11).
import type { Failure } from '../errors.ts'

/** An answer with its body as text. */
export interface Answer {
  status: number
  retryAfter: string | null
  headers?: Readonly<Record<string, string | string[] | undefined>>
  text: string
}

/** `message` or `error`, `code`, and `errors` as map or list of field texts; a body that is no JSON says nothing. */
export function failureOf({ status, text, retryAfter }: Answer): Failure {
  const given = record(jsonOrNull(text))
  const message = [given.message, given.error].find((value): value is string => typeof value === 'string') ?? null
  const seconds = retryAfter === null || retryAfter.trim() === '' ? Number.NaN : Number(retryAfter)
  return {
    kind: 'status',
    status,
    code: typeof given.code === 'string' ? given.code : null,
    message,
    fields: fieldsOf(given.errors),
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  }
}

/** The name of what went wrong on the wire, such as `ECONNREFUSED`; never a message. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function fieldsOf(errors: unknown): Record<string, string[]> {
  const pairs: [unknown, unknown][] = Array.isArray(errors)
    ? errors.map(record).map(({ field, message }) => [field, message])
    : Object.entries(record(errors)).flatMap(([name, texts]) => [texts].flat().map((text): [string, unknown] => [name, text]))
  const fields = new Map<string, string[]>()
  for (const [name, text] of pairs) {
    if (typeof name === 'string' && typeof text === 'string') fields.set(name, [...(fields.get(name) ?? []), text])
  }
  return Object.fromEntries(fields)
}
