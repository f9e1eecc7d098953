// Ten thousand of each thing that the screens of a project list, put beside the sample world's, and the calls that read their first pages.
import { sql } from 'drizzle-orm'
import type { HostWorld } from '#tests/kit/host-on-cluster.ts'

/** How many of each. */
export const MANY = 10_000
const OPS = { company_slug: 'acme', project_slug: 'ops' }
const ACME = { company_slug: 'acme' }
const RANGE = { start: '2025-06-01', end: '2026-05-31', timezone: 'Europe/Berlin', group: 'person' }
const YEAR = { from: '2025-06-01', to: '2026-05-31', timezone: 'Europe/Berlin' }

/** What a rule makes. */
const RULE = JSON.stringify({
  ...{ title: 'One of many', description: null, workflowId: null, typeId: null, effortId: null, boardId: null },
  ...{ people: [], labels: [], checklist: [] },
})

/** A list, and how it is asked; `:form` stands for the form with the answers. */
export interface ManyCase {
  name: string
  path: string
  query: Readonly<Record<string, string>>
}

/** The first pages, as the screens ask for them. */
export const manyCases: readonly ManyCase[] = [
  { name: 'sprints', path: '/sprints/', query: { ...OPS, per_page: '50' } },
  { name: 'user stories', path: '/user-stories/', query: { ...OPS, per_page: '50' } },
  { name: 'user stories, searched', path: '/user-stories/', query: { ...OPS, per_page: '50', search: 'Story 77' } },
  { name: 'epics', path: '/user-story-epics/', query: { ...OPS } },
  { name: 'discussions', path: '/discussions/', query: { ...OPS, per_page: '50' } },
  { name: 'discussions, searched', path: '/discussions/', query: { ...OPS, per_page: '50', search: 'Number 77' } },
  { name: 'wiki, one level', path: '/wiki-pages/', query: { ...OPS, parent_id: 'none' } },
  { name: 'wiki, searched', path: '/wiki-pages/search/', query: { ...OPS, q: 'page 77' } },
  { name: 'documents', path: '/attachments/', query: { ...OPS, attachmentable_type: 'projects', attachmentable_id: '', per_page: '50' } },
  { name: 'answers of a form', path: '/forms/:form/submissions/', query: { ...OPS, per_page: '50' } },
  { name: 'logged time', path: '/time-trackings/', query: { ...OPS, ...RANGE, per_page: '50' } },
  {
    name: 'a week of time',
    path: '/time-trackings/grid/',
    query: { ...OPS, week: '2026-01-05', member: 'ana', timezone: 'Europe/Berlin' },
  },
  { name: 'rockstars of a year', path: '/rockstars/', query: { ...OPS, ...YEAR } },
  { name: 'rockstars, their tasks', path: '/rockstars/tasks/', query: { ...OPS, ...YEAR, username: 'ana', per_page: '50' } },
  { name: 'recurring tasks (1,000)', path: '/recurring-tasks/', query: { ...ACME } },
]

/** Fills ops of acme; answers the form that has the answers. */
export async function growMany(world: HostWorld): Promise<string> {
  const { body } = await world.as('ana').post('/forms/', OPS, { title: 'Many' })
  const form = String(body.data.uuid)
  const ops = sql`(select p.* from projects p join companies c on c.id = p.company_id where c.slug = 'acme' and p.slug = 'ops') p`
  const many = sql`generate_series(1, ${MANY}::int) n`
  const filled = [
    sql`insert into sprints (company_id, project_id, slug, title, start_date, end_date)
      select p.company_id, p.id, 'many-' || n, 'Sprint ' || n, date '2020-01-01' + n, date '2020-01-13' + n from ${ops}, ${many}`,
    sql`insert into epics (company_id, project_id, slug, code, title, position)
      select p.company_id, p.id, 'many-' || n, 'EP-' || (1000 + n), 'Epic ' || n, 1000 + n from ${ops}, ${many}`,
    sql`insert into user_stories (company_id, project_id, slug, code, title, position)
      select p.company_id, p.id, 'many-' || n, 'MANY-' || n, 'Story ' || n, 1000000 + n from ${ops}, ${many}`,
    sql`insert into threads (company_id, project_id, number, title, active_at)
      select p.company_id, p.id, 10000 + n, 'Number ' || n, now() - n * interval '1 minute' from ${ops}, ${many}`,
    sql`insert into wiki_pages (company_id, project_id, key, title, position, version)
      select p.company_id, p.id, translate(lpad(n::text, 6, 'z'), '01', 'bc'), 'Page ' || n, n, 1 from ${ops}, ${many} on conflict do nothing`,
    sql`insert into attachments (uuid, company_id, project_id, filename, mimetype, size)
      select gen_random_uuid(), p.company_id, p.id, 'plan-' || n || '.txt', 'text/plain', 4 from ${ops}, ${many}`,
    sql`insert into submissions (company_id, project_id, form_id, ticket, answers, sender_hash, at)
      select company_id, project_id, id, 'bulk ' || n, '[]', 'x', now() - n * interval '1 minute' from forms, ${many} where id = ${form}`,
    sql`insert into time_entries (company_id, project_id, task_id, person_id, started_at, ended_at)
      select t.company_id, t.project_id, t.id, w.id, '2025-06-01Z'::timestamptz + make_interval(hours => (n * 0.8)::int), '2025-06-01 00:20Z'::timestamptz + make_interval(hours => (n * 0.8)::int)
      from ${many} join (select t.*, row_number() over (order by t.id) as nth from tasks t join ${ops} on p.id = t.project_id limit 40) t on t.nth = n % 40 + 1
        join (select id, row_number() over (order by username) as nth from people where username in ('ana', 'ben', 'mia')) w on w.nth = n % 3 + 1`,
    sql`insert into recurrences (company_id, project_id, task, rule, start_on, at, timezone, state)
      select p.company_id, p.id, ${RULE}::jsonb, 'FREQ=DAILY', '2026-01-01', '09:00', 'UTC', 'paused'
      from ${ops}, generate_series(1, 900) n`,
  ]
  for (const statement of filled) await world.db.execute(statement)
  await world.db.execute(sql.raw('analyze'))
  return form
}

/** Fills ops with tasks that ana and ben finished in the course of a year; after everything else, so that no other list has them. */
export async function growFinished(world: HostWorld): Promise<void> {
  const ops = sql`(select p.* from projects p join companies c on c.id = p.company_id where c.slug = 'acme' and p.slug = 'ops') p`
  const filled = [
    sql`insert into tasks (company_id, project_id, number, title, position, done, estimative, workflow_id)
      select p.company_id, p.id, 100000 + n, 'Finished ' || n, n, true, 100, (select min(w.id) from workflows w where w.project_id = p.id) from ${ops}, generate_series(1, ${MANY}::int) n`,
    sql`insert into task_completions (company_id, project_id, task_id, person_id, done_at, hours, is_first)
      select t.company_id, t.project_id, t.id, w.id, '2025-06-01Z'::timestamptz + (t.number - 100000) * interval '50 minutes', 2, true
      from tasks t join ${ops} on p.id = t.project_id and t.number > 100000 join (select id, row_number() over (order by username) as nth from people where username in ('ana', 'ben')) w on w.nth = t.number % 2 + 1`,
  ]
  for (const statement of filled) await world.db.execute(statement)
  await world.db.execute(sql.raw('analyze'))
}
