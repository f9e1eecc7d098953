// The list query: one page of ids by index, everything its rows show in the same round trip, and a total that never counts a million rows.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { CompanyRole } from '../companies/companies.store.ts'
import { filterConditions, isUnfiltered, type TaskFilter } from './task-filter.ts'
import { keyColumns, keyTerms, type Order, orderOf, orderTerms, reversed, type Sort } from './task-order.ts'
import { type Detail, readTasksOf, type TaskView } from './task-view.store.ts'

/** Where to look: the ids of one project, or of all projects of a workspace the viewer sees, in the order their codes should come. */
export type ListPlace = { projectIds: string[]; viewerId: string }

/** Which page, in which order, with descriptions (`whole`) or without. */
export type ListPage = { page: number; perPage: number; sort: Sort; detail?: Detail }

/** A page; `total` is absent when more than the counted bound match, then `totalPages` is a lower bound that grows with the page asked for. */
export type TaskPage = { tasks: TaskView[]; page: number; totalPages: number; total?: number }

/** Filtered lists are counted up to this many tasks beyond the page; searches further, because what they find may lie anywhere in the order. */
export const COUNT_BOUND = 1_000
const SEARCH_BOUND = 10_000

/** So near to its beginning a list is walked without knowing how long it is. */
const NEAR = 500

/** One page of tasks with all that their rows show: two queries, or three, however many tasks there are. */
export async function listTasks(
  db: Database,
  place: ListPlace,
  filter: TaskFilter,
  { page, perPage, sort, detail }: ListPage,
): Promise<TaskPage> {
  if (place.projectIds.length === 0) return { tasks: [], page, totalPages: 1, total: 0 }
  const order = orderOf(sort)
  const offset = (page - 1) * perPage
  if (isUnfiltered(filter)) {
    const { ids, total } = await unfilteredPage(db, place, filter, order, offset, perPage)
    const tasks = await readTasksOf(db, place.viewerId, ids, detail)
    return { tasks, page, totalPages: Math.max(1, Math.ceil(total / perPage)), total }
  }
  const bound = offset + (filter.search ? SEARCH_BOUND : COUNT_BOUND)
  const found = await countFiltered(db, place, filter, bound)
  // Few matches are gathered and sorted; of many, the page is found soon by walking the order. The count has told which, where statistics may not.
  const ids = found <= bound ? gatheredIds(place, filter, order, offset, perPage) : pageOfIds(place, filter, order, offset, perPage)
  const tasks = found <= offset ? [] : await readTasksOf(db, place.viewerId, await inOrder(db, ids), detail)
  return { tasks, page, totalPages: Math.max(1, Math.ceil(Math.min(found, bound) / perPage)), ...(found <= bound && { total: found }) }
}

/** The ids of the whole list in its order, `most` at most. */
export function listedIds(db: Database, place: ListPlace, filter: TaskFilter, sort: Sort, most: number): Promise<string[]> {
  return place.projectIds.length === 0 ? Promise.resolve([]) : inOrder(db, gatheredIds(place, filter, orderOf(sort), 0, most))
}

const placed = sql`row_number() over () as place`

/** `id, place` of one page of many, walking each project's index of the order. It reads numbers, which every order's index ends in, and looks ids up last. */
export function pageOfIds(place: ListPlace, filter: TaskFilter, order: Order, offset: number, limit: number): SQL {
  const where = sql.join(filterConditions(filter, place.viewerId, 'walk'), sql` and `)
  const [only] = place.projectIds
  const page =
    place.projectIds.length === 1
      ? sql`select project_id, number, ${placed} from (select t.project_id, t.number from tasks t where t.project_id = ${only} and ${where} order by ${orderTerms(order)} limit ${limit} offset ${offset}) as walked`
      : sql`select project_id, number, ${placed} from (select p.project_id, found.number from unnest(${sql.param(place.projectIds)}::uuid[]) with ordinality as p(project_id, rank) cross join lateral (select t.number, ${keyColumns(order)} from tasks t where t.project_id = p.project_id and ${where} order by ${orderTerms(order)} limit ${offset + limit}) as found order by ${keyTerms(order)} limit ${limit} offset ${offset}) as walked`
  return sql`select i.id, page.place from (${page}) as page join tasks i on i.project_id = page.project_id and i.number = page.number`
}

