// The filters of the task list as SQL conditions on `tasks t`.
import { type SQL, sql } from 'drizzle-orm'
import { projectsOfCode } from '../projects/project-codes.store.ts'
import { DAYS, FLAGS, LISTED } from './tasks.schema.ts'

/** `none` in a list of ids: the tasks without one. */
export type Ids<Id> = { ids: Id[]; none: boolean }

/** The first and the last day of a column. */
export type DayFilter = `${keyof typeof DAYS}_${'from' | 'to'}`

/** What a list may be narrowed by, columns as the query calls them; absent = not narrowed. Days are `Y-m-d` in `timezone` (UTC unless said), both ends included. */
export type TaskFilter = { [Name in keyof typeof LISTED]?: Ids<string | number> } & { [Name in (typeof FLAGS)[number]]?: boolean } & {
  [Name in DayFilter]?: string
} & {
  isArchived?: boolean
  isFavourite?: boolean
  search?: string
  people?: Ids<string>
  labels?: Ids<number>
  timezone?: string
}

/**
 * The conditions of a filter for a viewer (whose stars `isFavourite` means). With `walk`, people and labels are asked of each task that is passed by,
 * for queries that walk an order and stop early; without, the planner may start from the people and labels.
 */
export function filterConditions(filter: TaskFilter, viewerId: string, walk?: 'walk'): SQL[] {
  const conditions: SQL[] = [sql`t.is_archived = ${filter.isArchived ?? false}`]
  for (const name of FLAGS) {
    const column = sql.raw(`t.${name}`)
    // Not a parameter: an index may hold only those that are.
    if (filter[name] !== undefined) conditions.push(filter[name] ? column : sql`not ${column}`)
  }
  if (filter.isFavourite) conditions.push(sql`t.id in (select task_id from favourites where person_id = ${viewerId})`)
  if (filter.search) conditions.push(searchCondition(filter.search))
  // A subquery with a limit is never turned into a join.
  const has = (rows: SQL) => (walk ? sql`coalesce((select true ${rows} limit 1), false)` : sql`exists (select 1 ${rows})`)
  if (filter.people) {
    const people = sql`from task_people a where a.task_id = t.id`
    conditions.push(joined(filter.people, (id) => has(sql`${people} and a.person_id ${id}`), sql`not ${has(people)}`))
  }
  if (filter.labels) {
    const carried = sql`from task_labels l where l.task_id = t.id`
    const some = (id: SQL) => has(sql`${carried} and l.project_id = t.project_id and l.label_id ${id}`)
    conditions.push(joined(filter.labels, some, sql`not ${has(carried)}`))
  }
  for (const name of Object.keys(LISTED) as (keyof typeof LISTED)[]) {
    const ids = filter[name]
    const column = sql.raw(`t.${name.replace(/_uuid$/, '_id')}`)
    if (ids) conditions.push(joined(ids, (id) => sql`${column} ${id}`, sql`${column} is null`))
  }
  for (const name of Object.keys(DAYS) as (keyof typeof DAYS)[]) {
    const [from, to] = [filter[`${name}_from`], filter[`${name}_to`]]
    const column = sql.raw(`t.${DAYS[name]}`)
    // Midnights of the zone, not 24 hours apart where its clocks change.
    const midnight = (day: string, later: number) =>
      sql`((${day}::date + ${later}::int)::timestamp at time zone ${filter.timezone ?? 'UTC'})`
    if (from) conditions.push(sql`${column} >= ${midnight(from, 0)}`)
    if (to) conditions.push(sql`${column} < ${midnight(to, 1)}`)
  }
  return conditions
}

/** True when nothing but `is_archived` narrows the list, so that the kept totals answer. */
export function isUnfiltered(filter: TaskFilter): boolean {
  return Object.entries(filter).every(
    ([name, value]) => name === 'isArchived' || value === undefined || (value === false && name === 'isFavourite'),
  )
}

function joined<Id extends string | number>(list: Ids<Id>, some: (test: SQL) => SQL, none: SQL): SQL {
  const [first] = list.ids
  const tests: SQL[] = []
  if (first !== undefined && list.ids.length === 1) tests.push(some(sql`= ${first}`))
  if (list.ids.length > 1)
    tests.push(
      some(
        sql`in (${sql.join(
          list.ids.map((id) => sql`${id}`),
          sql`, `,
        )})`,
      ),
    )
  if (list.none) tests.push(none)
  return tests.length === 0 ? sql`false` : sql`(${sql.join(tests, sql` or `)})`
}

/** The words typed begin words of the title; without a word (emoji, arrows) the title holds what was typed. */
function titleHolds(search: string): SQL {
  const worded = /[\p{L}\p{N}%_\\]/u.test(search)
  return worded ? sql`t.words @@ search_query(${search})` : sql`strpos(t.title, ${search.trim()}) > 0`
}

function searchCondition(search: string): SQL {
  const titled = titleHolds(search)
  const code = /^\s*#?([a-z0-9]{1,6})-(\d{1,9})\s*$/i.exec(search)
  if (code) {
    return sql`((t.number = ${Number(code[2])} and t.project_id in ${projectsOfCode(code[1]?.toUpperCase() ?? '')}) or ${titled})`
  }
  const number = /^\s*#?(\d{1,9})\s*$/.exec(search)
  return number ? sql`(t.number = ${Number(number[1])} or ${titled})` : titled
}
