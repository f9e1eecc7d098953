// How many tasks of a list are in each of its groups, counted where the list is: under the same filter, in the same projects.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { filterConditions, type TaskFilter } from './task-filter.ts'
import type { GROUPS } from './tasks-list.schema.ts'
import { insideOf, type ListPlace } from './tasks-list.store.ts'

/** What tasks may be counted by. */
export type Group = (typeof GROUPS)[number]

/** One group; `id` null is that of the tasks without one. */
export type GroupCount = { id: number | string | null; count: number }

/** Lists with more tasks are not counted: the page they belong to must not wait longer in a project of a million. */
export const MOST_COUNTED = 100_000

/** The one column that a group needs of a task, its key, and what is joined for it. A task that has several is in each of them. */
const KEYS: Readonly<Record<Group, { column: SQL; key: SQL; join?: SQL }>> = {
  workflow: ofColumn(sql`workflow_id`),
  type: ofColumn(sql`type_id`),
  effort: ofColumn(sql`effort_id`),
  board: ofColumn(sql`board_id`),
  sprint: ofColumn(sql`sprint_id`),
  user_story: ofColumn(sql`user_story_id`),
  assignee: {
    column: sql`id`,
    key: sql`a.username`,
    join: sql`left join task_people o on o.task_id = found.id left join people a on a.id = o.person_id`,
  },
  label: { column: sql`id`, key: sql`l.label_id`, join: sql`left join task_labels l on l.task_id = found.id` },
}

function ofColumn(column: SQL): { column: SQL; key: SQL } {
  return { column, key: sql`found.${column}` }
}

/** The groups that have tasks, the fullest first; null where there are more tasks than are counted. */
export async function countTasks(
  db: Database,
  place: ListPlace,
  filter: TaskFilter,
  by: Group,
  most: number = MOST_COUNTED,
): Promise<GroupCount[] | null> {
  if (place.projectIds.length === 0) return []
  const { column, key, join = sql`` } = KEYS[by]
  const where = sql.join([insideOf(place), ...filterConditions(filter, place.viewerId)], sql` and `)
  // Counted once more as tasks: by labels or people one may count several times.
  const { rows } = await db.execute<GroupCount & { tasks: number }>(sql`
    with found as materialized (select t.${column} from tasks t where ${where} limit ${most + 1})
    select ${key} as id, count(*)::int as count, (select count(*)::int from found) as tasks
    from found ${join} group by 1 order by 2 desc, 1`)
  return (rows[0]?.tasks ?? 0) > most ? null : rows.map(({ id, count }) => ({ id, count }))
}
