// Being reminded of tasks: each comes back to the inbox of whoever asked, at the moment that was chosen.
import { AlarmClockIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { formatClock, formatDue } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import { REMINDED_FROM, sendReminder } from '#src/model/notification/reminder.ts'
import { readTyped } from '#src/ui/dates/date-text.ts'
import { snoozeTimes } from './snooze-times.ts'

/** Asks for the moment; one reminder a task, another one moves it. */
export const remindOfTask = defineAction({
  id: 'task.remind',
  on: 'task',
  title: 'Remind me…',
  short: 'Remind me',
  icon: AlarmClockIcon,
  group: 'task',
  keywords: ['reminder', 'alarm', 'later', 'snooze', 'come back', 'remind me'],
  shortcut: 'Shift+h',
  picker: true,
  async run({ api, ask, tasks, now }) {
    const present = now()
    const until = await ask.pick<Date | 'none'>({
      title: 'Remind me',
      placeholder: 'fri 10:00, +3, 12 dec…',
      options: [...snoozeTimes(present), { id: 'none', title: 'No reminder', value: 'none', keywords: ['remove', 'clear', 'never'] }],
      digits: false,
      fromText(text) {
        const { date } = readTyped(text, { now: present, time: REMINDED_FROM, min: present })
        return date && { id: 'typed', value: date, title: `${formatDue(date, present).text}, ${formatClock(date)}` }
      },
    })
    if (until === null) return
    const at = until === 'none' ? null : until.toISOString()
    const before = await Promise.all(tasks.map((task) => sendReminder(api, task, at)))
    const what = tasks.length === 1 ? '' : ` of ${plural(tasks.length, 'task')}`
    const when = until === 'none' ? '' : `${formatDue(until, present).text}, ${formatClock(until)}`
    return {
      said: until === 'none' ? `No reminder${what}` : `Reminder${what}: ${when}`,
      undo: () => Promise.all(tasks.map((task, index) => sendReminder(api, task, before[index] ?? null))),
    }
  },
})

/** Reminders. */
export const actions: readonly Action[] = [remindOfTask]
