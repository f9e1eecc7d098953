// A list of tasks as CSV: every column that screens show of a task (EXPORT-03, EXPORT-06).
import { csvLine, hoursText } from '../time-trackings/time-export.ts'
import type { Stretch } from './task-export.store.ts'
import type { TaskView } from './task-view.store.ts'

const TEXTS = [
  ...['Code', 'Title', 'Project', 'Status', 'Done', 'Type', 'Effort', 'Labels', 'Assignees', 'Start date', 'Due date', 'Board', 'Sprint'],
  ...['User story', 'Draft', 'Archived', 'Favorite', 'Created by', 'Created', 'Changed'],
]
const FIGURES = ['Progress %', 'Effort hours', 'Logged hours', 'Comments', 'Files', 'Checklist done', 'Checklist items', 'Subtasks']

/** UTF-8 with a BOM, a line a task: instants are ISO in UTC, hours numbers, people `Name <e-mail>`, several of anything with `; ` between. */
export async function* taskCsv(stretches: AsyncIterable<Stretch>): AsyncGenerator<string> {
  // With the first stretch, so that a refusal of the database comes before the file has begun.
  let head = `\uFEFF${csvLine([...TEXTS, ...FIGURES])}`
  for await (const { tasks, emails } of stretches) {
    yield head + tasks.map((task) => lineOf(task, emails)).join('')
    head = ''
  }
  if (head !== '') yield head
}

function lineOf(task: TaskView, emails: Stretch['emails']): string {
  const { row, project, creator } = task
  const named = ({ uuid, name, username }: TaskView['users'][number]) => `${name} <${emails.get(uuid) ?? username}>`
  const madeBy = creator ? named(creator) : row.form_title === null ? 'Former member' : `Form: ${row.form_title}`
  const texts = [
    `${project.code}-${row.number}`,
    row.title,
    project.name,
    task.workflow?.title ?? '',
    flag(row.done),
    task.type?.title ?? '',
    task.effort?.title ?? '',
    task.labels.map(({ title }) => title).join('; '),
    task.users.map(named).join('; '),
    instant(row.start_date),
    instant(row.due_date),
    task.board?.label ?? '',
    task.sprint?.title ?? '',
    task.user_story?.title ?? '',
    flag(row.is_draft),
    flag(row.is_archived),
    flag(row.is_favorite),
    madeBy,
    instant(row.created_at),
    instant(row.updated_at),
  ]
  const counts = [row.comments_count, row.attachments_count, row.checklist_done, row.checklist_total, row.subtasks]
  const hours = task.effort ? String(task.effort.effort) : ''
  return csvLine(texts, [String(row.estimative), hours, hoursText(row.time_seconds), ...counts.map(String)])
}

function flag(is: boolean): string {
  return is ? 'yes' : 'no'
}

/** Seconds since the epoch as `2026-12-01T09:00:00Z`; empty without. */
function instant(at: number | null): string {
  return at === null ? '' : new Date(at * 1000).toISOString().replace('.000Z', 'Z')
}
