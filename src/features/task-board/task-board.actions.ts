// Walking over a board and moving its cards, by keys and by drag.

import { ArrowLeftIcon, ArrowRightIcon, MoveLeftIcon, MoveRightIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Chip } from '#src/actions/subject.ts'
import { plural } from '#src/lib/text.ts'
import { type ColumnInView, listInView } from '#src/model/task/rows/list-in-view.ts'
import { moveMenu } from '#src/model/task/task-menus.ts'
import type { UpdateTaskInput } from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { changeTasks } from '#src/model/task/writes/change-tasks.ts'
import { sendUpdate } from '#src/model/task/writes/task-writes.ts'
import { announce } from '#src/ui/marks/live-region.ts'

/** Where cards go: a column and, where the order is known, the positions of the cards above and below the gap. */
export interface CardTarget {
  workflow: Chip
  above?: number | undefined
  below?: number | undefined
  /** 1-based place of the first card in the column, for what is said. */
  place?: number | undefined
}

/** Positions for `count` cards between two others; undefined where neither side says anything. */
export function positionsBetween(above: number | undefined, below: number | undefined, count: number): readonly number[] | undefined {
  if (above === undefined && below === undefined) return undefined
  const low = above ?? (below ?? 0) - 1
  const high = below ?? low + count + 1
  return Array.from({ length: count }, (_, at) => low + ((high - low) * (at + 1)) / (count + 1))
}

/** An action that moves the tasks to a column; made for one drop or one key press, never registered. */
export function moveCards(target: CardTarget): Action {
  return defineAction({
    id: 'task.move-card',
    on: 'task',
    title: `Move to ${target.workflow.title}`,
    icon: MoveRightIcon,
    group: 'task',
    needs: 'EDIT',
    listed: false,
    run: (context) => moveTo(context, target),
  })
}

/** Moves, says where the cards are now, and answers how to take it back. */
async function moveTo(context: Context<'task'>, target: CardTarget): Promise<Outcome | undefined> {
  const { tasks, api } = context
  const positions = positionsBetween(target.above, target.below, tasks.length)
  const changes = new Map(
    tasks.map((task, at) => {
      const position = positions?.[at]
      const change: UpdateTaskInput = {
        ...(task.workflow?.id === target.workflow.id ? {} : { workflowId: target.workflow.id }),
        ...(position === undefined || position === positionOf(task) ? {} : { position }),
      }
      return [task, change] as const
    }),
  )
  const changed = tasks.filter((task) => Object.keys(changes.get(task) ?? {}).length > 0)
  if (changed.length === 0) return undefined
  const from = tasks[0].workflow?.title ?? 'no status'
  const what = tasks.length === 1 ? (tasks[0].code ?? tasks[0].title) : plural(tasks.length, 'task')
  announce(`${what} moved from ${from} to ${target.workflow.title}${placeOf(tasks[0].id, target)}`)
  return changeTasks(context, changed, {
    send: (task) => sendUpdate(api, task, changes.get(task) ?? {}, { workflow: target.workflow }),
    undo: (task) => {
      const change = changes.get(task) ?? {}
      const moved = { ...task, workflow: change.workflowId ? target.workflow : task.workflow }
      const back: UpdateTaskInput = {
        ...(change.workflowId ? { workflowId: task.workflow?.id ?? null } : {}),
        ...(change.position === undefined ? {} : { position: positionOf(task) }),
      }
      return sendUpdate(api, moved, back, task.workflow ? { workflow: task.workflow } : {})
    },
    said: () => (from === target.workflow.title ? `${what} moved` : `${what} moved to ${target.workflow.title}`),
  })
}

function positionOf(task: TaskSubject): number | null {
  return 'position' in task && typeof task.position === 'number' ? task.position : null
}

function placeOf(id: string, { workflow, place = 1 }: CardTarget): string {
  const ids = listInView()?.columns?.find((column) => column.workflow.id === workflow.id)?.ids ?? []
  return `, position ${place} of ${ids.length + (ids.includes(id) ? 0 : 1)}`
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
        return column ? moveTo(context, { workflow: column.workflow }) : undefined
      },
    }),
  ),
]
