// What comes back from the host: read to its end or refused, judged by its shape.
import type { z } from 'zod'
import type { Failure } from '../errors.ts'
import { type Answer, causeOf, failureOf } from './failure.ts'
import { unwrap } from './unwrap.ts'

/** An answer of any status, or why there is none. */
export type Outcome = Answer | Failure

/** What an answer must be like; the fields are those of `Call` (client.ts). */
export interface Expected<Schema extends z.ZodType> {
  answer: Schema
  whole?: boolean
  also?: readonly number[]
  only?: number
}

/** The first value of a header; null when it is not there. */
export function headerOf(headers: Answer['headers'], name: string): string | null {
  return [headers?.[name]].flat()[0] ?? null
}

/** The body as text; null when it is larger than `most` bytes. */
export async function readText(body: AsyncIterable<Buffer>, most: number): Promise<string | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** An answer that is not understood, and why. */
export function bad(cause: string): Failure {
  return { kind: 'bad-response', cause }
}

/** The data of an answer, or what is wrong with it. */
export function readAnswer<Schema extends z.ZodType>(
  outcome: Outcome,
  call: Expected<Schema>,
): { data: z.infer<Schema> } | { failure: Failure } {
  if ('kind' in outcome) return { failure: outcome }
  const { status, text } = outcome
  const expected = call.also?.includes(status) ?? false
  const fine = call.only === undefined ? expected || (status >= 200 && status < 300) : status === call.only
  if (!fine) return { failure: failureOf(outcome) }
  let given: unknown = null
  try {
    if (!expected && text !== '') given = JSON.parse(text)
  } catch {
    return { failure: bad('not JSON') }
  }
  try {
    const parsed = call.answer.safeParse(call.whole ? given : unwrap(given))
    return parsed.success ? { data: parsed.data } : { failure: bad(issuesOf(parsed.error)) }
  } catch (error) {
    // Zod lets what a transform throws through.
    return { failure: bad(`the shape cannot be read: ${causeOf(error)}`) }
  }
}

/** Where and in what way an answer is wrong; no value of it. */
function issuesOf({ issues }: z.ZodError): string {
  const lines = issues.map(({ path, code }) => `${path.join('.')}: ${code}`)
  return lines.join('; ').slice(0, 500)
}
