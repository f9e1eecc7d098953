// The REST call that searches in texts, ASSUMED.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { enumName, moment, whole } from '../../rest/wire.ts'

const hit = z
  .object({
    ...{
      kind: z.enum(['comment', 'file']),
      id: whole,
      uuid: z.string().nullable(),
      snippet: z.string(),
      by: z.string().nullable(),
      created_at: moment,
    },
    ...{ project_slug: z.string(), project_name: z.string() },
    task: z.object({ uuid: z.string(), code: z.string(), title: z.string() }).nullable(),
    thread: z.object({ number: whole, title: z.string() }).nullable(),
  })
  .transform(
    ({ kind, id, uuid: fileId, snippet, by, created_at: at, project_slug: projectSlug, project_name: projectName, task, thread }) => ({
      ...{ kind: enumName(kind), number: id, fileId, snippet, by, at, projectSlug, projectName },
      ...{ taskId: task?.uuid ?? null, taskCode: task?.code ?? null, taskTitle: task?.title ?? null },
      ...{ threadNumber: thread?.number ?? null, threadTitle: thread?.title ?? null },
    }),
  )

/** ASSUMED `GET /text-search/`. */
export function searchTexts(rest: RestClient, workspaceSlug: string, search: string) {
  return rest.get('/text-search/', { query: { company_slug: workspaceSlug, search }, answer: hit.array() })
}
