// How logged time is looked at: as what, and of which days (TIME-01, TIME-12).
import {
  CalendarIcon,
  CalendarRangeIcon,
  CalendarX2Icon,
  ChevronLeftIcon,
  ChevronRightIcon,
  GalleryVerticalIcon,
  PaletteIcon,
} from 'lucide-react'
import type { Action, Context, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option } from '#src/actions/services.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { monthOf, periodOf, presentPeriod, steppedPeriod, weekOf } from '#src/lib/dates/day-period.ts'
import { type DayRange, laterDay, type Read, readDayRange, writeDayRange } from '#src/lib/dates/day-range.ts'
import { formatTimebox, isDay } from '#src/lib/dates/timebox.ts'
import { ListSprints } from '#src/model/sprint/sprint.graphql.ts'
import { groupsOf, rangeProblem, shownRange, timePath } from '#src/model/time/time-address.ts'
import { projectIn, type TimeGroup, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { nextView, viewTitles } from './time-views.ts'

const words = ['timesheet', 'hours', 'worklog', 'report']
const shared = { on: 'timesheet', group: 'time', single: true } as const

const kindOf = ({ timesheets: [sheet] }: View<'timesheet'>) => periodOf(shownRange(sheet))

function goTo({ go, now, timesheets: [sheet] }: Context<'timesheet'>, range: DayRange): void {
  go.to(timePath(sheet, { range }, now()))
}

/** Goes round week, list and chart; the days stay. */
export const changeView = defineAction({
  ...shared,
  id: 'time.view',
  title: ({ timesheets: [{ view }] }) => `Show time as ${viewTitles[nextView(view)].toLowerCase()}`,
  name: 'Show time as week, list or chart',
  short: 'View',
  icon: GalleryVerticalIcon,
  keywords: [...words, 'list', 'week', 'chart', 'layout'],
  shortcut: 'Shift+v',
  run: ({ go, now, timesheets: [sheet] }) => go.to(timePath(sheet, { view: nextView(sheet.view) }, now())),
})

/** Shows who logged nothing on which past weekdays (TIME-13). */
export const showMissing = defineAction({
  ...shared,
  id: 'time.missing',
  title: 'Show missing time',
  icon: CalendarX2Icon,
  keywords: [...words, 'no time', 'gaps', 'who logged nothing'],
  needs: 'ADMIN',
  when: ({ timesheets: [sheet] }) => (sheet.projectSlug === null || sheet.view === 'missing' ? 'hidden' : true),
  run: ({ go, now, timesheets: [sheet] }) => go.to(timePath(sheet, { view: 'missing' }, now())),
})

/** The chart by the other group. */
export const changeGroup = defineAction({
  ...shared,
  id: 'time.group',
  title: ({ timesheets: [sheet] }) => `Show the chart by ${otherGroup(sheet)}`,
  name: 'Show the chart by person, project or label',
  icon: PaletteIcon,
  keywords: [...words, 'group', 'person', 'project', 'label', 'chart'],
  shortcut: 'Shift+g',
  run: ({ go, now, timesheets: [sheet] }) =>
    go.to(timePath(sheet, { view: 'chart', group: otherGroup(sheet) }, now()), { replace: sheet.view === 'chart' }),
})

function otherGroup(sheet: TimeSheetSubject): TimeGroup {
  return groupsOf(sheet).find((one) => one !== sheet.group) ?? sheet.group
}

const WORDS = { week: 'week', month: 'month', days: 'days' } as const

/** Goes to the days before. */
export const earlierDays = defineAction({
  ...shared,
  id: 'time.earlier',
  title: (view) => `Earlier ${WORDS[kindOf(view)]}`,
  name: 'Earlier week, month or days',
  icon: ChevronLeftIcon,
  keywords: [...words, 'previous', 'back'],
  shortcut: 'Shift+ArrowLeft',
  run: (context) => goTo(context, steppedPeriod(shownRange(context.timesheets[0]), -1)),
})

/** Goes to the days after. */
export const laterDays = defineAction({
  ...shared,
  id: 'time.later',
  title: (view) => `Later ${WORDS[kindOf(view)]}`,
  name: 'Later week, month or days',
  icon: ChevronRightIcon,
  keywords: [...words, 'next', 'forward'],
  shortcut: 'Shift+ArrowRight',
  run: (context) => goTo(context, steppedPeriod(shownRange(context.timesheets[0]), 1)),
})

/** Goes to the week or month of today. */
export const presentDays = defineAction({
  ...shared,
  id: 'time.now',
  title: (view) => (kindOf(view) === 'month' ? 'This month' : 'This week'),
  name: 'This week or month',
  icon: CalendarIcon,
  keywords: [...words, 'today', 'current'],
  shortcut: '0',
  run: (context) => goTo(context, presentPeriod(shownRange(context.timesheets[0]), plainDateOf(context.now()))),
})

/** Reads two days, or says why they are no range. */
export function readRange(text: string, now: Date): Read<DayRange> {
  const read = readDayRange(text, now)
  const problem = read.value && rangeProblem(read.value)
  return problem ? { value: null, problem } : read
}

const OWN = 'own'

/** Chooses the days: of a week, a month or a sprint, or typed (TIME-12). */
export const chooseRange = defineAction({
  ...shared,
  id: 'time.range',
  title: 'Choose days…',
  short: 'Days',
  icon: CalendarRangeIcon,
  keywords: [...words, 'range', 'period', 'from', 'to', 'month', 'sprint', 'dates'],
  shortcut: 'd',
  places: ['time.days'],
  async run(context): Promise<void> {
    const { api, ask, now, timesheets } = context
    const [{ workspaceSlug, range, ...sheet }] = timesheets
    const projectSlug = projectIn(sheet)
    const today = plainDateOf(now())
    const line = (title: string, days: DayRange, group = 'Calendar'): Option<DayRange | typeof OWN> => ({
      id: `${group} ${title} ${days.start}`,
      value: days,
      title,
      hint: formatTimebox(days.start, days.end),
      group,
      checked: days.start === range.start && days.end === range.end,
    })
    const chosen = await ask.pick<DayRange | typeof OWN>({
      title: 'Which days',
      placeholder: 'Last month, or 1 nov, 20 nov',
      async options() {
        const { sprints } =
          projectSlug === null
            ? { sprints: { nodes: [] } }
            : await api
                .query(ListSprints, { workspaceSlug, projectSlug, perPage: 20 })
                .catch(saying('The sprints could not be read. Please try again.'))
        return [
          line('This week', weekOf(today)),
          line('Last week', weekOf(laterDay(today, -7))),
          line('This month', monthOf(today)),
          line('Last month', monthOf(today, -1)),
          { id: OWN, value: OWN, title: 'From … to …', keywords: ['own', 'custom', 'dates'], group: 'Calendar' },
          ...sprints.nodes.flatMap(({ title, startDate, endDate }) =>
            startDate && endDate && isDay(startDate) && isDay(endDate)
              ? [line(title, { start: laterDay(startDate, 0), end: laterDay(endDate, 0) }, 'Sprint')]
              : [],
          ),
        ]
      },
      fromText(text) {
        const { value } = readRange(text, now())
        return value && { id: 'typed', value, title: formatTimebox(value.start, value.end) }
      },
    })
    if (chosen === null) return
    if (chosen !== OWN) return goTo(context, chosen)
    const typed = await ask.text({
      title: 'From … to …',
      placeholder: '1 nov, 20 nov',
      initial: writeDayRange(range, now()),
      check: (text) => readRange(text, now()).problem,
      submit: 'Show',
    })
    const days = typed === null ? null : readRange(typed, now()).value
    if (days) goTo(context, days)
  },
})

/** Looking at logged time. */
export const actions: readonly Action[] = [changeView, showMissing, changeGroup, earlierDays, laterDays, presentDays, chooseRange]
