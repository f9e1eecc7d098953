// What a row of logged time passes on to its task: logging and timing keep their keys (TIME-16).
import { ClockPlusIcon, TimerIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { TimeCellSubject, TimeLogSubject } from '#src/model/time/time-subjects.ts'
import { taskHands } from './task-hands.ts'

const words = ['timesheet', 'hours', 'worklog']

/** The screen has the actions of tasks; without it nothing is in view that could be meant. */
async function onTask(id: string, { sheet, project, task }: TimeCellSubject | TimeLogSubject): Promise<void> {
  await taskHands.get()?.(id, { workspaceSlug: sheet.workspaceSlug, projectSlug: project.slug, id: task.taskId })
}

const logging = {
  title: 'Log time on the task…',
  short: 'Log',
  icon: ClockPlusIcon,
  group: 'time',
  keywords: [...words, 'add', 'worked'],
  shortcut: 'w',
  needs: 'EDIT',
  single: true,
  dialog: true,
} as const satisfies Partial<ActionDefinition<'timecell'>>

const timing = {
  title: 'Start or stop the timer of the task',
  short: 'Timer',
  icon: TimerIcon,
  group: 'time',
  keywords: [...words, 'track', 'clock'],
  shortcut: 'Shift+t',
  needs: 'EDIT',
  single: true,
} as const satisfies Partial<ActionDefinition<'timecell'>>

const ofCell = (id: string) => ({ run: ({ timecells: [cell] }: Context<'timecell'>) => onTask(id, cell) })
const ofEntry = (id: string) => ({ run: ({ timelogs: [entry] }: Context<'timelog'>) => onTask(id, entry) })

/** Opens the dialog of the task of a cell. */
export const logOfCell = defineAction({ ...logging, on: 'timecell', id: 'timecell.log', ...ofCell('time-entry.log') })

/** The same from an entry. */
export const logOfEntry = defineAction({ ...logging, on: 'timelog', id: 'timelog.log', ...ofEntry('time-entry.log') })

/** Starts or stops the timer of the task of a cell. */
export const timerOfCell = defineAction({ ...timing, on: 'timecell', id: 'timecell.timer', ...ofCell('task.timer') })

/** The same from an entry. */
export const timerOfEntry = defineAction({ ...timing, on: 'timelog', id: 'timelog.timer', ...ofEntry('task.timer') })

/** What rows pass on. */
export const actions: readonly Action[] = [logOfCell, logOfEntry, timerOfCell, timerOfEntry]
