// Everything a person can do to the page of who finished how much: other days, other order, not be named, take the figures along (ROCK-08).
import {
  ArrowDownWideNarrowIcon,
  CalendarIcon,
  CalendarRangeIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  EyeOffIcon,
  FileSpreadsheetIcon,
} from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { type DayRange, daysIn, type Read, writeDayRange } from '#src/lib/dates/day-range.ts'
import { besideDays, daysOfPeriod, MOST_DAYS, PERIODS, periodTitles, readPeriod } from '#src/lib/dates/period.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { sheetName } from '#src/lib/sheet-name.ts'
import { rockstarsPath, variablesOf } from '#src/model/rockstar/leaderboard-subject.ts'
import { ListSprints } from '#src/model/sprint/sprint.graphql.ts'
import { GetRockstars, SetRockstarHidden } from './rockstar.graphql.ts'

const words = ['rockstars', 'team', 'leaderboard', 'finished', 'done', 'figures']
const onPage = { on: 'leaderboard', group: 'project', single: true } as const

type Shown = Context<'leaderboard'>

function showDays({ go, now, leaderboards: [page] }: Shown, days: DayRange): void {
  go.to(rockstarsPath({ ...page, days }, plainDateOf(now())))
}

/** Goes to the days before. */
export const earlierDays = defineAction({
  ...onPage,
  id: 'rockstars.earlier',
  title: 'Earlier days',
  icon: ChevronLeftIcon,
  keywords: [...words, 'previous', 'back', 'period'],
  shortcut: 'Shift+ArrowLeft',
  run: (context) => showDays(context, besideDays(context.leaderboards[0].days, -1)),
})

/** Goes to the days after. */
export const laterDays = defineAction({
  ...onPage,
  id: 'rockstars.later',
  title: 'Later days',
  icon: ChevronRightIcon,
  keywords: [...words, 'next', 'forward', 'period'],
  shortcut: 'Shift+ArrowRight',
  run: (context) => showDays(context, besideDays(context.leaderboards[0].days, 1)),
})

/** Goes back to the days with which the page opens (SCREEN-04). */
export const presentDays = defineAction({
  ...onPage,
  id: 'rockstars.now',
  title: 'Last 30 days',
  icon: CalendarIcon,
  keywords: [...words, 'today', 'current', 'now', 'period'],
  shortcut: '0',
  run: (context) => showDays(context, daysOfPeriod('last-30-days', plainDateOf(context.now()))),
})

/** Chooses the days: a period, those of the sprint that runs, or two days of one's own (ROCK-01). */
export const chooseDays = defineAction({
  ...onPage,
  id: 'rockstars.period',
  title: 'Which days…',
  icon: CalendarRangeIcon,
  keywords: [...words, 'period', 'range', 'week', 'month', 'sprint', 'filter'],
  shortcut: 'f',
  places: ['rockstars.period'],
  async run(context) {
    const { api, ask, now, leaderboards } = context
    const { workspaceSlug, projectSlug, days } = leaderboards[0]
    const today = plainDateOf(now())
    const same = ({ start, end }: DayRange) => start === days.start && end === days.end
    const option = (id: string, title: string, value: DayRange) => ({
      ...{ id, title, value, checked: same(value) },
      hint: formatTimebox(value.start, value.end),
    })
    const chosen = await ask.pick<DayRange | 'own'>({
      title: 'Which days',
      placeholder: 'A week, a month, the sprint, or your own days',
      options: async () => {
        const { sprints } = await api.query(ListSprints, { workspaceSlug, projectSlug, state: 'ACTIVE' })
        return [
          ...PERIODS.map((name) => option(name, periodTitles[name], daysOfPeriod(name, today))),
          ...sprints.nodes.flatMap(({ id, title, startDate, endDate }) =>
            startDate && endDate ? [option(`sprint-${id}`, title, { start: startDate, end: endDate } as DayRange)] : [],
          ),
          { id: 'own', title: 'From day to day…', value: 'own' as const, checked: false },
        ]
      },
    })
    if (chosen === null) return
    if (chosen !== 'own') return showDays(context, chosen)
    const text = await ask.text({
      title: 'From which day to which',
      initial: writeDayRange(days, now()),
      placeholder: '1 jan, 31 mar',
      check: (typed) => readOwnDays(typed, now()).problem,
    })
    const own = text === null ? null : readOwnDays(text, now()).value
    if (own) showDays(context, own)
  },
})

function readOwnDays(text: string, now: Date): Read<DayRange> {
  const read = readPeriod(text, now)
  if (!read.value) return read
  if (read.value.end < read.value.start) return { value: null, problem: 'End date cannot be earlier than start date.' }
  return daysIn(read.value) > MOST_DAYS ? { value: null, problem: `Choose at most ${MOST_DAYS} days.` } : read
}

/** By tasks, or by the hours of their efforts (ROCK-04). */
export const sortRockstars = defineAction({
  ...onPage,
  id: 'rockstars.sort',
  title: ({ leaderboards: [{ sort }] }) => (sort === 'tasks' ? 'Sort by hours' : 'Sort by tasks'),
  name: 'Sort by tasks or hours',
  icon: ArrowDownWideNarrowIcon,
  keywords: [...words, 'order', 'effort'],
  shortcut: 'Shift+v',
  run({ go, now, leaderboards: [page] }) {
    go.to(rockstarsPath({ ...page, sort: page.sort === 'tasks' ? 'hours' : 'tasks' }, plainDateOf(now())))
  },
})

/** In the sums of the team only, or by name again: everyone's own choice for a project (ROCK-05). */
export const hideMe = defineAction({
  ...onPage,
  id: 'rockstars.hide-me',
  title: ({ leaderboards: [{ hidden }] }) => (hidden ? 'Show me here again' : 'Hide me here'),
  name: 'Hide me here',
  icon: EyeOffIcon,
  keywords: [...words, 'private', 'leave', 'opt out', 'show me'],
  places: ['rockstars.tools'],
  when: ({ leaderboards: [{ hidden }] }) => hidden !== null,
  async run({ api, leaderboards: [page] }): Promise<Outcome> {
    const hidden = page.hidden === true
    const set = async (next: boolean) => {
      const { workspaceSlug, projectSlug } = page
      await api.mutate(SetRockstarHidden, { project: { workspaceSlug, projectSlug }, hidden: next })
      await api.query(GetRockstars, variablesOf(page), { requestPolicy: 'network-only' })
    }
    await set(!hidden)
    return { said: hidden ? 'You are named here again' : 'You are in the sums of the team only', undo: () => set(hidden) }
  },
})

/** Saves the figures as an xlsx file. */
export const exportRockstars = defineAction({
  ...onPage,
  id: 'rockstars.export',
  title: 'Export figures to Excel',
  icon: FileSpreadsheetIcon,
  keywords: [...words, 'xlsx', 'spreadsheet', 'download'],
  needs: 'EDIT',
  shortcut: 'Shift+x',
  places: ['rockstars.tools'],
  async run({ api, leaderboards: [page] }) {
    const { from, to, timezone, workspaceSlug, projectSlug } = variablesOf(page)
    const file = await api.transfers
      .download(`/api/rockstars/export?${new URLSearchParams({ workspaceSlug, projectSlug, from, to, timezone })}`)
      .catch(saying('The figures could not be exported. Please try again.'))
    saveFile(file, sheetName(`${projectSlug} ${from} ${to}`, 'Rockstars'))
  },
})

/** What a person can do to the page. */
export const actions: readonly Action[] = [earlierDays, laterDays, presentDays, chooseDays, sortRockstars, hideMe, exportRockstars]
