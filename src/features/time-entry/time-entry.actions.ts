// Everything a person can do with the time logged on tasks.
import { ChartColumnIcon, ClockPlusIcon, FileSpreadsheetIcon, Trash2Icon } from 'lucide-react'
import type { Action, ActionDefinition } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { saveFile } from '#src/data/save-file.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { parseWork } from '#src/lib/dates/work-text.ts'
import { sheetName } from '#src/lib/sheet-name.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { whyLocked } from '#src/model/time/invoiced.ts'
import type { TimeEntryData } from './time-entry.graphql.ts'
import { downloadSheet, holdId, sendDelete, sendWork, type TimedTask, type Work } from './time-entry.ts'

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    /** A stretch of work in view; given by the list that shows it. */
    'time-entry': Pick<TimeEntryData, 'id' | 'total' | 'invoice'> & { person: string; task: TimedTask; viewerCan: readonly Permission[] }
  }
}

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** `Log Time Entry` (DEFECT-26); `line` is how long or when, as it was typed in the palette. */
    'time-entry.log': { task: TaskSubject; line?: string }
    /** `Time Tracking Details` (TIMELOG-07). */
    'time-entry.details': { task: TaskSubject }
  }
}

const logging: ActionDefinition<'task'> = {
  id: 'time-entry.log',
  on: 'task',
  title: 'Log time…',
  dialog: true,
  takes: (text, now) => parseWork(text, now) !== null,
  icon: ClockPlusIcon,
  group: 'task',
  keywords: ['add log time', 'time entry', 'worked', 'hours', 'manual time', 'timesheet', 'worklog', 'track time', 'log hours', 'add time'],
  shortcut: 'w',
  needs: 'EDIT',
  single: true,
  run({ ask, dialogs, tasks: [task] }) {
    const line = ask.begun()
    dialogs.open('time-entry.log', { task, ...(line !== '' && { line }) })
  },
}

/** Opens `Log Time Entry` (TIMELOG-11, DEFECT-26). */
export const logTime = defineAction(logging)

/** Logs work that the dialog has read. Undo deletes it again, for those who may (ROLE-08). */
export function logWork(work: Work, intent: string): Action {
  return defineAction({
    ...logging,
    async run({ api, tasks: [task] }) {
      const made = await sendWork(api, task, work, intent)
      const said = `Logged ${formatTotal(made?.seconds ?? (work.end.getTime() - work.start.getTime()) / 1000)}`
      return made && task.viewerCan.includes('ADMIN')
        ? { said, undo: () => sendDelete(api, task, made.id) }
        : { said, stays: 'Only admins can delete logged time.' }
    },
  })
}

/** Opens `Time Tracking Details` (TIMELOG-07). */
export const showTimeDetails = defineAction({
  id: 'time-entry.details',
  on: 'task',
  title: 'Time tracking details',
  icon: ChartColumnIcon,
  group: 'task',
  keywords: ['time report', 'chart', 'hours by day', 'time spent', 'timesheet'],
  single: true,
  run: ({ dialogs, tasks: [task] }) => dialogs.open('time-entry.details', { task }),
})

/** Saves the time of a task as an xlsx file named after its title (TIMELOG-09, OPEN-57). */
export const exportTime = defineAction({
  id: 'time-entry.export',
  on: 'task',
  title: 'Export time to Excel',
  icon: FileSpreadsheetIcon,
  group: 'task',
  keywords: ['xlsx', 'spreadsheet', 'download time', 'timesheet'],
  single: true,
  async run({ api, say, tasks: [task] }) {
    try {
      saveFile(await downloadSheet(api, task), sheetName(task.title))
    } catch (error) {
      // Its own words are for the log only (TIMELOG-10); the end of the session says so itself.
      console.warn('The export of logged time failed.', error)
      if (asApiError(error)?.code === 'UNAUTHENTICATED') throw error
      say.error('The time could not be exported. Please try again.')
    }
  },
})

/** Deletes a stretch of work after asking (ROLE-08, TIMELOG-11); for 8 s it can be taken back and nothing is sent. */
export const deleteTimeEntry = defineAction({
  id: 'time-entry.delete',
  on: 'time-entry',
  title: 'Delete time entry',
  icon: Trash2Icon,
  group: 'task',
  keywords: ['remove', 'trash', 'erase'],
  needs: 'ADMIN',
  single: true,
  when(view) {
    const reason = whyLocked(view['time-entrys'])
    return reason === null || { reason }
  },
  async run({ api, ask, hold, say, 'time-entrys': [{ id, total, person, task }] }) {
    const sure = await ask.confirm({
      title: 'Are you sure you want to delete this time entry?',
      text: `${total} by ${person}`,
      danger: true,
    })
    if (!sure) return undefined
    const takeBack = hold.start(
      [holdId(id)],
      () => sendDelete(api, task, id),
      () => say.error('The time entry could not be deleted. Please try again.'),
    )
    return {
      said: 'Time entry deleted',
      undo: unlessSent(takeBack),
    }
  },
})

/** Actions on logged time. */
export const actions: readonly Action[] = [logTime, showTimeDetails, exportTime, deleteTimeEntry]
