// Every query about epics.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { holding } from '../../db/search.ts'
import { invalid, notFound } from '../../errors.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { changed, type Words } from '../audit-events/changed.ts'
import { projects } from '../projects/projects.table.ts'
import { epics } from './epics.table.ts'

/** A row of `epics`. */
type EpicRow = typeof epics.$inferSelect

/** An epic with what its stories and their tasks add up to, without archived tasks (EPIC-09). */
export type EpicView = Omit<EpicRow, 'companyId' | 'projectId' | 'createdAt'> & {
  stories: number
  storiesDone: number
  tasks: number
  done: number
  hours: number
  hoursDone: number
}

/** What an epic is made of. */
export type EpicValues = Pick<EpicRow, 'title' | 'description' | 'dueDate'> & Partial<Pick<EpicRow, 'color' | 'position'>>

/** What a list may be ordered by. */
export const EPIC_SORTS = ['position', 'code', 'title', 'due_date'] as const

/** A gap between two neighbours, wide enough for forty halvings. */
const EPIC_GAP = 1024

const WORDS: Words<EpicValues> = {
  title: 'title',
  dueDate: 'due date',
  color: 'color',
  position: { text: 'place' },
  description: { text: 'description' },
}

const epicTarget = ({ id, code, title }: Pick<EpicRow, 'id' | 'code' | 'title'>) => ({ kind: 'epic', id, label: `${code} ${title}` })

const gone = () => notFound('This epic does not exist.')

/** Holds an epic that a story is to be put into, so that it is not deleted meanwhile; 422 when it is unknown or elsewhere. */
export async function holdEpic(db: Database, projectId: string, id: number): Promise<void> {
  const found = await db
    .select({ id: epics.id })
    .from(epics)
    .where(and(eq(epics.projectId, projectId), eq(epics.id, id)))
    .for('share')
  if (found.length === 0) throw invalid({ epic_id: ['This epic is not in the project.'] })
}

/** Epics of a project with their sums, one grouped query for all of them. */
async function view(db: Database, projectId: string, which: SQL, order: SQL): Promise<EpicView[]> {
  const { rows } = await db.execute<EpicView>(sql`
    with chosen as (select * from epics e where e.project_id = ${projectId} and ${which}),
    per_story as (
      select s.epic_id, count(t.id) as tasks, count(t.id) filter (where t.done) as done, coalesce(sum(f.hours) filter (where t.id is not null), 0) as hours,
        coalesce(sum(f.hours) filter (where t.done), 0) as hours_done
      from user_stories s left join tasks t on t.project_id = s.project_id and t.user_story_id = s.id and not t.is_archived
      left join task_efforts f on f.id = t.effort_id
      where s.project_id = ${projectId} and s.epic_id in (select id from chosen) group by s.id
    ),
    sums as (
      select epic_id, count(*)::int as stories, (count(*) filter (where tasks > 0 and done = tasks))::int as stories_done, sum(tasks)::int as tasks,
        sum(done)::int as done, sum(hours)::float8 as hours, sum(hours_done)::float8 as hours_done
      from per_story group by epic_id
    )
    select e.id, e.slug, e.code, e.title, e.color, e.description, e.due_date::text as "dueDate", e.position, coalesce(sums.stories, 0) as stories,
      coalesce(sums.stories_done, 0) as "storiesDone", coalesce(sums.tasks, 0) as tasks, coalesce(sums.done, 0) as done,
      coalesce(sums.hours, 0) as hours, coalesce(sums.hours_done, 0) as "hoursDone"
    from chosen e left join sums on sums.epic_id = e.id order by ${order}`)
  return rows
}

/** An epic of a project by id or slug; 404 when it is unknown or elsewhere. */
export async function readEpic(db: Database, projectId: string, key: { id: number } | { slug: string }): Promise<EpicView> {
  const [epic] = await view(db, projectId, 'id' in key ? sql`e.id = ${key.id}` : sql`e.slug = ${key.slug}`, sql`e.id`)
  if (epic === undefined) throw gone()
  return epic
}

