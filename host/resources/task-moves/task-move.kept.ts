// What a task has in its project that another project may not have: read before a move, compared with the target, given back by undo.

/** A thing of a project by id and title; `key` is the title as titles are compared, whatever the case. */
export type Titled = { id: number; title: string; key: string }
/** The same without a comparison: boards, sprints, user stories and people belong to one project or workspace. */
export type Named<Id = number> = { id: Id; title: string }
/** A task beside the one that moves. */
export type Relative = { id: string; number: number; title: string }

/** One task and everything around it that its project gives it. Instants are texts, as precise as the database has them. */
export type Moving = {
  id: string
  number: number
  title: string
  position: number
  workflow: Titled
  type: Titled | null
  effort: Titled | null
  labels: Titled[]
  board: Named<string> | null
  sprint: Named | null
  story: Named | null
  parent: Relative | null
  children: Relative[]
  people: (Named<string> & { at: string })[]
  timers: (Named & { personId: string; endedAt: string | null })[]
}

/** A moved task as it was, and what the move made of it; `people` and `timers` are those it left behind, `children` those that stayed. */
export type Kept = Omit<Moving, 'labels'> & {
  labels: (Titled & { there: number | null })[]
  there: { workflow: number; type: number | null; effort: number | null }
}

/** Kinds of things that a move or its undo may lose. */
export const LOSSES = [
  'sprint',
  'user_story',
  'board',
  'workflow',
  'type',
  'effort',
  'label',
  'parent',
  'subtask',
  'assignee',
  'timer',
  'code',
  'task',
] as const

/** One thing that a task does not keep; `title` names it: "Sprint 4", "WEB-12 Landing page". */
export type Loss = { uuid: string; code: string; what: (typeof LOSSES)[number]; title: string }

/** What a project has for tasks that come to it. */
export type Catalogue = Record<'workflow' | 'type' | 'effort' | 'label', Titled[]>

/** The oldest thing of that title in a project. */
export function twinIn(list: readonly Titled[], of: Titled | null): Titled | null {
  return of === null ? null : (list.find(({ key }) => key === of.key) ?? null)
}

/**
 * What a task loses by going to a project with this catalogue, together with the tasks of `along`. `sees` are the people who see the target,
 * `prefix` is the code of the project it leaves.
 */
export function lossesOf(
  task: Moving,
  { there, along, sees, prefix }: { there: Catalogue; along: ReadonlySet<string>; sees: ReadonlySet<string>; prefix: string },
): Loss[] {
  const losses: Loss[] = []
  const lose = (what: Loss['what'], title: string) => losses.push({ uuid: task.id, code: `${prefix}-${task.number}`, what, title })
  const relative = ({ number, title }: Relative) => `${prefix}-${number} ${title}`
  if (task.sprint) lose('sprint', task.sprint.title)
  if (task.story) lose('user_story', task.story.title)
  if (task.board) lose('board', task.board.title)
  if (!twinIn(there.workflow, task.workflow)) lose('workflow', task.workflow.title)
  if (task.type && !twinIn(there.type, task.type)) lose('type', task.type.title)
  if (task.effort && !twinIn(there.effort, task.effort)) lose('effort', task.effort.title)
  for (const label of task.labels) if (!twinIn(there.label, label)) lose('label', label.title)
  if (task.parent && !along.has(task.parent.id)) lose('parent', relative(task.parent))
  for (const child of task.children) if (!along.has(child.id)) lose('subtask', relative(child))
  for (const person of task.people) if (!sees.has(person.id)) lose('assignee', person.title)
  for (const timer of task.timers) if (!sees.has(timer.personId)) lose('timer', timer.title)
  return losses
}
