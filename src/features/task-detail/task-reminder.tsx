// When the reader of a task is reminded of it, with what moves the reminder and what takes it away.
import { AlarmClockIcon, XIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { defineAction } from '#src/actions/define-action.ts'
import { perform } from '#src/actions/perform.ts'
import { formatClock, formatDue } from '#src/lib/dates/date-format.ts'
import { sendReminder } from '#src/model/notification/reminder.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { changeTasks } from '#src/model/task/writes/change-tasks.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import * as styles from './task-rule.css.ts'

/** `task.remind` with the answer that there shall be none. */
const noReminder = defineAction({
  id: 'task.remind',
  on: 'task',
  title: 'No reminder',
  icon: AlarmClockIcon,
  group: 'task',
  listed: false,
  run: (context) =>
    changeTasks(context, context.tasks, {
      send: (task) => sendReminder(context.api, task, null),
      undo: (task, before) => sendReminder(context.api, task, before),
      said: () => 'No reminder',
    }),
})

const REMOVING: ReadonlySet<string> = new Set(['Delete', 'Backspace'])

/** Nothing where there is none to come. */
export function TaskReminder({ task }: { task: KnownDetail }) {
  const { registry, services } = useActions()
  const here = useHere()
  const at = task.watching?.reminderAt
  const now = services.now()
  const moment = at ? new Date(at) : null
  if (!moment || moment <= now) return null
  const text = `Reminder ${dayOf(moment, now)}, ${formatClock(moment)}`
  const move = registry.get('task.remind')
  const remove = () => void perform(noReminder, here({ task: [task] }), 'button')
  const onKeyDown = (event: KeyboardEvent) => {
    if (!REMOVING.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    remove()
  }
  return (
    <p className={styles.line}>
      <AlarmClockIcon size={14} aria-hidden />
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Delete"
        onKeyDown={onKeyDown}
        onClick={() => move && void perform(move, here({ task: [task] }), 'button')}
      >
        {text}
      </button>
      <IconButton icon={XIcon} size={24} label="Remove reminder" onClick={remove} />
    </p>
  )
}

/** `today`, `tomorrow`, `24 Nov`. */
function dayOf(moment: Date, now: Date): string {
  const { text } = formatDue(moment, now)
  return /\d/.test(text) ? text : text.toLowerCase()
}
