// Reading the activity log, always by its key: the millionth line costs as much as the first (TLOG-04). Its months are tables (decision 072), so newer ones are asked first.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { holding } from '../../db/search.ts'
import type { AuditRow } from './audit-events.table.ts'

/** What is looked for; what is empty narrows nothing. `from` and `to` are days of `zone`. */
export type AuditFilter = {
  companyId: string
  person: string
  kinds: readonly string[]
  projectSlug: string
  target: string
  from: string
  to: string
  zone: string
  search: string
}

/** What a line is about, as it stands now. */
export type AuditTargetView = {
  kind: string
  id: string
  label: string
  slug: string | null
  project_slug: string | null
  gone: boolean
}

/** Where a line stands in the log: its moment (ISO, with microseconds) and its id. */
export type AuditKey = { at: string; id: number }

/** A line with who and what it names; `moment` is `at` as keys have it. */
export type AuditView = Pick<AuditRow, 'id' | 'action' | 'kind' | 'sentence' | 'parts' | 'detail' | 'actorName'> & {
  at: string
  moment: string
  username: string | null
  name: string | null
  avatar: string | null
  target: AuditTargetView | null
  project: { slug: string; name: string; gone: boolean } | null
}

/** Conditions on `audit_events e`; ids are looked up once, not in every row. */
function matching({ companyId, person, kinds, projectSlug, target, from, to, zone, search }: AuditFilter): SQL {
  // What is tried in a sample is no work (FIRST-04); which they are is looked up once.
  const samples = sql`(select array_agg(s.id) from projects s where s.company_id = ${companyId} and s.is_sample)`
  const parts = [sql`e.company_id = ${companyId}`, sql`(e.project_id is null or e.project_id <> all(coalesce(${samples}, '{}')))`]
  if (person !== '') parts.push(sql`e.actor_id = (select id from people where username = ${person})`)
  if (kinds.length > 0) parts.push(sql`e.kind = any(${sql.param([...kinds])}::text[])`)
  if (projectSlug !== '')
    parts.push(
      sql`e.project_id = (select id from projects where company_id = ${companyId} and slug = ${projectSlug} and deleted_at is null)`,
    )
  if (target !== '') parts.push(sql`e.target_id = ${target}`)
  if (from !== '') parts.push(sql`e.at >= ${from}::date::timestamp at time zone ${zone}::text`)
  if (to !== '') parts.push(sql`e.at < (${to}::date + 1)::timestamp at time zone ${zone}::text`)
  if (search !== '')
    parts.push(
      sql`(${holding(sql`e.sentence`, search)} or ${holding(sql`coalesce(e.target_label, '')`, search)} or ${holding(sql`e.actor_name`, search)})`,
    )
  return sql.join(parts, sql` and `)
}

// A task, a sprint … as its address names it, and whether it is still there. What the log knows no table of is only called by its name.
const target = sql`case when e.target_kind is not null then json_build_object('kind', e.target_kind, 'id', e.target_id, 'label', e.target_label,
  'slug', case e.target_kind when 'task' then t.id::text when 'sprint' then s.slug when 'story' then us.slug when 'epic' then ep.slug
    when 'page' then w.key when 'discussion' then d.number::text when 'project' then tp.slug when 'person' then pe.username else null end,
  'project_slug', case when e.target_kind = 'task' then tj.slug else p.slug end,
  'gone', case e.target_kind when 'task' then tj.id is null when 'sprint' then s.id is null when 'story' then us.id is null when 'epic' then ep.id is null
    when 'page' then w.id is null when 'discussion' then d.id is null when 'project' then tp.id is null when 'person' then pe.id is null
    when 'file' then not exists (select from attachments f where f.id = e.target_id::int)
    when 'rule' then not exists (select from recurrences r where r.id = e.target_id::uuid)
    when 'board' then not exists (select from boards b where b.id = e.target_id::uuid)
    when 'label' then not exists (select from labels l where l.id = e.target_id::int)
    when 'type' then not exists (select from task_types k where k.id = e.target_id::int)
    when 'effort' then not exists (select from task_efforts k where k.id = e.target_id::int)
    when 'status' then not exists (select from workflows k where k.id = e.target_id::int)
    else false end) end`

