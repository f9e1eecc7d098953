// Whose logged time is shown, and what it is narrowed to (TIME-02, TIME-12).
import { FilterIcon, FilterXIcon, UserIcon } from 'lucide-react'
import { createElement } from 'react'
import type { Action, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { filterLine } from '#src/actions/filter-line.ts'
import type { Option } from '#src/actions/services.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { EVERYONE, isNarrowed, NO_FILTERS, timePath } from '#src/model/time/time-address.ts'
import { TimeLabels, TimeProjects } from '#src/model/time/time-log.graphql.ts'
import { FindTimedTasks, TimePeople } from '#src/model/time/time-sheet.graphql.ts'
import { projectIn, type TimeFilters, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { Dot } from '#src/ui/marks/chip.tsx'
import { timeTexts } from './time-texts.ts'

const words = ['timesheet', 'hours', 'worklog', 'report']
const shared = { on: 'timesheet', group: 'time', single: true } as const

type Choice = { member: string } | Partial<TimeFilters>

async function peopleLines({ api, viewer, timesheets: [sheet] }: Context<'timesheet'>): Promise<Option<{ member: string }>[]> {
  const { workspaceSlug, projectSlug, member } = sheet
  const { timePeople } = await api.query(TimePeople, { workspaceSlug, ...(projectSlug !== null && { projectSlug }) })
  const people = timePeople.flatMap(({ username, name }) => (username === null ? [] : [{ username, name }]))
  const line = (id: string, title: string, checked: boolean) => ({
    id: `person:${id}`,
    value: { member: id },
    title,
    checked,
    group: 'Person',
  })
  const lines = people.map(({ username, name }) =>
    line(username, username === viewer?.username ? `${name} (me)` : name, username === member),
  )
  return projectSlug === null ? lines : [line(EVERYONE, 'Everyone', member === null), ...lines]
}

function goTo({ go, now, viewer, timesheets: [sheet] }: Context<'timesheet'>, choice: Choice): void {
  if ('member' in choice) {
    const own = sheet.projectSlug === null && choice.member === viewer?.username
    go.to(timePath(sheet, { member: own ? null : choice.member }, now()))
    return
  }
  // Labels and tasks are a project's: another project has others.
  const kept = choice.project === undefined ? sheet.filters : { ...sheet.filters, label: '', task: '' }
  go.to(timePath(sheet, { filters: { ...kept, ...choice } }, now()), { replace: true })
}

async function askPerson(context: Context<'timesheet'>): Promise<void> {
  const { ask, timesheets } = context
  const likely = `person:${timesheets[0].member ?? EVERYONE}`
  const chosen = await ask.pick({ title: 'Whose time', likely, options: () => peopleLines(context).catch(saying(timeTexts.failed)) })
  if (chosen) goTo(context, chosen)
}

/** Chooses whose time is shown, of those whose time the viewer may read (TIME-02). */
export const choosePerson = defineAction({
  ...shared,
  id: 'time.person',
  title: 'Whose time…',
  icon: UserIcon,
  keywords: [...words, 'member', 'people', 'everyone'],
  places: ['time.tools'],
  when: ({ timesheets: [{ alone }] }) => (alone ? 'hidden' : true),
  run: askPerson,
})

/** Asks what to narrow the time by; what it is narrowed by already is ticked, and choosing it again takes it away. The week is of a person only. */
export const filterTime = defineAction({
  ...shared,
  id: 'time.filter',
  title: 'Filter time…',
  short: 'Filter',
  icon: FilterIcon,
  keywords: [...words, 'narrow', 'show only', 'person', 'task', 'label', 'project'],
  shortcut: 'f',
  places: ['time.filter'],
  // A week is of a person, and narrowed by nothing else.
  when: ({ timesheets: [{ view, alone }] }) => (view === 'week' && alone ? 'hidden' : true),
  async run(context): Promise<void> {
    const { api, ask, timesheets } = context
    const [sheet] = timesheets
    if (sheet.view === 'week') return askPerson(context)
    const chosen = await ask.pick<Choice>({
      title: 'Filter by',
      placeholder: 'Person, task, label…',
      digits: false,
      options: () => filterLines(context).catch(saying(timeTexts.failed)),
      async search(search, page) {
        const project = projectIn(sheet)
        const asked = { workspaceSlug: sheet.workspaceSlug, ...(project !== null && { projectSlug: project }), search, page }
        const { tasks } = await api.query(FindTimedTasks, asked)
        return { options: tasks.nodes.map((task) => taskLine(sheet, task)), totalPages: tasks.totalPages }
      },
    })
    if (chosen) goTo(context, chosen)
  },
})

function taskLine(
  sheet: TimeSheetSubject,
  { id, code, title, projectSlug }: { id: string; code: string | null; title: string; projectSlug: string },
) {
  const line = filterLine(sheet.filters, 'task', id, { title, hint: code ?? '', group: 'Task' })
  // In the workspace a task brings its project along: it is looked up there.
  return sheet.projectSlug === null && line.value.task !== '' ? { ...line, value: { project: projectSlug, ...line.value } } : line
}

async function filterLines(context: Context<'timesheet'>): Promise<Option<Choice>[]> {
  const { api, timesheets } = context
  const [sheet] = timesheets
  const { workspaceSlug, filters } = sheet
  const project = projectIn(sheet)
  const [people, { labels }, { projects }] = await Promise.all([
    peopleLines(context),
    project === null ? { labels: [] } : api.query(TimeLabels, { workspaceSlug, projectSlug: project }),
    sheet.projectSlug === null ? api.query(TimeProjects, { workspaceSlug }) : { projects: [] },
  ])
  return [
    ...(people.length > 1 ? people : []),
    // TIME-19: archived projects stay in reports, and are not offered.
    ...projects
      .filter(({ slug, status }) => status !== 'ARCHIVED' || slug === filters.project)
      .map(({ slug, name }) => filterLine(filters, 'project', slug, { title: name, group: 'Project' })),
    ...labels.map(({ id, title, color }) =>
      filterLine(filters, 'label', id, { title, icon: createElement(Dot, { colour: color }), group: 'Label' }),
    ),
  ]
}

/** Shows all time of the days again. */
export const clearTimeFilters = defineAction({
  ...shared,
  id: 'time.clear-filters',
  title: 'Clear filters of time',
  icon: FilterXIcon,
  keywords: [...words, 'reset', 'show all'],
  when: ({ timesheets: [{ filters }] }) => isNarrowed(filters) || 'hidden',
  run: ({ go, now, timesheets: [sheet] }) => go.to(timePath(sheet, { filters: NO_FILTERS }, now()), { replace: true }),
})

/** Narrowing logged time. */
export const actions: readonly Action[] = [choosePerson, filterTime, clearTimeFilters]
