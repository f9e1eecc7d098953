// Tasks that come and go: made, copied, deleted, moved, put below others; and what is written by a form or a gesture.

import type { Action } from '#src/actions/action.ts'
import { applyDescription, applyLabels, applyTitle } from '#src/features/ai/ai.actions.ts'
import { moveCards } from '#src/features/task-board/task-board.actions.ts'
import { createTaskFrom } from '#src/features/task-create/task-create.actions.ts'
import { saveDescription } from '#src/features/task-detail/task-description.actions.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Given, Line } from './line.ts'
import { parentsOf, subtasksWith } from './task-lines.ts'
import { COUNT, LABEL_STAYS, LOG, NEWS } from './words.ts'

/** One task, and an action that already knows what to do with it. */
const oneTask =
  (action: Action) =>
  async (bench: ActionBench): Promise<Given> => ({ subjects: { task: await bench.tasks(1) }, action })

const fresh = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

async function below(bench: ActionBench, count: number): Promise<Given> {
  const task = await bench.tasks(count)
  const [parent] = await bench.tasks(1)
  return { subjects: { task }, script: { pick: [parent.id] }, around: [parent.id, ...parentsOf(task)] }
}

const move =
  (how: 'alone' | 'along') =>
  async (bench: ActionBench, count: number): Promise<Given> => {
    const task = await bench.tasks(count)
    const [child] = await bench.tasks(1)
    await bench.putBelow(child, task[0])
    return { subjects: { task }, script: { pick: ['Open', 'In review', how] }, at: 'open', around: [child.id, ...parentsOf(task)] }
  }

const MOVED = [
  'board_id',
  'effort_id',
  'number',
  'parent_id',
  'position',
  'project_id',
  'sprint_id',
  'type_id',
  'user_story_id',
  'workflow_id',
]
const MOVE: Omit<Line, 'id' | 'given'> = {
  touches: [
    LOG,
    '+task_labels',
    '-task_labels',
    '+task_moves',
    'task_people.project_id',
    COUNT,
    ...MOVED.map((column) => `tasks.${column}`),
  ],
  // Not everybody sees the other project; what others put on the task there comes back with it.
  perhaps: ['-task_people', 'checklist_items.project_id', 'comments.project_id', 'favourites.project_id', 'notifications.project_id'],
  left: { '+task_moves': 'the record by which the host knows what the move took' },
}

const saveWords = (): Action =>
  saveDescription('<p>Other words</p>', {
    before: '<p>About 0</p>',
    over: false,
    onConflict() {
      throw new Error('Nobody else has written.')
    },
  })

/** The lines. */
export const deedLines: readonly Line[] = [
  {
    id: 'task.create',
    given: async ({ project }) => ({
      subjects: { project: [project] },
      action: createTaskFrom({ title: 'New', assignees: ['mia'], newLabels: [fresh('New')] }),
    }),
    touches: [LOG, ...NEWS, '+tasks', '+task_people', '+task_labels', '+labels', COUNT],
    left: LABEL_STAYS,
  },
  { id: 'task.add-subtask', given: subtasksWith(() => ({ text: ['Below'] })), touches: [LOG, '+tasks', COUNT] },
  { id: 'task.duplicate', given: subtasksWith(), touches: [LOG, ...NEWS, '+tasks', '+task_people', '+task_labels', COUNT] },
  {
    id: 'task.delete',
    given: subtasksWith(() => ({ confirm: [true] })),
    touches: [LOG, '-tasks', '-task_people', '-task_labels', COUNT],
    held: true,
  },
  { id: 'task.parent', given: below, touches: [LOG, 'tasks.parent_id'] },
  { ...MOVE, id: 'task.move', as: 'alone', given: move('alone') },
  { ...MOVE, id: 'task.move', as: 'with its subtask', given: move('along') },
  { id: 'task.describe', given: (bench) => oneTask(saveWords())(bench), touches: [LOG, 'tasks.description'], theirsStay: true },
  { id: 'task.ai', as: 'title', given: oneTask(applyTitle('Better')), touches: [LOG, 'tasks.title'] },
  {
    id: 'task.ai',
    as: 'description',
    given: oneTask(applyDescription('<p>Better</p>', '<p>About 0</p>')),
    touches: [LOG, 'tasks.description'],
    theirsStay: true,
  },
  {
    id: 'task.ai',
    as: 'labels',
    given: (bench) =>
      oneTask(
        applyLabels([
          { title: 'Red', color: '#112233' },
          { title: fresh('Idea'), color: '#112233' },
        ]),
      )(bench),
    touches: [LOG, '+labels', '+task_labels'],
    left: LABEL_STAYS,
  },
  {
    id: 'task.move-card',
    several: true,
    given: async (bench, count) => {
      const workflow = { id: await bench.idOf('workflows', 'In review'), title: 'In review', color: '#a855f7' }
      return { subjects: { task: await bench.tasks(count) }, action: moveCards({ workflow, above: 0.25, below: 0.5 }) }
    },
    touches: [LOG, ...NEWS, 'tasks.position', 'tasks.workflow_id'],
  },
]
