// Saves logged time as a file: what is in view, rounded where that is wanted (TIME-14, TIME-15).
import { FileSpreadsheetIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { saveFile } from '#src/data/save-file.ts'
import { monthOf } from '#src/lib/dates/day-period.ts'
import type { DayRange } from '#src/lib/dates/day-range.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { NO_FILTERS, shownRange } from '#src/model/time/time-address.ts'
import { logVariables, projectIn, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'

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

/** The days in view, and the month they begin in. */
function spansOf(sheet: TimeSheetSubject): readonly (DayRange & { title: string })[] {
  const shown = shownRange(sheet)
  const month = monthOf(shown.start)
  const isMonth = month.start === shown.start && month.end === shown.end
  return [{ ...shown, title: 'These days' }, ...(isMonth ? [] : [{ ...month, title: 'Their month' }])]
}

/** What is saved as which file. */
export interface TimeExport extends Rounding {
  range: DayRange
  format: 'xlsx' | 'csv'
  per: 'entry' | 'day'
}

/** Where the gateway has it: the person and, beside a list or chart, the filters that are shown (TIME-15). */
export function exportPath(sheet: TimeSheetSubject, { range, format, round, step, per }: TimeExport): string {
  const shown = sheet.view === 'week' ? { ...sheet, filters: NO_FILTERS } : sheet
  const { workspaceSlug, projectSlug, filter } = logVariables({ ...shown, range })
  const { from, to, timezone, members, taskId, labelIds, search } = filter
  const query = new URLSearchParams({
    ...{ workspaceSlug, from, to, timezone, format, round, per },
    ...(projectSlug !== undefined && { projectSlug }),
    ...(members && { members: members.join() }),
    ...(taskId && { taskId }),
    ...(labelIds && { labelIds: labelIds.join() }),
    ...(search && { search }),
    ...(step !== undefined && { step: String(step) }),
  })
  return `/api/time-trackings/export?${query}`
}

/** Asks for days, format and rounding, and saves the file; who only reads does not (ROLE-09). */
export const exportTimes = defineAction({
  id: 'time.export',
  on: 'timesheet',
  title: 'Export time…',
  short: 'Export',
  icon: FileSpreadsheetIcon,
  group: 'time',
  keywords: ['timesheet', 'hours', 'report', 'xlsx', 'csv', 'spreadsheet', 'download', 'round'],
  shortcut: 'Shift+x',
  places: ['time.tools'],
  single: true,
  when: ({ timesheets: [{ projectSlug, viewerCan }] }) => (projectSlug === null || viewerCan.includes('EDIT') ? true : 'hidden'),
  async run({ api, ask, say, timesheets: [sheet] }) {
    const { workspaceSlug } = sheet
    const what = await ask.pick({
      title: 'Export time',
      options: spansOf(sheet).flatMap(({ title, ...range }) =>
        (['xlsx', 'csv'] as const).map((format) => ({
          id: `${range.start} ${range.end} ${format}`,
          value: { range, format },
          title: `${title} as ${format === 'xlsx' ? 'Excel' : 'CSV'}`,
          hint: formatTimebox(range.start, range.end),
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
    const { range, format } = what
    try {
      saveFile(
        await api.transfers.download(exportPath(sheet, { ...what, ...rounding, per })),
        `time-${projectIn(sheet) ?? workspaceSlug}-${range.start}-${range.end}.${format}`,
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
