// Saves logged time as a file: of the week or the month in view, rounded where that is wanted (TIME-14, TIME-15).
import { endOfMonth, startOfMonth } from 'date-fns'
import { FileSpreadsheetIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { saveFile } from '#src/data/save-file.ts'
import { ownTimezone, type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import type { TimeSheetSubject } from '#src/model/time/time-subjects.ts'

const STEPS = [5, 6, 10, 15, 30, 60]

interface Rounding {
  round: 'none' | 'up' | 'nearest'
  step?: number
}

const roundings = [
  { id: 'none', value: { round: 'none' } as Rounding, title: 'As it was logged' },
  ...(['up', 'nearest'] as const).flatMap((round) =>
    STEPS.map((step) => ({
      id: `${round} ${step}`,
      value: { round, step } as Rounding,
      title: round === 'up' ? `Up to ${step} min` : `To the nearest ${step} min`,
      keywords: ['round'],
    })),
  ),
]

/** The days of a choice: the week in view, or the month it begins in. */
function daysOf({ week }: TimeSheetSubject, span: 'week' | 'month'): { from: PlainDate; to: PlainDate } {
  const monday = startOfPlainDate(week as PlainDate)
  if (span === 'week') return { from: week as PlainDate, to: laterDay(week, 6) }
  return { from: plainDateOf(startOfMonth(monday)), to: plainDateOf(endOfMonth(monday)) }
}

/** Asks for days, format and rounding, and saves the file; who only reads does not (ROLE-09). */
export const exportTimes = defineAction({
  id: 'time.export',
  on: 'timesheet',
  title: 'Export time…',
  icon: FileSpreadsheetIcon,
  group: 'time',
  keywords: ['timesheet', 'hours', 'report', 'xlsx', 'csv', 'spreadsheet', 'download', 'round'],
  shortcut: 'Shift+x',
  places: ['time.tools'],
  single: true,
  when: ({ timesheets: [{ projectSlug, viewerCan }] }) => (projectSlug === null || viewerCan.includes('EDIT') ? true : 'hidden'),
  async run({ api, ask, say, timesheets: [sheet] }) {
    const { workspaceSlug, projectSlug, member } = sheet
    const spans = (['week', 'month'] as const).map((span) => ({ span, ...daysOf(sheet, span) }))
    const what = await ask.pick({
      title: 'Export time',
      options: spans.flatMap((days) =>
        (['xlsx', 'csv'] as const).map((format) => ({
          id: `${days.span} ${format}`,
          value: { ...days, format },
          title: `${days.span === 'week' ? 'This week' : 'This month'} as ${format === 'xlsx' ? 'Excel' : 'CSV'}`,
          hint: `${days.from} – ${days.to}`,
        })),
      ),
    })
    if (!what) return
    const rounding = await ask.pick({ title: 'Rounded hours, in a column of their own', options: roundings })
    if (!rounding) return
    const per =
      rounding.round === 'none'
        ? 'entry'
        : await ask.pick({
            title: 'Round what',
            options: [
              { id: 'entry', value: 'entry' as const, title: 'Each entry' },
              { id: 'day', value: 'day' as const, title: 'Each task and day' },
            ],
          })
    if (per === null) return
    const { from, to, format } = what
    const query = new URLSearchParams({
      ...{ workspaceSlug, from, to, format, round: rounding.round, per, timezone: ownTimezone() },
      ...(projectSlug !== null && { projectSlug }),
      ...(member !== null && { members: member }),
      ...(rounding.step !== undefined && { step: String(rounding.step) }),
    })
    try {
      saveFile(
        await api.transfers.download(`/api/time-trackings/export?${query}`),
        `time-${projectSlug ?? workspaceSlug}-${from}-${to}.${format}`,
      )
    } catch (error) {
      // Its own words are for the log only (TIMELOG-10); the end of the session says so itself.
      console.warn('The export of logged time failed.', error)
      if (asApiError(error)?.code === 'UNAUTHENTICATED') throw error
      say.error('The time could not be exported. Please try again.')
    }
  },
})

/** What saves weeks as files. */
export const actions: readonly Action[] = [exportTimes]
