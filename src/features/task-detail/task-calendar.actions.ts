// Takes a task into a calendar, with its real dates (CAL-01..04, DEFECT-09, DEFECT-10).

import { CalendarPlusIcon } from 'lucide-react'
import type { Action, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { publicId } from '#src/data/ids/session-ids.ts'
import { saveFile } from '#src/data/save-file.ts'
import { type CalendarEvent, calendarLinks, eventTimes, icsFile } from '#src/lib/calendar-event.ts'
import { htmlToText } from '#src/lib/html-text.ts'
import { slug } from '#src/lib/slug.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import { sharedTaskHref } from '#src/model/task/task-href.ts'
import { calendarMenu } from '#src/model/task/task-menus.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

/** Why a task without dates is in no calendar. */
export const noDatesText = 'Give it a start or due date first.'

/** True where there is something to put into a calendar. */
export function hasDates({ startDate, dueDate }: Pick<TaskSubject, 'startDate' | 'dueDate'>): boolean {
  return startDate !== null || dueDate !== null
}

async function eventOf({ api, origin, tasks: [task] }: Context<'task'>): Promise<CalendarEvent | null> {
  const times = eventTimes(task.startDate, task.dueDate)
  if (!times) return null
  const address = { id: task.id, workspaceSlug: task.workspaceSlug, projectSlug: task.projectSlug }
  // Read at once where it is known: browsers open a window only right after the click.
  const known = api.read(TaskById, address) ?? (await api.query(TaskById, address))
  return {
    uid: `${publicId(task.id)}@${new URL(origin).hostname}`,
    title: task.code ? `${task.code} ${task.title}` : task.title,
    description: htmlToText(known.task?.description ?? ''),
    url: `${origin}${sharedTaskHref(task)}`,
    ...times,
  }
}

function toCalendar(id: string, name: string, words: readonly string[], run: (event: CalendarEvent, context: Context<'task'>) => void) {
  return defineAction({
    id: `task.calendar-${id}`,
    on: 'task',
    title: `Add to ${name} calendar`,
    icon: CalendarPlusIcon,
    group: 'task',
    menu: calendarMenu,
    keywords: ['add to calendar', 'event', 'appointment', 'agenda', ...words],
    single: true,
    when: ({ tasks: [task] }) => hasDates(task) || { reason: noDatesText },
    async run(context) {
      const event = await eventOf(context)
      if (event) run(event, context)
    },
  })
}

/** Google, Microsoft, Apple and Yahoo, by the name that the menu shows. Apple, and every other calendar, reads a file. */
export const calendarActions: readonly { name: string; action: Action }[] = [
  { name: 'Google', action: toCalendar('google', 'Google', ['gmail'], (event, { go }) => go.newTab(calendarLinks.google(event))) },
  {
    name: 'Microsoft',
    action: toCalendar('microsoft', 'Microsoft', ['outlook', 'office'], (event, { go }) => go.newTab(calendarLinks.microsoft(event))),
  },
  {
    name: 'Apple',
    action: toCalendar('apple', 'Apple', ['ics', 'ical', 'icloud', 'file'], (event, { now, tasks: [task] }) =>
      saveFile(
        new Blob([icsFile(event, now())], { type: 'text/calendar;charset=utf-8' }),
        `${slug(task.code ?? task.title) || 'task'}.ics`,
      ),
    ),
  },
  { name: 'Yahoo', action: toCalendar('yahoo', 'Yahoo', [], (event, { go }) => go.newTab(calendarLinks.yahoo(event))) },
]

/** The same for the registry. */
export const actions: readonly Action[] = [...calendarActions.map(({ action }) => action)]
