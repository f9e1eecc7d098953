// For undo: whether an entry of logged time is still what it was made.
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import type { Api } from '#src/data/api.ts'
import { TaskEntries } from './time-sheet.graphql.ts'

/** What was set of an entry, and where it is then. */
export interface EntrySet {
  id: string
  /** The task, and when it begins. */
  task: { workspaceSlug: string; projectSlug: string; id: string }
  startedAt: string
  set: { startedAt?: string | undefined; endedAt?: string | undefined; comment?: string | undefined }
}

const MINUTE = 60_000
const second = (at: string) => Math.floor(Date.parse(at) / 1000)

/** Throws where somebody else changed the same of the entry since, moved or deleted it. */
export async function refuseUnlessStill(api: Api, { id, task: { id: taskId, ...place }, startedAt, set }: EntrySet): Promise<void> {
  const near = (by: number) => new Date(Date.parse(startedAt) + by).toISOString()
  const asked = { ...place, taskId, from: near(-MINUTE), to: near(MINUTE) }
  const { timeEntries } = await api.query(TaskEntries, asked, { requestPolicy: 'network-only' })
  const now = timeEntries.nodes.find((one) => one.id === id)
  const still =
    now &&
    (set.startedAt === undefined || second(set.startedAt) === second(now.startedAt)) &&
    (set.endedAt === undefined || second(set.endedAt) === second(now.endedAt)) &&
    (set.comment === undefined || set.comment === now.comment)
  if (!still) throw new UndoRefused(CHANGED_SINCE)
}
