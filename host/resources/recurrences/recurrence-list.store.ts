// Reads rules, and what became of their days.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import type { CompanyRole } from '../companies/companies.store.ts'
import type { PersonRow } from '../people/people.table.ts'
import { type ProjectRole, peopleOf, roleOn } from '../projects/projects.store.ts'
import type { RecurrenceRow } from './recurrences.table.ts'

type MadeTask = { uuid: string; code: string; title: string; done: boolean }

/** A rule with what is around it. */
export type RecurrenceView = {
  row: RecurrenceRow
  project: { slug: string; name: string; archived: boolean }
  plan: { subscription: string; unlimited_workspaces: boolean }
  role: ProjectRole
  author: { username: string; name: string; avatar: string | null } | null
  people: PersonRow[]
  made: number
  skipped: string[]
  last: { day: string; task: MadeTask | null } | null
}

/** Who reads, and what the list is narrowed by. */
export type RecurrenceReader = { companyId: string; companyRole: CompanyRole; personId: string }

/** What a list of rules may be narrowed by. */
export type RecurrenceFilter = {
  projectId?: string | undefined
  id?: string | undefined
  state?: RecurrenceRow['state'] | undefined
  memberId?: string | undefined
  search: string
}

type Found = Omit<RecurrenceView, 'row' | 'role' | 'people'> & {
  row: Omit<RecurrenceRow, 'nextAt' | 'createdAt'> & { nextAt: string | null; createdAt: string }
  ownerId: string
  isPrivate: boolean
  given: ProjectRole | null
  total: number
}

const taskOf = (task: SQL) =>
  sql`case when ${task}.id is null then null else json_build_object('uuid', ${task}.id, 'code', tp.code || '-' || ${task}.number, 'title', ${task}.title, 'done', ${task}.done) end`

const ROW = sql`json_build_object(
  'id', r.id, 'companyId', r.company_id, 'projectId', r.project_id, 'authorId', r.author_id, 'task', r.task, 'mode', r.mode, 'rule', r.rule,
  'startOn', r.start_on, 'at', to_char(r.at, 'HH24:MI'), 'timezone', r.timezone, 'dueAfter', r.due_after, 'endsOn', r.ends_on, 'endsAfter', r.ends_after,
  'catchUp', r.catch_up, 'waitForDone', r.wait_for_done, 'state', r.state, 'reason', r.reason, 'pausedUntil', r.paused_until, 'nextDay', r.next_day,
  'nextAt', r.next_at, 'failures', r.failures, 'createdAt', r.created_at)`

/** A page of the rules of the projects that the reader sees, the next to come first; what rests comes last. */
export async function listRecurrences(
  db: Database,
  { companyId, companyRole, personId }: RecurrenceReader,
  filter: RecurrenceFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ found: RecurrenceView[]; total: number }> {
  const conditions = [
    sql`p.company_id = ${companyId} and p.deleted_at is null`,
    sql`(${companyRole === 'owner'} and not p.is_sample or p.owner_id = ${personId} or m.id is not null or (${companyRole === 'member'} and not p.is_private))`,
    ...(filter.projectId === undefined ? [] : [sql`r.project_id = ${filter.projectId}`]),
    ...(filter.id === undefined ? [] : [sql`r.id = ${filter.id}`]),
    ...(filter.state === undefined ? [] : [sql`r.state = ${filter.state}`]),
    ...(filter.memberId === undefined ? [] : [sql`r.task -> 'people' ? ${filter.memberId}`]),
    ...(filter.search === '' ? [] : [sql`position(search_fold(${filter.search}) in search_fold(r.task ->> 'title')) > 0`]),
  ]
  const { rows } = await db.execute<Found>(sql`
    with seen as (
      select r.*, p.slug, p.name, p.owner_id, p.is_private, p.current_status = 2 as archived, c.subscription, c.unlimited_workspaces, m.role as given, count(*) over ()::int as total
      from recurrences r join projects p on p.id = r.project_id join companies c on c.id = p.company_id
        left join project_members m on m.project_id = p.id and m.person_id = ${personId}
      where ${sql.join(conditions, sql` and `)}
      order by r.next_at nulls last, lower(r.task ->> 'title'), r.id limit ${perPage} offset ${(page - 1) * perPage}
    )
    select ${ROW} as row, json_build_object('slug', r.slug, 'name', r.name, 'archived', r.archived) as project,
      json_build_object('subscription', r.subscription, 'unlimited_workspaces', r.unlimited_workspaces) as plan, r.owner_id as "ownerId", r.is_private as "isPrivate", r.given,
      case when a.id is null then null else json_build_object('username', a.username, 'name', a.name, 'avatar', a.avatar) end as author,
      coalesce(runs.made, 0)::int as made, coalesce(runs.skipped, '[]') as skipped, last.last, r.total
    from seen r left join people a on a.id = r.author_id
    left join lateral (
      select count(*) filter (where u.outcome = 'made') as made,
        json_agg(u.day order by u.day) filter (where u.outcome = 'skipped' and u.day >= current_date - 1) as skipped
      from recurrence_runs u where u.recurrence_id = r.id) runs on true
    left join lateral (
      select json_build_object('day', u.day, 'task', ${taskOf(sql`t`)}) as last
      from recurrence_runs u left join tasks t on t.id = u.task_id left join projects tp on tp.id = t.project_id
      where u.recurrence_id = r.id and u.outcome = 'made' order by u.day desc limit 1) last on true
    order by r.next_at nulls last, lower(r.task ->> 'title'), r.id`)
  const people = await peopleOf(db, [...new Set(rows.flatMap(({ row }) => row.task.people))])
  const found = rows.map(({ row, ownerId, isPrivate, given, total: _total, ...rest }) => ({
    ...rest,
    row: { ...row, nextAt: row.nextAt === null ? null : new Date(row.nextAt), createdAt: new Date(row.createdAt) },
    role: roleOn({ ownerId, isPrivate }, personId, companyRole, given) ?? 'unknown',
    people: row.task.people.flatMap((id) => people.get(id) ?? []),
  }))
  return { found, total: rows[0]?.total ?? 0 }
}

/** One rule, of a project where one is named; 404 when it is unknown or elsewhere. */
export async function readRecurrence(
  db: Database,
  reader: RecurrenceReader,
  projectId: string | undefined,
  id: string,
): Promise<RecurrenceView> {
  const { found } = await listRecurrences(db, reader, { projectId, id, search: '' }, { page: 1, perPage: 1 })
  const [one] = found
  if (one === undefined) throw recurrenceGone()
  return one
}

/** The refusal for an unknown or foreign rule. */
export const recurrenceGone = () => notFound('This rule does not exist or is not yours.')

/** What became of a day. */
export type RunView = { day: string; outcome: 'made' | 'skipped' | 'missed'; at: Date; task: MadeTask | null }

/** A page of what became of a rule's days, the latest first. */
export async function listRuns(
  db: Database,
  recurrenceId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ found: RunView[]; total: number }> {
  const { rows } = await db.execute<Omit<RunView, 'at'> & { at: string; total: number }>(sql`
    select u.day::text as day, u.outcome, u.at, count(*) over ()::int as total, ${taskOf(sql`t`)} as task
    from recurrence_runs u left join tasks t on t.id = u.task_id left join projects tp on tp.id = t.project_id
    where u.recurrence_id = ${recurrenceId} order by u.day desc limit ${perPage} offset ${(page - 1) * perPage}`)
  return { found: rows.map(({ total: _total, at, ...run }) => ({ ...run, at: new Date(at) })), total: rows[0]?.total ?? 0 }
}
