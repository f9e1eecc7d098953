// Imports in the mock: whatever file is sent, a Jira export of 24 rows comes of it; what is under way is further at each look.
import { Readable } from 'node:stream'
import { found, MockAnswer, MockRefusal, mockPage, type Routes } from '../mock-host.ts'
import { mockMoment, nowInSeconds } from '../mock-memory.ts'

const ROWS = 24
const OUT = 1
const PART = 8
const PER_PAGE = 100

const TITLES = ['Move the shop to the new checkout', 'Refunds arrive twice', 'Write the release notes', 'Search finds archived orders']
const STATUSES = ['To Do', 'In Progress', 'Done', 'Won’t Fix']
const PEOPLE = ['Ben Okafor', 'Kim Lee', 'M. Chen']

const preview = (mapping: MockMapping) =>
  Array.from({ length: 20 }, (_, at) => ({
    row: at + 1,
    title: at === 6 || !mapping.columns.some(({ target }) => target === 'title') ? null : `${TITLES[at % 4]} (${at + 1})`,
    status: mapping.columns.some(({ target }) => target === 'status') ? STATUSES[at % 4] : null,
    type: at % 3 === 0 ? 'Bug' : 'Story',
    labels: at % 2 === 0 ? ['checkout', 'Priority: High'] : ['Priority: Low'],
    assignees: at % 4 === 3 ? [] : [PEOPLE[at % 3]],
    due_date: at % 3 === 0 ? { timestamp: nowInSeconds() + at * 86_400 } : null,
    done: mapping.done_statuses.includes(STATUSES[at % 4] ?? ''),
    comments: at % 5,
    parent: at % 7 === 5 ? 'SHOP-1' : null,
    description: 'As the file has it.',
  }))

const column = (name: string, samples: string[], more: object = {}) => ({
  ...{ name, samples, filled: ROWS, values: [], more: false, date_formats: [] },
  ...more,
})

const COLUMNS = [
  column('Issue key', ['SHOP-1', 'SHOP-2', 'SHOP-3']),
  column('Summary', TITLES.slice(0, 3), { filled: ROWS - 1 }),
  column('Status', STATUSES.slice(0, 3), { values: STATUSES.map((value) => ({ value, count: 6 })) }),
  column('Issue Type', ['Bug', 'Story'], { values: [{ value: 'Story', count: 16 }, ...[{ value: 'Bug', count: 8 }]] }),
  column('Assignee', PEOPLE, { values: PEOPLE.map((value) => ({ value, count: 6 })) }),
  column('Created', ['03/04/2026 09:12', '11/02/2026 16:40', '07/07/2026 08:00'], { date_formats: ['dmy', 'mdy'] }),
  column('Due date', ['2026-12-04', '2026-12-11'], { filled: 8, date_formats: ['iso'] }),
  column('Priority', ['High', 'Low'], { values: ['High', 'Low'].map((value) => ({ value, count: 12 })) }),
  column('Labels', ['checkout'], { filled: 12 }),
  column('Comment', ['03/Apr/26 9:14 AM;kim;It happens on phones only'], { filled: 19 }),
  column('Story Points', ['3', '5', '8'], { filled: 14 }),
]

const TARGETS = ['code', 'title', 'status', 'type', 'assignees', 'created', 'due', 'named_label', 'labels', 'comments', 'field']

const PROBLEMS = [
  { row: 7, column: 'Summary', value: '', reason: 'It has no title, so this row stays out.', severity: 'error' },
  { row: 12, column: 'Due date', value: 'soon', reason: 'This is no date, so the task has no due date.', severity: 'warning' },
  { row: 18, column: 'Comment', value: 'x'.repeat(60), reason: 'The comment names no author.', severity: 'warning' },
]

type MockMapping = {
  columns: { target: string; date_format: string | null }[]
  done_statuses: string[]
  into: string
  into_name: string | null
  into_project: string | null
  source: string
  people: { name: string; username: string | null; invite?: boolean }[]
}
type State = 'reading' | 'mapping' | 'dry_run' | 'ready' | 'running' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone'
type MockImport = {
  uuid: string
  company: string
  project: string | null
  state: State
  rows: number
  mapping: MockMapping
  begun: number
}

/** What comes after what is under way. */
const NEXT: Partial<Record<State, State>> = { reading: 'mapping', dry_run: 'ready', running: 'done', undoing: 'undone' }

const firstMapping = (project: string | null): MockMapping & { zone: string } => ({
  ...{ source: 'jira', into: project === null ? 'new' : 'existing', into_project: project, into_name: project === null ? 'Shop' : null },
  columns: TARGETS.map((target) => ({ target, date_format: target === 'due' ? 'iso' : null })),
  ...{ zone: 'Europe/Lisbon', done_statuses: ['Done'] },
  people: [{ name: 'Ben Okafor', username: 'ben', invite: false }],
})

