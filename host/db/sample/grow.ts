// Makes a project big, up to millions of tasks, in a few statements.
import { sql } from 'drizzle-orm'
import { HostStartError } from '../../errors.ts'
import type { Database } from '../open.ts'
import { SAMPLE_PROJECTS, titlesOf } from './projects.ts'

/** From how many tasks on it is quicker to build the indexes afterwards than to keep them up to date. */
const BULK = 20_000

const PLACES = [
  'Berlin',
  'Lisbon',
  'Toronto',
  'Nairobi',
  'Osaka',
  'Lima',
  'Oslo',
  'Pune',
  'Denver',
  'Perth',
  'Graz',
  'Cork',
  'Quito',
  'Accra',
]

/** What to grow: `tasks` new tasks at the end of the list of a project of a workspace. */
export type Growth = { companySlug: string; projectSlug: string; tasks: number; now?: Date }

type Found = { company_id: string; project_id: string; last: number; bottom: number; superuser: boolean }

/** Adds tasks, people and labels to a project in one transaction and answers how many tasks it has then. Throws when there is no such project. */
export async function growProject(db: Database, { companySlug, projectSlug, tasks, now = new Date() }: Growth): Promise<number> {
  const total = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Found>(sql`
      select p.company_id, p.id as project_id, p.last_task_number as last,
        coalesce((select max(position) from tasks t where t.project_id = p.id), 0) as bottom,
        (select rolsuper from pg_roles where rolname = current_user) as superuser
      from projects p join companies c on c.id = p.company_id
      where c.slug = ${companySlug} and p.slug = ${projectSlug} for no key update of p`)
    const [found] = rows
    if (found === undefined) throw new HostStartError(`There is no project ${projectSlug} in ${companySlug}.`)
    const bulk = tasks >= BULK
    const indexes = bulk ? await dropIndexes(tx) : []
    // All rows refer to ids read in the same transaction, so a superuser may skip a check for each of a dozen million references.
    const unchecked = bulk && found.superuser
    if (unchecked) await tx.execute(sql`set local session_replication_role = replica`)
    await insertTasks(tx, found, projectSlug, tasks, now)
    const { rows: done } = await tx.execute<{ ids: string[] | null }>(
      sql`select array_agg(id) as ids from tasks
        where company_id = ${found.company_id} and project_id = ${found.project_id} and number > ${found.last}::int and done`,
    )
    await tx.execute(sql`select credit_tasks(${sql.param(done[0]?.ids ?? [])}::uuid[], ${found.company_id}::uuid)`)
    if (unchecked) {
      await tx.execute(sql`set local session_replication_role = origin`)
      await tx.execute(sql`select add_to_task_totals(${found.project_id}::uuid, ${found.company_id}::uuid, ${tasks}::bigint, 0::bigint)`)
    }
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    for (const definition of indexes) await tx.execute(sql.raw(definition))
    await tx.execute(sql`update projects set last_task_number = last_task_number + ${tasks} where id = ${found.project_id}`)
    const counted = await tx.execute<{ total: number }>(
      sql`select active + archived as total from project_task_totals where project_id = ${found.project_id}`,
    )
    return counted.rows[0]?.total ?? 0
  })
  for (const table of ['tasks', 'task_people', 'task_labels', 'task_completions']) await db.execute(sql.raw(`vacuum (analyze) ${table}`))
  return total
}

/** Drops what can be built again afterwards; a transaction that fails brings it all back. */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid in ('tasks'::regclass, 'task_people'::regclass, 'task_labels'::regclass)
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`)
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`))
  return rows.map((row) => row.definition)
}

async function insertTasks(db: Database, found: Found, projectSlug: string, count: number, now: Date): Promise<void> {
  const patterns = SAMPLE_PROJECTS.find((project) => project.slug === projectSlug)?.titles ?? SAMPLE_PROJECTS[0]?.titles ?? ''
  const titles = titlesOf(patterns).map(({ title }) => title)
  const ids = (table: string, also = '') =>
    sql.raw(`(select coalesce(array_agg(id order by id), '{}') from ${table} where project_id = '${found.project_id}' ${also})`)
  // Chance from the number alone: the same call grows the same tasks.
  const roll = (salt: number, sides: string) => sql.raw(`(1 + abs(hashint4(n # ${salt})::bigint) % ${sides})`)
  const one = (list: string, salt: number) => sql`${sql.raw(list)}[${roll(salt, `greatest(cardinality(${list}), 1)`)}]`
  const step = sql`least(${roll(11, '6')}, cardinality(steps))`
  const isDone = sql`${step} = cardinality(steps)`
  await db.execute(sql`
    with lists as materialized (
      select ${ids('workflows')} as steps, ${ids('task_types')} as types, ${ids('task_efforts')} as efforts, ${ids('boards')} as boards, ${ids('sprints')} as sprints,
        ${ids('user_stories')} as stories, ${sql.param(titles)}::text[] as titles, ${sql.param(PLACES)}::text[] as places,
        (select array_agg(person_id order by id) from project_members where project_id = ${found.project_id} and role in ('admin', 'member')) as people
    ), grown as (
      select n, lists.*, ${now.toISOString()}::timestamptz - n * interval '40 seconds' as made from lists, generate_series(1, ${count}::int) as n
    )
    insert into tasks (company_id, project_id, number, title, description, position, done, estimative, workflow_id, type_id, effort_id, board_id, sprint_id,
      user_story_id, start_date, due_date, creator_id, created_at, updated_at)
    select ${found.company_id}, ${found.project_id}, ${found.last}::int + n,
      ${one('titles', 3)} || ', ' || ${one('places', 5)} || ' ' || (1 + n / 5000),
      case when n % 3 = 0 then '<p>Same steps as in the other cities; the checklist is in the handbook.</p>' end,
      ${found.bottom}::float8 + n * 1024.0, ${isDone}, case when ${isDone} then 100 when ${step} = 1 then 0 else 5 * ${roll(13, '18')} end,
      steps[${step}], ${one('types', 17)}, case when n % 7 > 0 then ${one('efforts', 19)} end, case when n % 3 = 0 then ${one('boards', 23)} end,
      case when n % 4 = 0 then ${one('sprints', 29)} end, case when n % 5 = 0 then ${one('stories', 31)} end,
      case when n % 6 = 0 then made end, case when n % 2 = 0 then made + ${roll(37, '40')} * interval '1 day' end, ${one('people', 41)}, made,
      made + ${roll(43, '30')} * interval '1 hour'
    from grown`)
  const fresh = sql`t.project_id = ${found.project_id} and t.number > ${found.last}::int`
  await db.execute(sql`
    insert into task_people (company_id, project_id, task_id, person_id, assigned_at)
    select t.company_id, t.project_id, t.id, p.people[1 + t.number % cardinality(p.people)], t.created_at from tasks t,
      (select array_agg(person_id order by id) as people from project_members where project_id = ${found.project_id} and role in ('admin', 'member')) as p
    where ${fresh} and t.number % 8 > 0`)
  await db.execute(sql`
    insert into task_labels (company_id, project_id, task_id, label_id)
    select t.company_id, t.project_id, t.id, l.labels[1 + (t.number / 3) % cardinality(l.labels)] from tasks t,
      (select coalesce(array_agg(id order by id), '{}') as labels from labels where project_id = ${found.project_id}) as l
    where ${fresh} and t.number % 3 > 0 and cardinality(l.labels) > 0`)
}
