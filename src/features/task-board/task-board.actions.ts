// Walking over a board and moving its cards, by keys and by drag.

import { ArrowLeftIcon, ArrowRightIcon, MoveLeftIcon, MoveRightIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Chip } from '#src/actions/subject.ts'
import { type ColumnInView, listInView } from '#src/model/task/rows/list-in-view.ts'
import { moveMenu } from '#src/model/task/task-menus.ts'
import { placeTasks, type TaskTarget } from '#src/model/task/writes/place-tasks.ts'

/** An action that moves the tasks to a column; made for one drop or one key press, never registered. */
export function moveCards(target: TaskTarget & { workflow: Chip }): Action {
  return defineAction({
    id: 'task.move-card',
    on: 'task',
    title: `Move to ${target.workflow.title}`,
    icon: MoveRightIcon,
    group: 'task',
    needs: 'EDIT',
    listed: false,
    run: (context) => placeTasks(context, target),
  })
}

/** The column `by` places beside the one that holds the task; null at the edge, off the board and on a list. */
export function columnBeside(columns: readonly ColumnInView[] | null | undefined, task: string | null, by: -1 | 1): ColumnInView | null {
  const at = columns?.findIndex(({ ids }) => task !== null && ids.includes(task)) ?? -1
  return at === -1 ? null : (columns?.[at + by] ?? null)
}

/** The card that gets focus when walking sideways: same height in the next column that has cards. */
export function cardBeside(columns: readonly ColumnInView[] | null | undefined, task: string | null, by: -1 | 1): string | null {
  if (!columns) return null
  const from = columns.findIndex(({ ids }) => task !== null && ids.includes(task))
  if (from === -1) return columns.find(({ ids }) => ids.length > 0)?.ids[0] ?? null
  const row = columns[from]?.ids.indexOf(task ?? '') ?? 0
  for (let at = from + by; at >= 0 && at < columns.length; at += by) {
    const ids = columns[at]?.ids ?? []
    if (ids.length > 0) return ids[Math.min(row, ids.length - 1)] ?? null
  }
  return null
}

const walks = [
  { id: 'task.focus-left', title: 'Card to the left', icon: ArrowLeftIcon, shortcut: 'ArrowLeft', by: -1 },
  { id: 'task.focus-right', title: 'Card to the right', icon: ArrowRightIcon, shortcut: 'ArrowRight', by: 1 },
] as const

const moves = [
  { id: 'task.move-left', title: 'Move to the column on the left', icon: MoveLeftIcon, shortcut: 'Alt+Shift+ArrowLeft', by: -1 },
  { id: 'task.move-right', title: 'Move to the column on the right', icon: MoveRightIcon, shortcut: 'Alt+Shift+ArrowRight', by: 1 },
] as const

/** Walking and moving on the board in view. */
export const actions: readonly Action[] = [
  ...walks.map(({ by, ...walk }) =>
    defineAction({
      ...walk,
      on: 'app',
      group: 'view',
      listed: false,
      when: ({ scene }) => (listInView()?.columns && !scene.get().detail ? true : 'hidden'),
      run({ scene }) {
        const next = cardBeside(listInView()?.columns, scene.get().active, by)
        if (next) scene.activate(next)
      },
    }),
  ),
  ...moves.map(({ by, ...move }) =>
    defineAction({
      ...move,
      on: 'task',
      group: 'task',
      menu: moveMenu,
      needs: 'EDIT',
      keywords: ['column', 'status', by === 1 ? 'next status' : 'previous status'],
      when: ({ tasks }) => {
        const columns = listInView()?.columns
        if (!columns) return 'hidden'
        return columnBeside(columns, tasks[0].id, by) ? true : { reason: 'There is no column on that side.' }
      },
      run: (context) => {
        const column = columnBeside(listInView()?.columns, context.tasks[0].id, by)
        return column ? placeTasks(context, { workflow: column.workflow }) : undefined
      },
    }),
  ),
]
