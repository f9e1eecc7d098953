// Narrowing the activity log, and taking it along (TLOG-05, TLOG-06).
import { ArrowUpRightIcon, DownloadIcon, FilterIcon, FilterXIcon, HistoryIcon, UserIcon } from 'lucide-react'
import type { Action, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { filterLine } from '#src/actions/filter-line.ts'
import type { Option } from '#src/actions/services.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { formatDay, type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import {
  dayOf,
  isLogNarrowed,
  kindsOf,
  LOG_KINDS,
  type LogFilters,
  type LogKind,
  logPath,
  logVariables,
  NO_LOG_FILTERS,
  whyNothing,
} from '#src/model/activity/log-subject.ts'
import { LogProjects } from './activity-log.graphql.ts'

const words = ['activity', 'audit', 'history']
const shared = { on: 'log', group: 'workspace', single: true, needs: 'OWN' } as const
const FAILED = 'That didn’t work. Please try again.'

const DAYS = [
  ['-0d', 'Today'],
  ['-7d', 'Last 7 days'],
  ['-30d', 'Last 30 days'],
  ['-90d', 'Last 90 days'],
] as const

/** What the days of a filter are called. */
export function daysTitle({ from, to }: LogFilters, now: Date): string | null {
  const named = to === '' ? DAYS.find(([day]) => day === from)?.[1] : undefined
  const text = (word: string, day: PlainDate | null) => day && `${word} ${formatDay(startOfPlainDate(day), now)}`
  const ends = [text('from', dayOf(from, plainDateOf(now))), text('until', dayOf(to, plainDateOf(now)))]
  return named ?? (ends.filter(Boolean).join(' ') || null)
}

async function filterLines({ api, logs: [log] }: Context<'log'>): Promise<Option<Partial<LogFilters>>[]> {
  const { filters, workspaceSlug } = log
  const { projects } = await api.query(LogProjects, { workspaceSlug })
  const people = new Map(projects.flatMap(({ people: own }) => own.map(({ username, name }) => [username, name] as const)))
  const chosen = kindsOf(filters)
  const kindLine = (kind: LogKind): Option<Partial<LogFilters>> => {
    const on = chosen.includes(kind)
    const next = on ? chosen.filter((one) => one !== kind) : [...chosen, kind]
    return { id: `kind:${kind}`, value: { kind: next.join() }, title: LOG_KINDS[kind], group: 'Kind', ...(on && { checked: true }) }
  }
  return [
    ...(Object.keys(LOG_KINDS) as LogKind[]).map(kindLine),
    ...DAYS.map(([day, title]) => filterLine(filters, 'from', day, { title, group: 'When' })),
    ...[...people].map(([username, name]) => filterLine(filters, 'person', username, { title: name, group: 'Person' })),
    ...projects.map(({ slug, name }) => filterLine(filters, 'project', slug, { title: name, group: 'Project' })),
  ]
}

/** Asks what to narrow the log by; what it is narrowed by already is ticked, and choosing it again takes it away. */
export const filterLog = defineAction({
  ...shared,
  id: 'log.filter',
  title: 'Filter activity…',
  short: 'Filter',
  icon: FilterIcon,
  keywords: [...words, 'narrow', 'show only', 'person', 'project', 'kind'],
  shortcut: 'f',
  places: ['log.filter'],
  async run(context) {
    const { ask, go, logs } = context
    const [log] = logs
    const chosen = await ask.pick<Partial<LogFilters>>({
      title: 'Filter by',
      placeholder: 'Person, project, kind…',
      options: () => filterLines(context).catch(saying(FAILED)),
    })
    if (chosen) go.to(logPath(log.workspaceSlug, { ...log.filters, ...chosen }), { replace: true })
  },
})

/** Shows all of the log again. */
export const clearLogFilters = defineAction({
  ...shared,
  id: 'log.clear-filters',
  title: 'Clear filters',
  icon: FilterXIcon,
  keywords: [...words, 'reset', 'show all'],
  when: ({ logs: [{ filters }] }) => isLogNarrowed(filters) || 'hidden',
  run: ({ go, logs: [log] }) => go.to(logPath(log.workspaceSlug, NO_LOG_FILTERS), { replace: true }),
})

/** Saves what the filters find as a file. */
export const exportLog = defineAction({
  ...shared,
  id: 'log.export',
  title: 'Export activity…',
  short: 'Export',
  icon: DownloadIcon,
  keywords: [...words, 'download', 'csv', 'json'],
  shortcut: 'Shift+x',
  places: ['log.tools'],
  when({ logs: [{ filters }], now }) {
    const reason = whyNothing(filters, plainDateOf(now()))
    return reason === null || { reason }
  },
  async run({ api, ask, now, logs: [log] }) {
    const format = await ask.pick<'csv' | 'json'>({
      title: 'Export as',
      options: [
        { id: 'csv', value: 'csv', title: 'CSV', hint: 'for spreadsheets' },
        { id: 'json', value: 'json', title: 'JSON', hint: 'for programs' },
      ],
    })
    if (!format) return
    const { workspaceSlug, filter } = logVariables(log, plainDateOf(now()))
    const query = new URLSearchParams({ workspaceSlug, format })
    for (const [name, value] of Object.entries(filter)) query.set(name, String(value))
    const file = await api.transfers
      .download(`/api/activity-log/export?${query}`)
      .catch(saying('The activity log could not be exported. Please try again.'))
    saveFile(file, `${workspaceSlug} activity log.${format}`)
  },
})

/** Goes to what a line is about, or shows the lines that it stands for. */
export const openLine = defineAction({
  id: 'log.open-line',
  on: 'logline',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: ({ loglines: [{ target, count }] }) => (target && count === 1 ? `Open ${target.label}` : 'Open what was done'),
  name: 'Open what was done',
  icon: ArrowUpRightIcon,
  keywords: [...words, 'go to', 'show'],
  shortcut: 'Enter',
  when: ({ loglines: [{ open }] }) => open !== null || { reason: 'There is nothing to open any more.' },
  run: ({ go, loglines: [line] }) => line.open?.(go),
})

/** Shows only what the person of a line did. */
export const onlyPerson = defineAction({
  id: 'log.only-person',
  on: 'logline',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: ({ loglines: [line] }) => `Only what ${line.person?.name ?? 'they'} did`,
  name: 'Only what this person did',
  icon: UserIcon,
  keywords: words,
  when: ({ loglines: [{ person }] }) => person !== null || 'hidden',
  run: ({ go, loglines: [line] }) => go.to(logPath(line.workspaceSlug, { person: line.person?.username ?? '' })),
})

/** Shows only what was done to the target of a line. */
export const onlyTarget = defineAction({
  id: 'log.only-target',
  on: 'logline',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: 'Only what was done to this',
  icon: HistoryIcon,
  keywords: words,
  when: ({ loglines: [{ target }] }) => target !== null || 'hidden',
  run: ({ go, loglines: [line] }) => go.to(logPath(line.workspaceSlug, { target: line.target?.id ?? '' })),
})

/** What a person can do to the log. */
export const actions: readonly Action[] = [filterLog, clearLogFilters, exportLog, openLine, onlyPerson, onlyTarget]
