// Moving through the rows in view and selecting them. The scene holds both; lists and boards only report their tasks in reading order.

import type { LucideIcon } from 'lucide-react'
import {
  ArrowDownIcon,
  ArrowDownToLineIcon,
  ArrowUpIcon,
  ArrowUpToLineIcon,
  CheckCheckIcon,
  ChevronsDownIcon,
  ChevronsUpIcon,
  HandIcon,
  HashIcon,
  ListChecksIcon,
  SquareCheckIcon,
  XIcon,
} from 'lucide-react'
import type { Action, Context, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { RowState } from '#src/actions/listed-rows.ts'
import { isSwiping, setSwiping } from '#src/model/task/rows/swipe-preference.ts'
import { MOST_AT_ONCE } from '#src/model/task/writes/task-batch.ts'

/** The list that keys walk through: of other things where a page has one, else of tasks. */
const listOf = ({ scene }: Pick<View<'app'>, 'scene'>): RowState => scene.get().listed ?? scene.get()
const hasRows = (view: View<'app'>) => {
  const { listed, detail } = view.scene.get()
  return listOf(view).rows.length > 0 && !(listed && detail) ? true : 'hidden'
}
const hasRowsInFront = (view: View<'app'>) => (view.scene.get().detail ? 'hidden' : hasRows(view))
const hasRowsToSelect = (view: View<'app'>) => (view.scene.get().listed?.many === false ? 'hidden' : hasRowsInFront(view))

function rowAction(
  verb: string,
  title: string,
  icon: LucideIcon,
  shortcut: string | readonly string[],
  run: (context: Context<'app'>) => void | Promise<void>,
  when: (view: View<'app'>) => true | 'hidden' = hasRowsInFront,
): Action {
  return defineAction({ id: `row.${verb}`, on: 'app', title, icon, group: 'view', shortcut, listed: false, when, run })
}

/** Moves on; with the detail open it shows the next task there. */
function step({ go, scene }: Context<'app'>, by: number): void {
  const { detail } = scene.get()
  if (detail) scene.activate(detail.id)
  const id = scene.step(by)
  const task = scene.get().rows.find((one) => one.id === id)
  if (detail && task && task.id !== detail.id) go.task(task)
}

function extend({ scene }: Context<'app'>, by: number): void {
  const { rows, active } = listOf({ scene })
  const at = rows.findIndex(({ id }) => id === active)
  const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))]
  if (next) scene.extendTo(next.id)
}

/** The next row. */
export const nextRow = rowAction('next', 'Next row', ArrowDownIcon, ['j', 'ArrowDown'], (context) => step(context, 1), hasRows)

/** The row before. */
export const previousRow = rowAction('previous', 'Previous row', ArrowUpIcon, ['k', 'ArrowUp'], (context) => step(context, -1), hasRows)

function toEnd({ scene }: Context<'app'>, at: 0 | -1): void {
  const row = listOf({ scene }).rows.at(at)
  if (row) scene.activate(row.id)
}

/** The first row in view. */
export const firstRow = rowAction('first', 'First row', ArrowUpToLineIcon, 'Home', (context) => toEnd(context, 0))

/** The last row in view. */
export const lastRow = rowAction('last', 'Last row', ArrowDownToLineIcon, 'End', (context) => toEnd(context, -1))

/** In sets that count, digits say how often the next key walks; the keyboard counts them itself. */
export const countSteps = rowAction('count', 'Number of steps', HashIcon, [], () => undefined, hasRows)

/** Selects the row, or takes it out of the selection. */
export const selectRow = rowAction(
  'select',
  'Select row',
  SquareCheckIcon,
  'x',
  ({ scene }) => {
    const { active } = listOf({ scene })
    if (active !== null) scene.toggle(active)
  },
  hasRowsToSelect,
)

/** Selects on downwards. */
export const extendDown = rowAction(
  'range-down',
  'Extend selection down',
  ChevronsDownIcon,
  'Shift+ArrowDown',
  (context) => extend(context, 1),
  hasRowsToSelect,
)

/** Selects on upwards. */
export const extendUp = rowAction(
  'range-up',
  'Extend selection up',
  ChevronsUpIcon,
  'Shift+ArrowUp',
  (context) => extend(context, -1),
  hasRowsToSelect,
)

/** Selects every row in view; pressed again, those of the other pages too. */
export const selectAllRows = rowAction(
  'all',
  'Select all rows',
  CheckCheckIcon,
  '$mod+a',
  ({ scene }) => {
    const { rows, selected } = listOf({ scene })
    const { more } = scene.get()
    const chosen = new Set(selected)
    if (more && rows.every(({ id }) => chosen.has(id))) return more.select()
    scene.selectAll()
  },
  hasRowsToSelect,
)

/** Selects every task that the filter holds, up to what one step may change. */
export const selectEveryTask = defineAction({
  id: 'row.every',
  on: 'app',
  title: ({ scene }) => everyTitle(scene.get().more?.total ?? null),
  name: 'Select all tasks of the list',
  icon: ListChecksIcon,
  group: 'view',
  keywords: ['selection', 'every', 'pages', 'bulk'],
  when: ({ scene }) => (scene.get().more && !scene.get().detail ? true : 'hidden'),
  run: ({ scene }) => scene.get().more?.select(),
})

/** `Select all 240 tasks`, `Select the first 500 of 1,240 tasks`. */
export function everyTitle(total: number | null): string {
  if (total === null) return `Select up to ${MOST_AT_ONCE} tasks`
  return total > MOST_AT_ONCE ? `Select the first ${MOST_AT_ONCE} of ${total.toLocaleString('en')} tasks` : `Select all ${total} tasks`
}

/** Whether a finger that goes across a row does something to it, on this device. */
export const toggleSwiping = defineAction({
  id: 'row.swipe',
  on: 'app',
  title: () => (isSwiping() ? 'Turn swiping off' : 'Turn swiping on'),
  name: 'Turn swiping on or off',
  icon: HandIcon,
  group: 'view',
  seldom: true,
  keywords: ['swipe', 'gesture', 'touch', 'finger', 'settings'],
  run() {
    const before = isSwiping()
    setSwiping(!before)
    return { said: before ? 'Rows are not swiped any more' : 'Swipe a row right for done, left to assign', undo: () => setSwiping(before) }
  },
})

/** Selects nothing. */
export const clearRows = rowAction(
  'clear',
  'Clear selection',
  XIcon,
  'Escape',
  ({ scene }) => scene.clearSelection(),
  ({ scene }) => (listOf({ scene }).selected.length > 0 && !scene.get().detail ? true : 'hidden'),
)

/** The actions on rows, in the order of the help sheet. */
export const actions: readonly Action[] = [
  nextRow,
  previousRow,
  firstRow,
  lastRow,
  countSteps,
  selectRow,
  extendDown,
  extendUp,
  selectAllRows,
  selectEveryTask,
  clearRows,
  toggleSwiping,
]