const uuidOf = (kind: string) => sql`case when e.target_kind = ${kind} then e.target_id::uuid end`
const numberOf = (kind: string) => sql`case when e.target_kind = ${kind} then e.target_id::int end`

/** A moment as keys have it. */
const momentOf = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Some lines of the log, newest first: those before the key `before`, at most `count`. */
export async function readAudit(
  db: Database,
  filter: AuditFilter,
  { before, count }: { before?: AuditKey | undefined; count: number },
): Promise<AuditView[]> {
  const older =
    before === undefined
      ? []
      : [sql`e.at <= ${before.at}::timestamptz and (e.at, e.id) < (${before.at}::timestamptz, ${before.id}::bigint)`]
  const read = (limit: number, ...more: SQL[]) => readWhere(db, sql.join([matching(filter), ...older, ...more], sql` and `), limit)
  if (filter.from !== '' || filter.target !== '') return read(count)
  // Two months are enough for most pages, and PostgreSQL need not plan for all the others.
  const border = sql`${lastTwoMonths(before?.at ?? filter.to)}::timestamptz`
  const recent = await read(count, sql`e.at >= ${border}`)
  return recent.length === count ? recent : [...recent, ...(await read(count - recent.length, sql`e.at < ${border}`))]
}

/** The first moment of the month before that of `at` (ISO), or of the present one. */
function lastTwoMonths(at: string): string {
  const day = at === '' ? new Date() : new Date(at)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1)).toISOString()
}

async function readWhere(db: Database, where: SQL, count: number): Promise<AuditView[]> {
  const { rows } = await db.execute<AuditView>(sql`
    with found as (select * from audit_events e where ${where} order by e.at desc, e.id desc limit ${count})
    select e.id::float8 as id, e.at, ${momentOf(sql`e.at`)} as moment, e.action, e.kind, e.sentence, e.parts, e.detail, e.actor_name as "actorName", u.username, u.name, u.avatar, ${target} as target,
      case when e.project_id is not null then json_build_object('slug', coalesce(p.slug, ''), 'name', coalesce(p.name, 'Deleted project'),
        'gone', p.id is null or p.deleted_at is not null) end as project
    from found e
    left join people u on u.id = e.actor_id
    left join projects p on p.id = e.project_id
    left join tasks t on t.id = ${uuidOf('task')}
    left join projects tj on tj.id = t.project_id and tj.company_id = e.company_id and tj.deleted_at is null
    left join projects tp on tp.id = ${uuidOf('project')} and tp.deleted_at is null
    left join people pe on pe.id = ${uuidOf('person')}
    left join wiki_pages w on w.id = ${uuidOf('page')} and w.deleted_at is null
    left join threads d on d.id = ${uuidOf('discussion')}
    left join sprints s on s.id = ${numberOf('sprint')}
    left join user_stories us on us.id = ${numberOf('story')}
    left join epics ep on ep.id = ${numberOf('epic')}
    order by e.at desc, e.id desc`)
  return rows
}

/** The key of the newest line of a workspace; null where there is none. */
export async function newestAudit(db: Database, companyId: string): Promise<AuditKey | null> {
  const { rows } = await db.execute<AuditKey>(
    sql`select ${momentOf(sql`at`)} as at, id::float8 as id from audit_events e where company_id = ${companyId} order by e.at desc, e.id desc limit 1`,
  )
  return rows[0] ?? null
}

/** Lines of a file, in chunks. */
const CHUNK = 2000

/** What a filter finds up to the key `newest`, newest first, at most `most` lines. */
export async function* auditChunks(db: Database, filter: AuditFilter, newest: AuditKey | null, most: number): AsyncGenerator<AuditView[]> {
  let before = newest && { at: newest.at, id: newest.id + 1 }
  for (let left = most; before !== null && left > 0; ) {
    const rows: AuditView[] = await readAudit(db, filter, { before, count: Math.min(CHUNK, left) })
    if (rows.length > 0) yield rows
    left -= rows.length
    before = rows.length < CHUNK ? null : keyOf(rows)
  }
}

/** The key of the last of some lines; null where there are none. */
export function keyOf(lines: readonly AuditView[]): AuditKey | null {
  const last = lines.at(-1)
  return last === undefined ? null : { at: last.moment, id: last.id }
}
