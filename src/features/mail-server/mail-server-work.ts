// Trying the mail server of a workspace, and taking it away, wherever that was asked for.
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { createStore } from '#src/lib/store.ts'
import { RemoveMailServer, RestoreMailServer, TestMailServer } from './mail-server.graphql.ts'
import { laneOf } from './mail-server-change.ts'

/** The workspace whose server is being tried, by slug: a server that does not answer takes its time. */
export const trying = createStore<string | null>(() => null)

/** As long as the host waits for a server, in ms: it may answer at every stage but slowly. */
const PATIENCE_MS = 90_000

/** What both need. */
type Asked = Pick<Services, 'api' | 'say'>

/** Sends a test mail; one at a time. */
export async function tryServer({ api, say }: Asked, workspaceSlug: string): Promise<Outcome | undefined> {
  if (trying.get() !== null) return undefined
  trying.set(workspaceSlug)
  try {
    const { ok, message } = await api.mutate(TestMailServer, { workspaceSlug }, { lane: laneOf(workspaceSlug), timeoutMs: PATIENCE_MS })
    if (ok) return { said: message ?? 'Sent', stays: 'A mail that was sent stays sent.' }
    say.error(message ?? 'The test mail was not sent.')
    return undefined
  } finally {
    trying.set(null)
  }
}

/** Removes a server; undone, it has its password again. */
export async function takeAway({ api }: Asked, workspaceSlug: string, host: string): Promise<Outcome> {
  const lane = laneOf(workspaceSlug)
  await api.mutate(RemoveMailServer, { workspaceSlug }, { lane })
  return { said: `${host} removed`, undo: () => api.mutate(RestoreMailServer, { workspaceSlug }, { lane }) }
}
