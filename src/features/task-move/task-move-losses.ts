// What a move takes away from tasks, in words.

import type { ResultOf } from '#src/data/graphql.ts'
import type { MovePreview, ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { sameTitle } from '#src/model/task/writes/catalogue-question.ts'

type Preview = NonNullable<ResultOf<typeof MovePreview>['alone']>
/** One thing that a task loses. */
export type MoveLoss = Preview['losses'][number]

const WORDS: Readonly<Record<MoveLoss['what'], readonly [one: string, many: string]>> = {
  SPRINT: ['Sprint', 'Sprints'],
  USER_STORY: ['User story', 'User stories'],
  BOARD: ['Board', 'Boards'],
  WORKFLOW: ['Status', 'Statuses'],
  TYPE: ['Type', 'Types'],
  EFFORT: ['Effort', 'Efforts'],
  LABEL: ['Label', 'Labels'],
  PARENT: ['Parent task', 'Parent tasks'],
  SUBTASK: ['Subtask', 'Subtasks'],
  ASSIGNEE: ['Not seen by', 'Not seen by'],
  TIMER: ['Running timer of', 'Running timers of'],
  CODE: ['Code', 'Codes'],
  TASK: ['Task', 'Tasks'],
}

const MOST = 4

/** A line a kind: `Labels: SEO, Copy (3 tasks)`, at most four of a kind by name. */
export function linesOf(losses: readonly MoveLoss[]): string[] {
  return Object.entries(WORDS).flatMap(([what, [one, many]]) => {
    const counts = new Map<string, number>()
    for (const loss of losses) if (loss.what === what) counts.set(loss.title, (counts.get(loss.title) ?? 0) + 1)
    if (counts.size === 0) return []
    const names = [...counts].slice(0, MOST).map(([title, count]) => (count > 1 ? `${title} (${count} tasks)` : title))
    const rest = counts.size - names.length
    return [`${counts.size === 1 ? one : many}: ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`]
  })
}

/** How many subtasks a row says that its task has; 0 where it says nothing. */
export function knownSubtasks(task: TaskSubject & { counts?: { subtasks?: number | null } | null }): number {
  return task.counts?.subtasks ?? 0
}

/** What rows tell by themselves, where the host does not say what a move takes away. */
export function knownLosses(task: TaskSubject, there: ProjectCatalogueData): MoveLoss[] {
  const lost = (what: MoveLoss['what'], title: string): MoveLoss => ({ taskId: task.id, code: task.code, what, title })
  const missing = (list: readonly { title: string }[], title: string) => !list.some((other) => sameTitle(other.title, title))
  const subtasks = knownSubtasks(task)
  return [
    ...(task.sprint ? [lost('SPRINT', task.sprint.title)] : []),
    ...(task.userStory ? [lost('USER_STORY', task.userStory.title)] : []),
    ...(task.board ? [lost('BOARD', task.board.title)] : []),
    ...(task.type && missing(there.taskTypes, task.type.title) ? [lost('TYPE', task.type.title)] : []),
    ...(task.effort && missing(there.efforts, task.effort.title) ? [lost('EFFORT', task.effort.title)] : []),
    ...task.labels.filter(({ title }) => missing(there.labels, title)).map(({ title }) => lost('LABEL', title)),
    ...(task.parentId ? [lost('PARENT', `of ${task.code ?? task.title}`)] : []),
    ...(subtasks > 0 ? [lost('SUBTASK', `${subtasks} of ${task.code ?? task.title}`)] : []),
  ]
}
