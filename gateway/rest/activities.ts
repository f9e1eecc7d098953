// REST calls and wire types of the Task Log.
import { z } from 'zod'
import type { RestClient } from './client.ts'
import { path } from './path.ts'
import type { ProjectAddress } from './templates.ts'
import { actor, created, text } from './wire.ts'

const entry = z.object({ message: text, created_at: created, user: actor }).transform((wire) => ({
  message: wire.message ?? '',
  author: wire.user,
  createdAt: wire.created_at.at,
  createdAtForHumans: wire.created_at.forHumans,
}))

/** REST-30; written without its leading slash in the specification, and called with it (DEFECT-12). Newest first, whatever the host's order. */
export async function listLog(rest: RestClient, at: ProjectAddress, taskId: string) {
  const entries = await rest.get(path`/activities/task/${taskId}/workflow/`, { query: { ...at }, answer: z.array(entry) })
  return entries.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
}
