// When a task starts and is due, and the board it lies on: what needs a paid plan.

import { CalendarClockIcon, CalendarPlusIcon, KanbanIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { SpokenError, saying } from '#src/data/errors/error-text.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { MAIN_BOARD } from '#src/model/task/cache/task-optimistic.ts'
import { planMenu } from '#src/model/task/task-menus.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { type Choice, questionOf } from '#src/model/task/writes/catalogue-question.ts'
import { changeTasks, saidOf } from '#src/model/task/writes/change-tasks.ts'
import { sendBack, sendBoard, sendUpdate } from '#src/model/task/writes/task-writes.ts'

/** What stands beside the field (DATES-03, DEFECT-15). */
export const dueBesideText = 'The due date must be after the start date.'
/** What a refused update says (DATES-03, DEFECT-15). */
export const dueRefusedText = 'Invalid date. Due date must be after start date.'

const failure = (verb: 'updating' | 'removing', what: 'start' | 'due') =>
  saying(`An error occurred while ${verb} the ${what} date. Please try again.`)

/** True when the moment is not after the start of every task; equal is refused. */
function isTooEarly(tasks: readonly TaskSubject[], due: Date): boolean {
  return tasks.some(({ startDate }) => startDate !== null && due.getTime() <= Date.parse(startDate))
}

async function setDue(context: Context<'task'>, due: Date | null): Promise<Outcome | undefined> {
  const { api, tasks, now } = context
  if (due && isTooEarly(tasks, due)) throw new SpokenError(dueRefusedText)
  const dueDate = due?.toISOString() ?? null
  return changeTasks(
    context,
    tasks.filter((task) => task.dueDate !== dueDate),
    {
      send: (task) => sendUpdate(api, task, { dueDate }),
      undo: (task) => sendBack(api, task, { dueDate: task.dueDate }, { dueDate }),
      said: (changed) => saidOf(changed, due ? `Due ${formatDay(due, now())}` : 'Due date removed'),
      saying: failure(due ? 'updating' : 'removing', 'due'),
    },
  )
}

async function setStart(context: Context<'task'>, start: Date | null): Promise<Outcome | undefined> {
  const { api, tasks, now } = context
  const startDate = start?.toISOString() ?? null
  // The start wins over a due date it reaches (DATES-04).
  const clearsDue = (task: TaskSubject) => start !== null && task.dueDate !== null && start.getTime() >= Date.parse(task.dueDate)
  const sent = (task: TaskSubject) => ({ startDate, ...(clearsDue(task) && { dueDate: null }) })
  return changeTasks(
    context,
    tasks.filter((task) => task.startDate !== startDate),
    {
      send: (task) => sendUpdate(api, task, sent(task)),
      undo: (task) => sendBack(api, task, { startDate: task.startDate, ...(clearsDue(task) && { dueDate: task.dueDate }) }, sent(task)),
      said: (changed) => {
        const moved = start ? `Starts ${formatDay(start, now())}` : 'Start date removed'
        return saidOf(changed, changed.some(clearsDue) ? `${moved}; the due date was not after it and is removed` : moved)
      },
      saying: failure(start ? 'updating' : 'removing', 'start'),
    },
  )
}

function latestStart(tasks: readonly TaskSubject[]): Date | undefined {
  const starts = tasks.flatMap(({ startDate }) => (startDate === null ? [] : [Date.parse(startDate)]))
  return starts.length > 0 ? new Date(Math.max(...starts)) : undefined
}

/** The date that all tasks have, to be shown as the present one. */
function shared(tasks: readonly TaskSubject[], field: 'dueDate' | 'startDate'): Date | null {
  const value = tasks[0]?.[field] ?? null
  return value !== null && tasks.every((task) => task[field] === value) ? new Date(value) : null
}

const settingDue: ActionDefinition<'task'> = {
  id: 'task.due',
  on: 'task',
  title: 'Set due date…',
  icon: CalendarClockIcon,
  group: 'task',
  short: 'Due',
  menu: 'properties',
  picker: true,
  keywords: ['deadline', 'due', 'date', 'when', 'until', 'schedule', 'set deadline', 'remove due date', 'clear due date'],
  shortcut: 'd',
  places: ['task.bulk', 'task.side', 'task.thumb'],
  needs: 'EDIT',
  plan: true,
  async run(context) {
    const { ask, tasks } = context
    const answer = await ask.date({
      title: 'Set Deadline',
      current: shared(tasks, 'dueDate'),
      clear: tasks.some(({ dueDate }) => dueDate !== null),
      check: (date) => (isTooEarly(tasks, date) ? dueBesideText : null),
      min: latestStart(tasks),
    })
    return answer === null ? undefined : setDue(context, answer === 'clear' ? null : answer)
  },
}

/** Sets or removes the due date (DATES-01..07). */
export const setTaskDue = defineAction(settingDue)

/** The same for a moment that is already chosen; null removes it. */
export function taskDueOn(due: Date | null) {
  return defineAction({ ...settingDue, run: (context) => setDue(context, due) })
}

const settingStart: ActionDefinition<'task'> = {
  id: 'task.start-date',
  on: 'task',
  title: 'Set start date…',
  icon: CalendarPlusIcon,
  group: 'task',
  menu: planMenu,
  keywords: ['begin', 'start', 'from', 'date', 'schedule'],
  shortcut: 'Shift+d',
  places: ['task.side'],
  needs: 'EDIT',
  plan: true,
  async run(context) {
    const { ask, tasks } = context
    const answer = await ask.date({
      title: 'Set Start Date',
      current: shared(tasks, 'startDate'),
      time: '09:00',
      clear: tasks.some(({ startDate }) => startDate !== null),
    })
    return answer === null ? undefined : setStart(context, answer === 'clear' ? null : answer)
  },
}

/** Sets or removes the start date; a due date it reaches is cleared (DATES-04). */
export const setTaskStart = defineAction(settingStart)

/** The same for a moment that is already chosen; null removes it. */
export function taskStartOn(start: Date | null) {
  return defineAction({ ...settingStart, run: (context) => setStart(context, start) })
}

function setBoard(context: Context<'task'>, board: Choice<'boards'>): Promise<Outcome | undefined> {
  const { api, tasks } = context
  const wanted = (task: TaskSubject) => board.in(task)?.id ?? MAIN_BOARD
  const present = (task: TaskSubject) => task.board?.id ?? MAIN_BOARD
  return changeTasks(
    context,
    tasks.filter((task) => wanted(task) !== present(task)),
    {
      send: (task) => sendBoard(api, task, wanted(task)),
      undo: (task) => sendBoard(api, task, present(task)),
      said: (changed) => saidOf(changed, `Put on ${board.title}`),
      saying: saying('An error occurred while updating the board. Please try again.'),
    },
  )
}

const boarding: ActionDefinition<'task'> = {
  id: 'task.board',
  on: 'task',
  title: 'Put on board…',
  icon: KanbanIcon,
  group: 'task',
  menu: planMenu,
  keywords: ['board', 'kanban', 'main board'],
  shortcut: 'b',
  places: ['task.side'],
  needs: 'EDIT',
  plan: true,
  async run(context) {
    const choice = await context.ask.pick(
      questionOf(context, context.tasks, {
        title: 'Put on board',
        placeholder: 'Search boards…',
        list: 'boards',
        current: ({ board }) => [board?.id ?? MAIN_BOARD],
        empty: 'This project has no boards.',
        saying: saying('An error occurred while fetching boards. Please try again later.'),
      }),
    )
    return choice ? setBoard(context, choice) : undefined
  },
}

/** Puts on a board; the main board means none (BOARD-02, BOARD-03, BOARD-08..10). */
export const setTaskBoard = defineAction(boarding)

/** The same for a board that is already chosen, of the tasks' own project. */
export function taskBoardTo(board: { id: string; title: string }) {
  return defineAction({ ...boarding, run: (context) => setBoard(context, { title: board.title, in: () => board }) })
}

/** Actions on dates, and on the board. */
export const actions: readonly Action[] = [setTaskDue, setTaskStart, setTaskBoard]