/** The calls about imports. */
export function mockImports(): Routes {
  const kept: MockImport[] = []
  let made = 0
  const now = () => ({ timestamp: mockMoment().timestamp })
  const look = (one: MockImport) => {
    const next = NEXT[one.state]
    if (!next) return one
    if (one.rows < ROWS) one.rows = Math.min(ROWS, one.rows + PART)
    else one.state = next
    return one
  }
  const facts = ({ uuid, project, state, rows, mapping, begun }: MockImport) => {
    const isTried = !['reading', 'mapping', 'dry_run'].includes(state)
    const slug = mapping.into_project ?? 'website'
    return {
      ...{ uuid, source: mapping.source, filename: 'jira-shop.csv', size: 48_210, state },
      project: project === null ? null : { slug: project, name: project },
      into_projects: state === 'done' ? [{ slug, name: mapping.into_name ?? slug }] : [],
      person: { username: 'ana', name: 'Ana Kovac' },
      ...{ rows_done: rows, rows_total: state === 'reading' && rows === 0 ? 0 : ROWS, reason: null },
      counts: isTried ? { created: ROWS - OUT, updated: 0, unchanged: 0, skipped: OUT, comments: 19, checklist_items: 0 } : null,
      problem_counts: isTried ? { errors: 1, warnings: 2, conflicts: 0 } : null,
      ...{ created_at: { timestamp: begun }, started_at: { timestamp: begun }, finished_at: state === 'done' ? now() : null },
      undo_until: state === 'done' ? { timestamp: nowInSeconds() + 30 * 86_400 } : null,
    }
  }
  const detail = (one: MockImport) => {
    const isRead = one.state !== 'reading'
    const named = (name: string, more: object) => ({ name, email: null, count: 6, proposal: null, is_certain: false, ...more })
    return {
      ...facts(one),
      ...{ columns: isRead ? COLUMNS : [], preview: isRead ? preview(one.mapping) : [], mapping: isRead ? one.mapping : null },
      notes: isRead ? ['Attachments stay links: files are not fetched from the old server.'] : [],
      people: isRead
        ? [
            named('Ben Okafor', { email: 'ben@example.com', proposal: { username: 'ben', name: 'Ben Okafor' }, is_certain: true }),
            named('Kim Lee', { email: 'kim@old.example' }),
            named('M. Chen', { proposal: { username: 'mia', name: 'Mia Chen' } }),
          ]
        : [],
      makes:
        facts(one).counts === null
          ? []
          : [
              ...(one.mapping.into === 'new' ? [{ kind: 'project', title: one.mapping.into_name }] : []),
              ...['In Progress', 'Won’t Fix'].map((title) => ({ kind: 'status', title })),
              ...['checkout', 'Priority: High', 'Priority: Low'].map((title) => ({ kind: 'label', title })),
              ...one.mapping.people.flatMap(({ name, invite }) =>
                invite && one.state === 'done' ? [{ kind: 'invitation', title: name }] : [],
              ),
            ],
      ...{ is_hashed: false, touched: [], touched_total: 0 },
    }
  }
  const of = ({ company_slug: company = '', project_slug: project = '' }: Readonly<Record<string, string>>) =>
    kept.filter((one) => one.company === company && (project === '' || one.project === project))
  const one = (ids: Record<string, string>, query: Record<string, string>) => found(of(query).find(({ uuid }) => uuid === ids.uuid))
  const go =
    (state: State, from: readonly State[]): Routes[string] =>
    ({ ids, query }) => {
      const it = one(ids, query)
      if (!from.includes(it.state)) throw new MockRefusal(409, 'This import is elsewhere by now.')
      Object.assign(it, { state, ...(NEXT[state] && { rows: 0, begun: nowInSeconds() }) })
      return detail(it)
    }
  return {
    'GET /imports/': ({ query }) => of(query).map((it) => facts(look(it))),
    'GET /imports/:uuid/': ({ ids, query }) => detail(look(one(ids, query))),
    'GET /imports/:uuid/problems': ({ ids, query }) => {
      one(ids, query)
      const wanted = PROBLEMS.filter(({ severity }) => query.severity === undefined || query.severity === severity)
      if (query.format !== 'csv') return mockPage(wanted, query, PER_PAGE)
      const lines = wanted.map(({ row, column: name, value, reason, severity }) => [row, name, value, reason, severity].join(','))
      const text = ['Row,Column,Value,Reason,Severity', ...lines].join('\r\n')
      return new MockAnswer(Readable.from([Buffer.from(text)]), { headers: { 'content-type': 'text/csv' } })
    },
    'POST /imports/': ({ query }) => {
      made += 1
      const project = query.project_slug ?? null
      const it: MockImport = {
        ...{ uuid: `00000000-0000-4000-8000-0000000ff${String(made).padStart(3, '0')}`, company: query.company_slug ?? '', project },
        ...{ state: 'reading', rows: 0, mapping: firstMapping(project), begun: nowInSeconds() },
      }
      kept.unshift(it)
      return detail(it)
    },
    'PUT /imports/:uuid/mapping': ({ ids, query, body }) => {
      const it = one(ids, query)
      Object.assign(it, { mapping: body as MockMapping, state: 'mapping' })
      return detail(it)
    },
    'POST /imports/:uuid/dry-run': go('dry_run', ['mapping', 'ready', 'failed']),
    'POST /imports/:uuid/start': go('running', ['ready']),
    'POST /imports/:uuid/cancel': (asked) => {
      const checks = one(asked.ids, asked.query).state === 'dry_run'
      return go(checks ? 'mapping' : 'cancelled', ['reading', 'mapping', 'dry_run', 'ready', 'running'])?.(asked)
    },
    'POST /imports/:uuid/undo': go('undoing', ['done', 'cancelled']),
  }
}
