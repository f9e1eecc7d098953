// Being reminded of tasks: each comes back to the inbox of whoever asked, at the moment that was chosen.
import { AlarmClockIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { formatClock, formatDue } from '#src/lib/dates/date-format.ts'
import { sendReminder } from '#src/model/notification/reminder.ts'
import { planMenu } from '#src/model/task/task-menus.ts'
import { changeTasks, saidOf } from '#src/model/task/writes/change-tasks.ts'
import { momentQuestion } from './snooze-times.ts'

const NONE = { id: 'none', title: 'No reminder', value: 'none' as const, keywords: ['remove', 'clear', 'never'] }

/** Asks for the moment; one reminder a task, another one moves it. */
export const remindOfTask = defineAction({
  id: 'task.remind',
  on: 'task',
  title: 'Remind me…',
  short: 'Remind me',
  icon: AlarmClockIcon,
  group: 'task',
  menu: planMenu,
  keywords: ['reminder', 'alarm', 'later', 'snooze', 'come back', 'remind me'],
  shortcut: 'Shift+h',
  picker: true,
  async run(context) {
    const { api, ask, tasks, now } = context
    const present = now()
    const until = await ask.pick(momentQuestion('Remind me', present, [NONE]))
    if (until === null) return undefined
    const at = until === 'none' ? null : until.toISOString()
    const said = until === 'none' ? 'No reminder' : `Reminder: ${formatDue(until, present).text}, ${formatClock(until)}`
    return changeTasks(context, tasks, {
      send: (task) => sendReminder(api, task, at),
      undo: (task, before) => sendReminder(api, task, before),
      said: (changed) => saidOf(changed, said),
    })
  },
})

/** Reminders. */
export const actions: readonly Action[] = [remindOfTask]
