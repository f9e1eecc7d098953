// Answers that are kept in local storage for the first paint of the next visit, each under the name it was asked by (STORE-06, OPEN-27).
import { type AnyVariables, type Exchange, getOperationName, type TypedDocumentNode } from '@urql/core'
import { pipe, tap } from 'wonka'
import { tokenNow } from '#src/data/storage/session.ts'
import type { Reader } from '#src/data/storage/shape.ts'
import { accessToken, currentUser, keptAnswer } from '#src/data/storage/storage.ts'
import { type MutationEvent, onMutation } from './mutation-events.ts'

/** A query whose answer is kept. */
export interface KeptQuery {
  name: string
  /** Where its answer to these variables is kept; null where it is not. Begins with `cache:`. */
  keyOf(variables: Readonly<Record<string, unknown>>): string | null
  /** What of a kept value may be shown. */
  read: Reader<unknown>
  /** The keys that a write makes worthless. */
  droppedBy(mutated: MutationEvent): readonly string[]
}

/** Declares one; `read` sees what an earlier visit, or anybody else, left in storage. */
export function keepAnswers<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  kept: {
    keyOf(variables: Variables): string | null
    read: Reader<Data>
    droppedBy(mutated: MutationEvent): readonly string[]
  },
): KeptQuery {
  return { ...kept, name: getOperationName(query) ?? '', keyOf: (variables) => kept.keyOf(variables as Variables) }
}

/** What was kept of an answer for the person who is signed in; undefined when there is nothing to show. */
export function readKept(queries: readonly KeptQuery[], query: TypedDocumentNode<unknown, never>, variables: AnyVariables): unknown {
  const name = getOperationName(query)
  const kept = queries.find((one) => one.name === name)
  const key = kept?.keyOf(variables ?? {})
  const username = currentUser.read()?.username
  if (!kept || !key || username === undefined) return undefined
  const value = keptAnswer(key).read()
  return value?.for === username ? kept.read(value.data) : undefined
}

/** Keeps what the server answers to the session of this token; no answer outlives its session. Goes below the queue: the next visit knows the server's ids only. */
export function keepExchange(queries: readonly KeptQuery[], token: string | null): Exchange {
  return ({ forward }) =>
    (operations) =>
      pipe(
        forward(operations),
        tap(({ operation, data, error }) => {
          if (operation.kind !== 'query' || token === null || accessToken.read() !== tokenNow(token)) return
          const name = getOperationName(operation.query)
          const key = queries.find((one) => one.name === name)?.keyOf(operation.variables ?? {})
          const username = currentUser.read()?.username
          if (!key || username === undefined || error || !data) return
          const entry = keptAnswer(key)
          // Where there is no room for the new answer, the old one must not stay for it.
          if (!entry.write({ for: username, data })) entry.remove()
        }),
      )
}

/** Drops what writes make worthless, whichever surface sent them; answers how to stop. */
export function dropKept(queries: readonly KeptQuery[]): () => void {
  return onMutation((mutated) => {
    for (const key of queries.flatMap(({ droppedBy }) => droppedBy(mutated))) keptAnswer(key).remove()
  })
}
