// Tasks of a project as lines of a question.
import type { Option } from '#src/actions/services.ts'
import type { Api } from '#src/data/api.ts'
import { TasksPage } from './task.graphql.ts'

/** A task that was chosen. */
export interface TaskChoice {
  id: string
  title: string
  code: string | null
}

/** What is asked for: what was typed, a page from 1, and the ids that are left out. */
interface TasksAsked {
  typed: string
  page: number
  without: ReadonlySet<string>
}

/** A page of a project's tasks, the last changed first; the host searches titles and codes. */
export async function pageOfTasks(
  api: Api,
  { workspaceSlug, projectSlug }: { workspaceSlug: string; projectSlug: string },
  { typed, page, without }: TasksAsked,
): Promise<{ options: readonly Option<TaskChoice>[]; totalPages: number }> {
  const search = typed.trim()
  const found = await api.query(TasksPage, {
    workspaceSlug,
    projectSlug,
    ...(search !== '' && { filter: { search } }),
    sort: 'UPDATED_AT',
    descending: true,
    page,
    perPage: 100,
  })
  const options = found.tasks.nodes
    .filter(({ id }) => !without.has(id))
    .map(({ id, code, title }) => ({ id, value: { id, title, code }, title, ...(code && { hint: code, keywords: [code] }) }))
  return { options, totalPages: found.tasks.totalPages }
}
