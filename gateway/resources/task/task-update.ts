// Turns an update into the host's one-field calls (REST-21).
import type { UpdateTaskInput } from '../../schema-types.d.ts'

const same = (value: unknown) => value
const number = (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)

/** An ISO instant as the host's `Y-m-d H:i:00`, in UTC (DATES-02, DEFECT-20). */
function wireDate(value: unknown): unknown {
  return typeof value === 'string' ? `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')}:00` : value
}

/** Input field, the host's field, and how its value is written. The order is the order of the calls. */
const FIELDS: readonly [Exclude<keyof UpdateTaskInput, 'titleWas' | 'descriptionWas'>, string, (value: unknown) => unknown][] = [
  ['title', 'title', same],
  ['description', 'description', same],
  ['isDraft', 'is_draft', same],
  ['isArchived', 'is_archived', same],
  ['typeId', 'config_issue_type_id', number],
  ['effortId', 'config_issue_effort_id', number],
  ['workflowId', 'config_workflow_id', number],
  ['startDate', 'start_date', wireDate],
  ['dueDate', 'due_date', wireDate],
  ['sprintId', 'sprint_id', number],
  ['userStoryId', 'user_story_id', number],
  ['parentId', 'parent_id', same],
  ['position', 'position', same],
]

/** One `[field, value]` per call, in order. */
export function updatesOf(input: UpdateTaskInput): [string, unknown][] {
  return FIELDS.flatMap(([name, wire, write]) => (input[name] === undefined ? [] : [[wire, write(input[name])] as [string, unknown]]))
}

/** What of a task is neither what it was when it was edited nor what is written, so that writing would take away somebody else's; null for nothing. */
export function changedMeanwhile(
  { title, titleWas, description, descriptionWas }: UpdateTaskInput,
  now: { title: string; description?: string | null },
): { field: 'title' | 'description'; message: string } | null {
  if (titleWas != null && now.title !== titleWas && now.title !== title)
    return { field: 'title', message: `Somebody else renamed this task meanwhile: “${now.title}”.` }
  const html = now.description ?? ''
  if (descriptionWas != null && html !== descriptionWas && html !== (description ?? ''))
    return { field: 'description', message: 'Somebody else changed this description meanwhile.' }
  return null
}