/** A page of a project's epics and how many there are; `search` looks into titles and codes. */
export async function listEpics(
  db: Database,
  projectId: string,
  search: string,
  { sort, descending, page, perPage }: { sort: (typeof EPIC_SORTS)[number]; descending: boolean; page: number; perPage: number },
): Promise<{ epics: EpicView[]; total: number }> {
  const way = descending ? sql`desc` : sql`asc`
  const order = {
    position: sql`e.position ${way}, e.id ${way}`,
    code: sql`e.id ${way}`,
    title: sql`lower(e.title collate "und-x-icu") ${way}, e.id`,
    due_date: sql`e.due_date ${way} nulls last, e.position, e.id`,
  }[sort]
  const found = search === '' ? sql`true` : sql`(${holding(sql`e.title`, search)} or ${holding(sql`e.code`, search)})`
  const ofPage = sql`e.id in (select e.id from epics e where e.project_id = ${projectId} and ${found} order by ${order} limit ${perPage} offset ${(page - 1) * perPage})`
  const rows = await view(db, projectId, ofPage, order)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from epics e where e.project_id = ${projectId} and ${found}`,
  )
  return { epics: rows, total: counted[0]?.total ?? 0 }
}

/** Adds an epic under the next code, at the end unless a place is given. */
export async function createEpic(db: Database, place: Doer, { position, ...values }: EpicValues): Promise<EpicView> {
  return db.transaction(async (tx) => {
    // The project's row is held from here on: no number is given twice.
    const [project] = await tx
      .update(projects)
      .set({ lastEpicNumber: sql`${projects.lastEpicNumber} + 1` })
      .where(inCompany(projects, place.companyId, place.id))
      .returning({ last: projects.lastEpicNumber })
    if (project === undefined) throw gone()
    const code = `EP-${project.last}`
    const { rows } = await tx.execute<{ end: number }>(
      sql`select coalesce(max(position), 0) + ${EPIC_GAP} as "end" from epics where project_id = ${place.id}`,
    )
    const [made] = await tx
      .insert(epics)
      .values({
        companyId: place.companyId,
        projectId: place.id,
        code,
        slug: code.toLowerCase(),
        position: position ?? rows[0]?.end,
        ...values,
      } as typeof epics.$inferInsert)
      .returning({ id: epics.id })
    const epic = await readEpic(tx, place.id, { id: made?.id ?? 0 })
    await record(tx, place, place.actorId, { action: 'epic.create', said: 'created the epic', target: epicTarget(epic) })
    return epic
  })
}

/** Changes what `values` names; 404 when it is unknown or elsewhere. */
export async function updateEpic(db: Database, { actorId, ...place }: Doer, id: number, values: Partial<EpicValues>): Promise<EpicView> {
  const projectId = place.id
  return db.transaction(async (tx) => {
    const before = await readEpic(tx, projectId, { id })
    if (values.position !== undefined) await makeRoom(tx, projectId, id, values.position)
    if (Object.keys(values).length > 0)
      await tx
        .update(epics)
        .set(values)
        .where(and(eq(epics.projectId, projectId), eq(epics.id, id)))
    const about = { action: 'epic.change', noun: 'epic', target: epicTarget({ ...before, ...values }) } as const
    await record(tx, place, actorId, ...changed<EpicValues>(before, values, WORDS, about))
    return readEpic(tx, projectId, { id })
  })
}

/** Moves the epics from a place on, where halving has used up the gap there; they keep their order. */
async function makeRoom(tx: Database, projectId: string, id: number, position: number): Promise<void> {
  // One at a time in a project, so that two never make room for each other.
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
  await tx.execute(sql`
    update epics e set position = ${position}::float8 + ${EPIC_GAP} * after.place
    from (select id, row_number() over (order by position, id) as place from epics
      where project_id = ${projectId} and position >= ${position} and id <> ${id}) after
    where e.id = after.id and exists (select 1 from epics o where o.project_id = ${projectId} and o.position = ${position} and o.id <> ${id})`)
}

/** Deletes an epic; its stories stay, in none. */
export async function deleteEpic(db: Database, { actorId, ...place }: Doer, id: number): Promise<void> {
  const projectId = place.id
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: epics.id, code: epics.code, title: epics.title })
      .from(epics)
      .where(and(eq(epics.projectId, projectId), eq(epics.id, id)))
      .for('update')
    if (found === undefined) throw gone()
    await record(tx, place, actorId, { action: 'epic.delete', said: 'deleted the epic', target: epicTarget(found) })
    await tx.execute(sql`update user_stories set epic_id = null where project_id = ${projectId} and epic_id = ${id}`)
    await tx.delete(epics).where(inCompany(epics, place.companyId, id))
  })
}
