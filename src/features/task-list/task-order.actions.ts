// Moving tasks up and down in the order that people make, on a list and on a board, for who does not drag.
import { ArrowUpToLineIcon, MoveDownIcon, MoveUpIcon } from 'lucide-react'
import type { Action, Context, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { listInView } from '#src/model/task/rows/list-in-view.ts'
import { moveMenu } from '#src/model/task/task-menus.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { placeTasks, positionsAround } from '#src/model/task/writes/place-tasks.ts'

type Placed = TaskSubject & { position: number }
type Way = 'up' | 'down' | 'top'

const isPlaced = (task: TaskSubject): task is Placed => 'position' in task && typeof task.position === 'number'

/** The tasks among which these stand: their column, their group, or the whole page. */
function around(task: TaskSubject, rows: readonly TaskSubject[]): readonly Placed[] {
  const list = listInView()
  const column = list?.columns?.find(({ ids }) => ids.includes(task.id))
  const grouped = list?.layout === 'list' && list.view.group === 'workflow'
  return rows
    .filter(isPlaced)
    .filter(({ id, workflow }) => (column ? column.ids.includes(id) : !grouped || workflow?.id === task.workflow?.id))
}

/** Above how many of them the tasks go; null where they are there already. */
function gapOf(way: Way, tasks: readonly TaskSubject[], among: readonly Placed[]): number | null {
  const moving = new Set(tasks.map(({ id }) => id))
  const first = among.findIndex(({ id }) => moving.has(id))
  const last = among.findLastIndex(({ id }) => moving.has(id))
  // Those that lie apart come together where the first is, or the last.
  const apart = last - first + 1 > tasks.length
  if (way === 'down') return last + 1 < among.length ? last + 2 : apart ? last + 1 : null
  if (first === 0 && !apart) return null
  return way === 'top' ? 0 : Math.max(0, first - 1)
}

function whenIn(way: Way, { tasks, scene }: View<'task'>): true | 'hidden' | { reason: string } {
  const list = listInView()
  if (!list?.layout || scene.get().detail || !scene.get().rows.some(({ id }) => id === tasks[0].id)) return 'hidden'
  if (list.view.sort !== 'manual') return { reason: 'This list has another order. Sort it by manual order to move tasks in it.' }
  const among = around(tasks[0], scene.get().rows)
  if (!tasks.every(({ id }) => among.some((one) => one.id === id))) return { reason: 'These tasks do not stand in one column or group.' }
  if (gapOf(way, tasks, among) !== null) return true
  const where = list.columns ? 'here' : 'on this page'
  return { reason: `There is nothing ${way === 'down' ? 'below' : 'above'} it ${where}.` }
}

function move(way: Way, context: Context<'task'>) {
  const { tasks, scene } = context
  const among = around(tasks[0], scene.get().rows)
  const gap = gapOf(way, tasks, among)
  if (gap === null) return undefined
  const moving = new Set(tasks.map(({ id }) => id))
  const ordered = among.filter(({ id }) => moving.has(id))
  const [first = tasks[0], ...others] = ordered
  const place = among.slice(0, gap).filter(({ id }) => !moving.has(id)).length + 1
  return placeTasks({ ...context, tasks: [first, ...others] }, { ...positionsAround(among, gap, moving), place, of: among.length })
}

const WAYS = [
  { way: 'up', title: 'Move up', icon: MoveUpIcon, shortcut: 'Alt+Shift+ArrowUp', keywords: ['above', 'earlier'] },
  { way: 'down', title: 'Move down', icon: MoveDownIcon, shortcut: 'Alt+Shift+ArrowDown', keywords: ['below', 'later'] },
  { way: 'top', title: 'Move to the top', icon: ArrowUpToLineIcon, shortcut: 'Alt+Shift+Home', keywords: ['first'] },
] as const

/** Order by keys and from the menu. */
export const actions: readonly Action[] = WAYS.map(({ way, keywords, ...shown }) =>
  defineAction({
    ...shown,
    id: `task.move-${way}`,
    on: 'task',
    group: 'task',
    menu: moveMenu,
    needs: 'EDIT',
    keywords: ['order', 'reorder', 'rank', 'priority', ...keywords],
    when: (view) => whenIn(way, view),
    run: (context) => move(way, context),
  }),
)
