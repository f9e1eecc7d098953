// REST calls and wire types of the Task Log.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, created, moment, text } from '../../rest/wire.ts'

const part = z.object({ text: text, at: moment })

const entry = z.object({ message: text, created_at: created, user: actor, parts: z.array(part).nullish() }).transform((wire) => ({
  message: wire.message ?? '',
  parts: wire.parts ?? [{ text: wire.message ?? '', at: null }],
  author: wire.user,
  createdAt: wire.created_at.at,
  createdAtForHumans: wire.created_at.forHumans,
}))

/** REST-30; written without its leading slash in the specification, and called with it (DEFECT-12). Newest first, whatever the host's order. */
export async function listLog(rest: RestClient, at: ProjectAddress, taskId: string) {
  const entries = await rest.get(path`/activities/task/${taskId}/workflow/`, { query: { ...at }, answer: z.array(entry) })
  return entries.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
}
