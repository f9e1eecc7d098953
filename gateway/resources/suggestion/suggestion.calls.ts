// REST calls of suggestions (REST-32..34) and of the labels that are applied in bulk (REST-71).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { colour } from '../../rest/wire.ts'
import { maybeTask } from '../task/task.calls.ts'

/** What a suggestion call answers, and whether the host says that rules made it (ASSUMED header). */
export interface Suggested<T> {
  value: T
  byRules: boolean
}

async function suggest<Schema extends z.ZodType>(rest: RestClient, address: string, at: ProjectAddress, uuid: string, answer: Schema) {
  let byRules = false
  const header = {
    name: 'x-suggested-by',
    told: (by: string | null) => {
      byRules = by === 'rules'
    },
  }
  const value = await rest.post(address, { query: { ...at, task_uuid: uuid }, body: {}, answer, asks: true, slow: true, header })
  return { value, byRules } satisfies Suggested<z.infer<Schema>>
}

/** REST-32, REST-33: the body is the text, empty for none. */
export function suggestText(rest: RestClient, what: 'title' | 'description', at: ProjectAddress, uuid: string) {
  return suggest(rest, path`/ai/task/improve/${what}/`, at, uuid, z.string().trim())
}

/** REST-34: the body is a list of {title, color}. */
export function suggestLabels(rest: RestClient, at: ProjectAddress, uuid: string) {
  const label = z.object({ title: z.string().trim().min(1), color: colour })
  return suggest(rest, '/ai/task/generate/labels/', at, uuid, z.array(label))
}

/** REST-71; `selected` is the client's own. */
export function attachLabels(rest: RestClient, at: ProjectAddress, uuid: string, labels: readonly { title: string; color: string }[]) {
  return rest.post(path`/task-labels/${uuid}/bulk`, { query: { ...at }, body: { labels }, answer: maybeTask })
}
