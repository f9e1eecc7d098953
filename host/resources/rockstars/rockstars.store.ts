// Reads who finished what in a project, and who is not named for it (ROCK-01 to ROCK-05).
import { addDays, format, parseISO, startOfWeek } from 'date-fns'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import type { AuthorRow } from '../people/people.table.ts'
import type { Place } from '../projects/projects.table.ts'
import { rockstarHidden } from './rockstars.table.ts'

/** Days of a zone, both inclusive, `Y-m-d`. */
export type Period = { from: string; to: string; zone: string }

type Amount = { tasks: number; hours: number }

/** The figures of a period; `people` by name, without those who are hidden. */
export type Rockstars = {
  team: Amount & { weeks: (Amount & { week: string })[] }
  people: (Amount & { person: AuthorRow })[]
  hidden: number
  hiddenMe: boolean
}

/** A task of the list behind a figure; `people` without those who are hidden. */
export type CompletedTask = { uuid: string; code: string; title: string; hours: number; doneAt: Date; people: AuthorRow[] }

const within = (projectId: string, { from, to, zone }: Period) => sql`c.project_id = ${projectId}
  and c.done_at >= (${from}::date)::timestamp at time zone ${zone} and c.done_at < (${to}::date + 1)::timestamp at time zone ${zone}`

/** A sum of one week (from 1) or of one person; `first…` count each task once. */
type Row = { week: number | null; personId: string | null; tasks: number; hours: number; firstTasks: number; firstHours: number }
type Listed = AuthorRow & { id: string; hidden: boolean }

/** What the team finished and who of it; a task counts once in the team's sums, and for everyone who has credit for it. One grouped query (ROCK-09). */
export async function readRockstars(db: Database, projectId: string, viewerId: string, period: Period): Promise<Rockstars> {
  const mondays = mondaysOf(period)
  const starts = sql`(select array_agg(day::timestamp at time zone ${period.zone} order by day) from unnest(${sql.param(mondays)}::date[]) day)`
  const { rows } = await db.execute<Row>(sql`
    select week, person_id as "personId", count(*)::int as tasks, sum(hours)::float8 as hours,
      (count(*) filter (where is_first))::int as "firstTasks", coalesce(sum(hours) filter (where is_first), 0)::float8 as "firstHours"
    from (
      select width_bucket(c.done_at, ${starts}) as week, c.person_id, c.is_first, c.hours from task_completions c where ${within(projectId, period)}
    ) done group by grouping sets ((week), (person_id))`)
  const { rows: known } = await db.execute<Listed>(sql`
    select p.id, p.username, p.name, p.avatar, exists (
      select from rockstar_hidden h where h.project_id = ${projectId} and h.person_id = p.id) as hidden
    from people p where p.id = any(${sql.param(rows.flatMap(({ personId }) => personId ?? []))}::uuid[]) order by p.name, p.username`)
  const byPerson = new Map(rows.map((row) => [row.personId, row]))
  const byWeek = new Map(rows.map((row) => [row.week, row]))
  const weeks = mondays.map((week, at) => {
    const { firstTasks: tasks = 0, firstHours: hours = 0 } = byWeek.get(at + 1) ?? {}
    return { week, tasks, hours }
  })
  return {
    team: { ...sumOf(weeks), weeks },
    people: known.flatMap(({ id, hidden, ...person }) => {
      const own = byPerson.get(id)
      return own === undefined || hidden ? [] : [{ person, tasks: own.tasks, hours: own.hours }]
    }),
    hidden: known.filter(({ hidden }) => hidden).length,
    hiddenMe: await isHidden(db, projectId, viewerId),
  }
}

/** The Mondays of every week of the period, those in which nothing was finished too. */
function mondaysOf({ from, to }: Period): string[] {
  const mondays: string[] = []
  // As days and not as words: 10000-01-03 comes behind 9999-12-31.
  const last = parseISO(to)
  for (let day = startOfWeek(parseISO(from), { weekStartsOn: 1 }); day <= last; day = addDays(day, 7))
    mondays.push(format(day, 'yyyy-MM-dd'))
  return mondays
}

const sumOf = (all: readonly Amount[]): Amount => ({
  tasks: all.reduce((sum, { tasks }) => sum + tasks, 0),
  hours: all.reduce((sum, { hours }) => sum + hours, 0),
})

/** A page of the tasks behind a figure, the latest first; of the team without `username`. 404 for somebody who is hidden or unknown. */
export async function listCompleted(
  db: Database,
  projectId: string,
  period: Period,
  { username, page, perPage }: { username: string; page: number; perPage: number },
): Promise<{ tasks: CompletedTask[]; total: number }> {
  if (username !== '') await seenPerson(db, projectId, username)
  const of =
    username === ''
      ? sql`${within(projectId, period)} and c.is_first`
      : sql`${within(projectId, period)} and c.person_id = (select id from people where username = ${username})`
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total from task_completions c where ${of}`)
  const { rows } = await db.execute<Omit<CompletedTask, 'doneAt'> & { at: number }>(sql`
    select t.id as uuid, j.code || '-' || t.number as code, t.title, c.hours, extract(epoch from c.done_at)::float8 * 1000 as at,
      (select coalesce(json_agg(json_build_object('username', p.username, 'name', p.name, 'avatar', p.avatar) order by p.name, p.username), '[]')
        from task_completions o join people p on p.id = o.person_id where o.task_id = c.task_id
          and not exists (select from rockstar_hidden h where h.project_id = o.project_id and h.person_id = o.person_id)) as people
    from task_completions c join tasks t on t.id = c.task_id join projects j on j.id = t.project_id
    where ${of} order by c.done_at desc, t.number desc limit ${perPage} offset ${(page - 1) * perPage}`)
  return { tasks: rows.map(({ at, ...task }) => ({ ...task, doneAt: new Date(at) })), total: counted[0]?.total ?? 0 }
}

async function seenPerson(db: Database, projectId: string, username: string): Promise<void> {
  const { rows } = await db.execute(sql`
    select from task_completions c join people p on p.id = c.person_id where c.project_id = ${projectId} and p.username = ${username}
      and not exists (select from rockstar_hidden h where h.project_id = c.project_id and h.person_id = p.id) limit 1`)
  if (rows.length === 0) throw notFound('Nobody of this name is listed.')
}

async function isHidden(db: Database, projectId: string, personId: string): Promise<boolean> {
  const own = and(eq(rockstarHidden.projectId, projectId), eq(rockstarHidden.personId, personId))
  return (await db.select({ id: rockstarHidden.personId }).from(rockstarHidden).where(own)).length > 0
}

/** Names somebody on the page of a project, or not any more (ROCK-05). */
export async function setHidden(db: Database, project: Place, personId: string, hidden: boolean): Promise<void> {
  if (hidden) {
    await db.insert(rockstarHidden).values({ companyId: project.companyId, projectId: project.id, personId }).onConflictDoNothing()
  } else await db.delete(rockstarHidden).where(and(eq(rockstarHidden.projectId, project.id), eq(rockstarHidden.personId, personId)))
}
