// The menu that takes a task into a calendar (CAL-01).
import { CalendarPlusIcon } from 'lucide-react'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { DropdownMenu } from '#src/ui/layers/dropdown-menu.tsx'
import { calendarActions, hasDates, noDatesText } from './task-calendar.actions.ts'

/** A task without dates says in the tooltip what it needs (OPEN-63). */
export function CalendarMenu({ task }: { task: TaskSubject }) {
  const here = useHere()
  if (!hasDates(task)) return <IconButton icon={CalendarPlusIcon} label="Add to calendar" reason={noDatesText} />
  return (
    <DropdownMenu
      label="Add to calendar"
      align="end"
      trigger={<IconButton icon={CalendarPlusIcon} label="Add to calendar" />}
      items={calendarActions.map(({ name, action }) => ({
        id: action.id,
        label: name,
        icon: action.icon,
        onSelect: () => void perform(action, here({ task: [task] }), 'menu'),
      }))}
    />
  )
}
