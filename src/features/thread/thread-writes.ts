// Where discussions stand, and changing them: what is sent, what is shown at once, and how it is taken back.
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { createStore } from '#src/lib/store.ts'
import { GetThread, UpdateThread } from '#src/model/thread/thread.graphql.ts'
import { type ThreadSubject, threadLane } from '#src/model/thread/thread-subject.ts'

/** The longest title (DISC-01). */
const MOST_TITLE = 200

/** Other words for discussions, by which they are found. */
export const threadWords = ['talk', 'question', 'forum', 'decision', 'thread', 'discussion']

/** The discussion whose first text is being edited, by its id. */
export const writtenThread = createStore<string | null>(() => null)

type InProject = Pick<ThreadSubject, 'workspaceSlug' | 'projectSlug'>

/** The address of a project, as the gateway's `ProjectRef` wants it. */
export function placeOf({ workspaceSlug, projectSlug }: InProject) {
  return { workspaceSlug, projectSlug }
}

/** The path of a discussion. */
export function threadPath({ workspaceSlug, projectSlug, number }: InProject & { number: number }): string {
  return pathTo('projects.discussion', { companySlug: workspaceSlug, projectSlug, threadNumber: String(number) })
}

/** The path of the list. */
export function threadsPath({ workspaceSlug, projectSlug }: InProject): string {
  return pathTo('projects.discussions', { companySlug: workspaceSlug, projectSlug })
}

/** What is wrong with a title; null for nothing. */
export function threadTitleProblem(text: string): string | null {
  const title = text.trim()
  if (title === '') return 'A title is required.'
  return title.length > MOST_TITLE ? `A title has at most ${MOST_TITLE} characters.` : null
}

/** Parts of a discussion that people change. */
export type ThreadChange = Omit<VariablesOf<typeof UpdateThread>['input'], 'html'>

/** Sends a change, which is shown at once. */
export function sendThread({ api }: Pick<Services, 'api'>, thread: ThreadSubject, change: ThreadChange) {
  const { id, number } = thread
  const options = { lane: threadLane(thread, number), extra: { shown: { id, ...change } } }
  return api.mutate(UpdateThread, { project: placeOf(thread), number, input: change }, options)
}

/** Changes one; undo gives back what it was, unless somebody else changed it since. Undefined where it is so already. */
export async function changeThread(
  services: Pick<Services, 'api'>,
  thread: ThreadSubject,
  change: ThreadChange,
  said: string,
): Promise<Outcome | undefined> {
  const names = Object.keys(change) as (keyof ThreadChange)[]
  const before: ThreadChange = Object.fromEntries(names.map((name) => [name, thread[name]]))
  if (names.every((name) => before[name] === change[name])) return undefined
  await sendThread(services, thread, change)
  return {
    said,
    async undo() {
      const asked = { ...placeOf(thread), number: thread.number }
      const { thread: now } = await services.api.query(GetThread, asked, { requestPolicy: 'network-only' })
      if (!now || names.some((name) => now[name] !== change[name])) throw new UndoRefused(CHANGED_SINCE)
      await sendThread(services, thread, before)
    },
  }
}
