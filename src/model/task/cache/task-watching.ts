// Who watches a task, after somebody did what lets people watch it.
import type { Cache } from '@urql/exchange-graphcache'

/** Asks again where it is known: who is put on a task, writes on it or is named there watches it, unless they chose not to, which only the host knows. */
export function askWatchers(cache: Cache, taskId: string, optimistic: boolean | undefined): void {
  const task = { __typename: 'Task', id: taskId }
  if (!optimistic && typeof cache.resolve(task, 'watching') === 'string') cache.invalidate(task, 'watching')
}
