// Follows the queries that are on the screen: one that fails is handed to the retries, one that was answered or left is taken from them.
import { type Exchange, makeOperation } from '@urql/core'
import { pipe, tap } from 'wonka'
import type { Retries } from './retries.ts'

/** Goes on top: what leaves it is what components see. */
export function retryOnScreen(retries: Retries): Exchange {
  return ({ client, forward }) => {
    const onScreen = new Set<number>()
    return (operations) =>
      pipe(
        operations,
        tap(({ kind, key, context }) => {
          if (kind === 'query' && context.requestPolicy !== 'cache-only') onScreen.add(key)
          // Not what a component asks while it is drawn: nothing may be told then.
          if (kind === 'query' && context.requestPolicy === 'network-only') retries.asked(key)
          if (kind !== 'teardown') return
          onScreen.delete(key)
          retries.settled(key)
        }),
        forward,
        tap(({ operation, error }) => {
          const { kind, key } = operation
          if (kind !== 'query' || !onScreen.has(key)) return
          if (!error) return retries.settled(key)
          const again = makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' })
          retries.failed(key, error, () => client.reexecuteOperation(again))
        }),
      )
  }
}
