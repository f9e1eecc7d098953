// Where the host keeps no idempotency keys: a task whose answer was lost is looked for before it is made a second time.
import type { Services } from '#src/actions/services.ts'
import type { SentAs } from '#src/data/drafts/sent-drafts.ts'
import { graphql } from '#src/data/graphql.ts'
import { truncate } from '#src/lib/text.ts'

/** The project's newest tasks with these words. */
const MadeTasks = graphql(`
  query MadeTasks($workspaceSlug: ID!, $projectSlug: ID!, $words: String!) {
    tasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, filter: { search: $words }, sort: CREATED_AT, descending: true, perPage: 20) {
      nodes { id code title createdAt creator { username } }
    }
  }
`)

// The host's clock may be behind this one.
const CLOCKS_APART_MS = 5 * 60_000

/**
 * The sentence that ends the matter, when the task is there and one is enough; null: make it. Asks nobody where a retry is safe, or where nothing
 * was lost. When the looking fails, so does the making: whoever cannot look must not make it twice.
 */
export async function enoughAlready(
  { api, ask, viewer }: Pick<Services, 'api' | 'ask' | 'viewer'>,
  { title, ...place }: { workspaceSlug: string; projectSlug: string; title: string },
  since: SentAs['since'],
): Promise<string | null> {
  if (since === null || api.keepsKeys()) return null
  const { tasks } = await api.query(MadeTasks, { ...place, words: title }, { requestPolicy: 'network-only' })
  const made = tasks.nodes.find(
    (task) =>
      task.title === title &&
      task.creator?.username === viewer?.username &&
      task.createdAt !== null &&
      Date.parse(task.createdAt) >= since - CLOCKS_APART_MS,
  )
  if (!made) return null
  const name = `${made.code ?? 'The task'} “${truncate(title, 60)}”`
  const another = await ask.confirm({
    title: 'This task may have been made already',
    text: `The answer to the first try was lost, and ${name} was made since then. Make another one?`,
    yes: 'Make another',
    no: 'Keep the one',
  })
  return another ? null : `${name} was there already`
}
