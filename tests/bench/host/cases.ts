// Which pages of the task list are measured: places in the list, filters, orders.
import type { Sender } from '../gateway/sides.ts'

/** A query of `GET /tasks/`; `page` may be a place in the list instead of a number. */
export interface ListCase {
  name: string
  query: Record<string, string>
  page: number | 'middle' | 'last'
}

interface Named {
  id: number | string
  title: string
}

/** The cases, with ids of the project that all worlds have in common. Read with `host`. */
export async function listCases(host: Sender): Promise<ListCase[]> {
  const at = 'company_slug=acme&project_slug=website'
  const read = async (path: string) => ((await host.send('GET', `${path}?${at}`)) as { data: Named[] }).data
  const [workflows, labels] = await Promise.all([read('/projects-workflows/'), read('/task-labels/not-added')])
  const first = String(workflows[0]?.id)
  const label = String(labels[0]?.id)
  const one = (name: string, query: Record<string, string>, page: ListCase['page'] = 1): ListCase => ({ name, query, page })
  return [
    one('page 1', {}),
    one('page 2', {}, 2),
    one('page 20', {}, 20),
    one('middle page', {}, 'middle'),
    one('last page', {}, 'last'),
    one('a workflow', { workflow_id: first }),
    one('a workflow, page 2', { workflow_id: first }, 2),
    one('not done', { done: '0' }),
    one('a label', { label_id: label }),
    one('an assignee', { members: 'mia' }),
    one('assignee and workflow', { members: 'mia', workflow_id: first }),
    one('due this week', { due_from: day(0), due_to: day(7) }),
    one('search, a rare word', { search: 'WEB-321' }),
    one('search, a common word', { search: 'lisbon' }),
    one('search, two words', { search: 'contact osaka' }),
    one('search, nothing found', { search: 'zeppelin' }),
    ...['code', '-code', 'title', 'due_date', '-due_date', 'created_at', '-updated_at', 'workflow'].map((sort) =>
      one(`sort ${sort}`, { sort }),
    ),
    one('a label, by due date', { label_id: label, sort: 'due_date' }),
    one('an assignee, by title', { members: 'mia', sort: 'title' }),
  ]
}

function day(after: number): string {
  return new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)
}