/** `id, place` of one page, from all matches sorted; for few of them. */
function gatheredIds(place: ListPlace, filter: TaskFilter, order: Order, offset: number, limit: number): SQL {
  const where = sql.join([insideOf(place), ...filterConditions(filter, place.viewerId)], sql` and `)
  return sql`with found as materialized (select t.id, array_position(${sql.param(place.projectIds)}::uuid[], t.project_id) as rank, ${keyColumns(order)} from tasks t where ${where}) select id, ${placed} from (select id from found order by ${keyTerms(order)} limit ${limit} offset ${offset}) as page`
}

/** As `pageOfIds`, but the second half of a list is read from its end: the last page costs what the first does. Null beyond the end. */
function unfilteredIds(place: ListPlace, filter: TaskFilter, order: Order, offset: number, perPage: number, total: number): SQL | null {
  if (offset >= total) return null
  if (offset <= total / 2) return pageOfIds(place, filter, order, offset, perPage)
  const length = Math.min(perPage, total - offset)
  const backwards = pageOfIds(place, filter, reversed(order), total - offset - length, length)
  return sql`select id, -place as place from (${backwards}) as backwards`
}

/** The ids of a page of an unfiltered list and how many tasks it has: in one query near the beginning, else the number first. */
async function unfilteredPage(
  db: Database,
  place: ListPlace,
  filter: TaskFilter,
  order: Order,
  offset: number,
  perPage: number,
): Promise<{ ids: string[]; total: number }> {
  const column = sql.raw(filter.isArchived ? 'archived' : 'active')
  const count = sql`select coalesce(sum(${column}), 0)::int as total from project_task_totals where project_id = any(${sql.param(place.projectIds)}::uuid[])`
  if (offset <= NEAR) {
    const ids = pageOfIds(place, filter, order, offset, perPage)
    const { rows } = await db.execute<{ id: string; total: number }>(
      sql`select id, (${count}) as total from (${ids}) as page order by place`,
    )
    if (rows[0] !== undefined) return { ids: rows.map(({ id }) => id), total: rows[0].total }
  }
  const { rows } = await db.execute<{ total: number }>(count)
  const total = rows[0]?.total ?? 0
  const ids = unfilteredIds(place, filter, order, offset, perPage, total)
  return { ids: ids === null ? [] : await inOrder(db, ids), total }
}

async function inOrder(db: Database, ids: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from (${ids}) as page order by place`)
  return rows.map(({ id }) => id)
}

async function countFiltered(db: Database, place: ListPlace, filter: TaskFilter, bound: number): Promise<number> {
  const where = sql.join([insideOf(place), ...filterConditions(filter, place.viewerId)], sql` and `)
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from (select 1 from tasks t where ${where} limit ${bound + 1}) as bounded`,
  )
  return rows[0]?.found ?? 0
}

/** The condition that a task is of the place. */
export function insideOf(place: ListPlace): SQL {
  const [only] = place.projectIds
  return place.projectIds.length === 1 ? sql`t.project_id = ${only}` : sql`t.project_id = any(${sql.param(place.projectIds)}::uuid[])`
}

/** The projects of a workspace that a person sees, in the order of their codes; archived ones only where `archived` asks for them (PSET-05). */
export async function visibleProjectIds(
  db: Database,
  personId: string,
  { companyId, role, archived }: { companyId: string; role: CompanyRole; archived: boolean },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from projects p left join project_members m on m.project_id = p.id and m.person_id = ${personId}
    where p.company_id = ${companyId} and p.deleted_at is null and (${role === 'owner'} and not p.is_sample or p.owner_id = ${personId} or m.id is not null or (${role === 'member'} and not p.is_private))
      and (${archived} or p.current_status <> 2)
    order by p.code`)
  return rows.map((row) => row.id)
}
