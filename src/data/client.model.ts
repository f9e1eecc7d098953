// A client whose answers are prepared, for tests of what goes over the wire.
import { vi } from 'vitest'
import { ApiError } from '#src/data/errors/api-error.ts'
import { createDataClient } from './client.ts'
import { modelCache } from './mutation-queue.model-cache.ts'

/** A task to write to. */
export const task = { workspaceSlug: 'acme', projectSlug: 'website', id: 'one' }

/** What comes of one call. */
export type Answer = () => Response | Promise<Response>

/** A GraphQL answer. */
export function json(body: unknown, init: ResponseInit = {}): Answer {
  return () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/graphql-response+json' }, ...init })
}

/** An answer that has failed with this code. */
export function fails(code: string, extensions: Record<string, unknown> = {}): Answer {
  return json({ data: null, errors: [{ message: `${code}!`, extensions: { code, ...extensions } }] })
}

/** Answers in this order, the last one for all that follow; keeps what was sent. */
export function clientWith(answers: Answer[], token: string | null = 'secret') {
  const sent: { url: string; init: RequestInit }[] = []
  const onUnauthenticated = vi.fn()
  const { api, client } = createDataClient({
    url: 'http://gateway.test/graphql',
    token,
    onUnauthenticated,
    cacheParts: [modelCache],
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init })
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (!answer) throw new Error('No answer was prepared')
      return answer()
    },
  })
  return { api, client, sent, onUnauthenticated }
}

/** The error of what must fail. */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error(`Expected an ApiError, got ${error}`)
}
