// Where tasks stand in an order that people make: the positions of a gap, and moving tasks into it.
import type { Context, Outcome } from '#src/actions/action.ts'
import type { Chip } from '#src/actions/subject.ts'
import { plural } from '#src/lib/text.ts'
import { listInView } from '#src/model/task/rows/list-in-view.ts'
import type { UpdateTaskInput } from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { announce } from '#src/ui/marks/live-region.ts'
import { changeTasks } from './change-tasks.ts'
import { sendBack, sendUpdate } from './task-writes.ts'

/** Where tasks go: a column, unless they stay in theirs, and, where the order is known, the positions of the tasks above and below the gap. */
export interface TaskTarget {
  workflow?: Chip
  above?: number | undefined
  below?: number | undefined
  /** 1-based place of the first task in the column or list, for what is said. */
  place?: number | undefined
  /** How many stand there, for what is said; a column counts its own. */
  of?: number
}

/** Positions for `count` tasks between two others; undefined where neither side says anything. */
export function positionsBetween(above: number | undefined, below: number | undefined, count: number): readonly number[] | undefined {
  if (above === undefined && below === undefined) return undefined
  const low = above ?? (below ?? 0) - 1
  const high = below ?? low + count + 1
  return Array.from({ length: count }, (_, at) => low + ((high - low) * (at + 1)) / (count + 1))
}

/**
 * The positions around a gap, for the order to be kept there; `at` counts all tasks. Moving ones do not count, and tasks of equal position
 * cannot be parted, so nothing is said between those.
 */
export function positionsAround(
  tasks: readonly { id: string; position: number }[],
  at: number,
  moving: ReadonlySet<string>,
): { above?: number; below?: number } {
  const above = tasks.slice(0, at).findLast(({ id }) => !moving.has(id))?.position
  const below = tasks.slice(at).find(({ id }) => !moving.has(id))?.position
  if (above !== undefined && below !== undefined && above >= below) return {}
  return { ...(above === undefined ? {} : { above }), ...(below === undefined ? {} : { below }) }
}

/** Moves, says where the tasks are now, and answers how to take it back. */
export async function placeTasks(context: Context<'task'>, target: TaskTarget): Promise<Outcome | undefined> {
  const { tasks, api } = context
  const { workflow } = target
  const positions = positionsBetween(target.above, target.below, tasks.length)
  const changes = new Map(
    tasks.map((task, at) => {
      const position = positions?.[at]
      const change: UpdateTaskInput = {
        ...(workflow && task.workflow?.id !== workflow.id ? { workflowId: workflow.id } : {}),
        ...(position === undefined || position === positionOf(task) ? {} : { position }),
      }
      return [task, change] as const
    }),
  )
  const changed = tasks.filter((task) => Object.keys(changes.get(task) ?? {}).length > 0)
  if (changed.length === 0) return undefined
  const from = tasks[0].workflow?.title ?? 'no status'
  const what = tasks.length === 1 ? (tasks[0].code ?? tasks[0].title) : plural(tasks.length, 'task')
  announce(`${what} moved${workflow ? ` from ${from} to ${workflow.title}` : ''}${placeOf(tasks[0].id, target)}`)
  return changeTasks(context, changed, {
    send: (task) => sendUpdate(api, task, changes.get(task) ?? {}, workflow ? { workflow } : {}),
    undo: (task) => {
      const change = changes.get(task) ?? {}
      const moved = { ...task, workflow: change.workflowId && workflow ? workflow : task.workflow }
      const back: UpdateTaskInput = {
        ...(change.workflowId ? { workflowId: task.workflow?.id ?? null } : {}),
        ...(change.position === undefined ? {} : { position: positionOf(task) }),
      }
      return sendBack(api, moved, back, change, task.workflow ? { workflow: task.workflow } : {})
    },
    said: () => (!workflow || from === workflow.title ? `${what} moved` : `${what} moved to ${workflow.title}`),
  })
}

function positionOf(task: TaskSubject): number | null {
  return 'position' in task && typeof task.position === 'number' ? task.position : null
}

function placeOf(id: string, { workflow, place = 1, of }: TaskTarget): string {
  const ids = listInView()?.columns?.find((column) => column.workflow.id === workflow?.id)?.ids ?? []
  return `, position ${place} of ${of ?? ids.length + (ids.includes(id) ? 0 : 1)}`
}
