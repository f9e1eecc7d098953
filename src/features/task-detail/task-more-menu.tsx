// The ⋯ of a narrow detail: what a wide one has in its side navigation and its head (TDETAIL-04, TDETAIL-05). A sheet under a finger.
import { CalendarPlusIcon, EllipsisIcon, SquareCheckIcon, SquareIcon } from 'lucide-react'
import { useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { inGroups, type MenuSource, moreOf, rowOf } from '#src/actions/menu-rows.ts'
import { stateOf } from '#src/actions/state-of.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { TileButton } from '#src/ui/controls/tile-button.tsx'
import { DropdownMenu } from '#src/ui/layers/dropdown-menu.tsx'
import type { MenuChoice, MenuItem } from '#src/ui/layers/menu-items.tsx'
import { calendarActions, hasDates, noDatesText } from './task-calendar.actions.ts'
import { toggleTaskModal } from './task-detail.actions.ts'
import { opensAsModal } from './task-modal.ts'
import { SIDE_WORDS, shownElsewhere, sideOrder } from './task-side.ts'

const DELETE = 'task.delete'
/** The way to its neighbors, who are rows elsewhere. */
const WALK = { 'row.previous': 'Previous task', 'row.next': 'Next task' }
const WORDS: Readonly<Record<string, string>> = { ...SIDE_WORDS, ...WALK }

/** The rows: where it goes and what is made of it, when it comes back, its neighbors, its three ticks, everything else, and what destroys. */
function moreRows(source: MenuSource, task: KnownDetail): MenuItem[] {
  const { registry } = source
  const here = source.here()
  const rows = (ids: readonly string[]): MenuChoice[] =>
    ids.flatMap((id) => {
      const action = registry.get(id)
      if (!action || stateOf(action, here).kind === 'hidden') return []
      const row = rowOf(source, action, here)
      return [{ ...row, label: WORDS[id] ?? row.label }]
    })
  const tick = (row: MenuChoice, label: string, checked: boolean) => ({
    ...row,
    label,
    checked,
    icon: checked ? SquareCheckIcon : SquareIcon,
  })
  const ticked = (id: string, label: string, checked: boolean) => rows([id]).map((row) => tick(row, label, checked))
  const first = sideOrder(registry)
  const side = registry.inPlace('task.side').map(({ id }) => id)
  const others = side.filter((id) => !first.includes(id) && !shownElsewhere.includes(id))
  const calendar = { id: 'calendar', label: 'Add to calendar', icon: CalendarPlusIcon }
  const inCalendar = calendarActions.map(({ name, action }) => ({ ...rowOf(source, action, here), label: name }))
  return inGroups([
    rows([...first, ...others].filter((id) => id !== DELETE)),
    [
      hasDates(task)
        ? { kind: 'submenu', ...calendar, items: inCalendar }
        : { ...calendar, disabled: true, reason: noDatesText, onSelect: () => undefined },
      ...rows(['task.remind', ...Object.keys(WALK)]),
    ],
    [
      ...ticked('task.archive', 'Archived', task.isArchived),
      ...ticked('task.draft', 'Draft', task.isDraft),
      tick(rowOf(source, toggleTaskModal, here), 'Modal', opensAsModal()),
    ],
    [moreOf(source), ...rows([DELETE])],
  ])
}

/** The last of the five in the bar. */
export function TaskMoreMenu({ task }: { task: KnownDetail }) {
  const { registry } = useActions()
  const hereNow = useHere()
  const [open, setOpen] = useState(false)
  const source: MenuSource = { registry, kind: 'task', here: () => hereNow({ task: [task] }), Picker: null }
  return (
    <DropdownMenu
      trigger={<TileButton icon={EllipsisIcon} label="More" hint="More actions" aria-label="More actions" />}
      label="More"
      side="top"
      align="end"
      items={open ? moreRows(source, task) : []}
      open={open}
      onOpenChange={setOpen}
    />
  )
}
