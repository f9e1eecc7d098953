// What a task is, and how far it is.

import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import type { Given, Line } from './line.ts'
import { DONE, LABEL_STAYS, LOG, NEWS } from './words.ts'

/** New tasks, and the answers to what is asked. */
export const tasksWith =
  (script: () => Script = () => ({})) =>
  async (bench: ActionBench, count: number): Promise<Given> => ({ subjects: { task: await bench.tasks(count) }, script: script() })

/** The same, where the log of parents tells of their subtasks. */
export const subtasksWith =
  (script: () => Script = () => ({})) =>
  async (bench: ActionBench, count: number): Promise<Given> => {
    const task = await bench.tasks(count)
    return { subjects: { task }, script: script(), around: parentsOf(task) }
  }

/** The ids of their parents. */
export function parentsOf(tasks: readonly TaskSubject[]): string[] {
  return tasks.flatMap(({ parentId }) => parentId ?? [])
}

const ASSIGNED = { 'task_people.assigned_at': 'people stand in the order in which they were put on' }

/** The lines. */
export const taskLines: readonly Line[] = [
  { id: 'task.done', given: tasksWith(), touches: [LOG, ...NEWS, ...DONE] },
  { id: 'task.status', given: tasksWith(() => ({ pick: ['In review'] })), touches: [LOG, ...NEWS, 'tasks.workflow_id'] },
  { id: 'task.status', as: 'the done one', given: tasksWith(() => ({ pick: ['Done'] })), touches: [LOG, ...NEWS, ...DONE] },
  { id: 'task.progress', given: tasksWith(() => ({ pick: ['50'] })), touches: [LOG, 'tasks.estimative'] },
  { id: 'task.progress', as: 'all of it', given: tasksWith(() => ({ pick: ['100'] })), touches: [LOG, ...NEWS, ...DONE] },
  { id: 'task.assign', given: tasksWith(() => ({ people: [['rex']] })), touches: [LOG, ...NEWS, '+task_people'] },
  {
    id: 'task.assign',
    as: 'taken off',
    given: tasksWith(() => ({ people: [['mia']] })),
    touches: [LOG, ...NEWS, '-task_people'],
    left: ASSIGNED,
  },
  { id: 'task.assign-me', given: tasksWith(), touches: [LOG, '+task_people'] },
  {
    id: 'task.labels',
    given: tasksWith(() => ({ many: [{ add: ['Blue'], remove: ['Red'] }] })),
    touches: [LOG, '+task_labels', '-task_labels'],
  },
  {
    id: 'task.labels',
    as: 'one that is made on the way',
    given: tasksWith(() => ({ many: [{ text: [`Fresh ${crypto.randomUUID().slice(0, 8)}`] }] })),
    touches: [LOG, '+task_labels', '+labels'],
    left: LABEL_STAYS,
  },
  { id: 'task.due', given: tasksWith(() => ({ date: [new Date('2027-03-01T10:00:00Z')] })), touches: [LOG, ...NEWS, 'tasks.due_date'] },
  { id: 'task.due', as: 'removed', given: tasksWith(() => ({ date: ['clear'] })), touches: [LOG, ...NEWS, 'tasks.due_date'] },
  {
    id: 'task.start-date',
    as: 'at which the due date goes',
    given: tasksWith(() => ({ date: [new Date('2027-03-01T10:00:00Z')] })),
    touches: [LOG, ...NEWS, 'tasks.start_date', 'tasks.due_date'],
  },
  { id: 'task.start-date', as: 'removed', given: tasksWith(() => ({ date: ['clear'] })), touches: [LOG, 'tasks.start_date'] },
  { id: 'task.type', given: tasksWith(() => ({ pick: ['Chore'] })), touches: [LOG, 'tasks.type_id'] },
  { id: 'task.effort', given: tasksWith(() => ({ pick: ['No effort'] })), touches: [LOG, 'tasks.effort_id'] },
  { id: 'task.board', given: tasksWith(() => ({ pick: ['Main Board'] })), touches: [LOG, 'tasks.board_id'] },
  { id: 'task.sprint', given: tasksWith(() => ({ pick: ['Second'] })), touches: [LOG, 'tasks.sprint_id'] },
  { id: 'task.user-story', given: tasksWith(() => ({ pick: ['No user story'] })), touches: [LOG, 'tasks.user_story_id'] },
  { id: 'task.rename', given: tasksWith(() => ({ text: ['Another name'] })), touches: [LOG, 'tasks.title'] },
  { id: 'task.favorite', given: tasksWith(), touches: ['+favourites'], unlogged: 'only their own' },
  {
    id: 'task.archive',
    given: tasksWith(),
    touches: [LOG, 'tasks.is_archived', 'project_task_totals.active', 'project_task_totals.archived'],
  },
  { id: 'task.draft', given: tasksWith(), touches: [LOG, 'tasks.is_draft'] },
]
