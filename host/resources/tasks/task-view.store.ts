// Reads tasks with everything a row or a detail shows, in one query for any number of them.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { executeKept } from '../../db/kept-statement.ts'
import type { Database } from '../../db/open.ts'
import type { ProjectRole } from '../projects/projects.store.ts'
import type { ProjectRow } from '../projects/projects.table.ts'
import type { WireTask } from './tasks.schema.ts'
import { type TaskRow, tasks } from './tasks.table.ts'

/** What several tasks may refer to, as the wire shows it, each read once. */
type Things = {
  projects: (Pick<ProjectRow, 'id' | 'slug' | 'name' | 'code'> & { status: number; role: ProjectRole; company: WireTask['company'] })[]
  types: NonNullable<WireTask['type']>[]
  efforts: NonNullable<WireTask['effort']>[]
  workflows: NonNullable<WireTask['workflow']>[]
  boards: NonNullable<WireTask['board']>[]
  sprints: NonNullable<WireTask['sprint']>[]
  stories: NonNullable<WireTask['user_story']>[]
  labels: WireTask['labels']
  people: WireTask['users']
}

type Columns = (typeof tasks)['_']['columns']

/** A value as JSON has it: instants are seconds since the epoch. */
type Json<Value> = Value extends Date ? number : Value

/** A row of `tasks` under the names of its columns, with the ids of what hangs on it and what only the viewer has of it. */
type Row = { [Key in Exclude<keyof TaskRow, 'words'> as Columns[Key]['_']['name']]: Json<TaskRow[Key]> } & {
  label_ids: number[] | null
  person_ids: string[] | null
  subtasks: number
  is_favorite: boolean
  timer_at: number | null
}

/** A task with its surroundings. */
export type TaskView = Pick<WireTask, 'type' | 'effort' | 'workflow' | 'board' | 'sprint' | 'user_story' | 'labels' | 'users'> & {
  row: Row
  project: Things['projects'][number]
  creator: Things['people'][number] | null
}

/** Whether lists bring descriptions, which may be megabytes each; without them they are null. */
export type Detail = 'whole' | 'brief'

const seconds = (column: SQL) => sql`floor(extract(epoch from ${column}))::float8`

/** A column of a task in the query, under its own name. */
function shown({ name, dataType }: PgColumn, detail: Detail): SQL {
  const column = sql.raw(`t.${name}`)
  if (name === 'description' && detail === 'brief') return sql`null::text as description`
  return dataType === 'date' ? sql`${seconds(column)} as ${sql.raw(name)}` : column
}

// The words for searching are as long as the title and nobody's to see.
const { words: _words, ...columns } = getTableColumns(tasks)

/** One text each, because they are kept under it: `rows` are tasks with their ids, the rest what those ids stand for. */
function viewQuery(wanted: SQL, viewerId: string, detail: Detail): SQL {
  const own = sql.join(
    Object.values(columns).map((column) => shown(column, detail)),
    sql`, `,
  )
  return sql`
    with tasks_seen as materialized (
      select wanted.place, ${own},
        (select array_agg(tl.label_id) from task_labels tl where tl.task_id = t.id) as label_ids,
        (select array_agg(tp.person_id order by tp.assigned_at, a.username)
          from task_people tp join people a on a.id = tp.person_id where tp.task_id = t.id) as person_ids,
        (select count(*)::int from tasks s where s.parent_id = t.id) as subtasks,
        exists (select 1 from favourites f where f.task_id = t.id and f.person_id = ${viewerId}) as is_favorite,
        (select ${seconds(sql`e.started_at`)} from time_entries e
          where e.person_id = ${viewerId} and e.task_id = t.id and e.ended_at is null) as timer_at
      from (${wanted}) as wanted join tasks t on t.id = wanted.id
    ) select
      (select coalesce(json_agg(s order by s.place), '[]') from tasks_seen s) as rows,
      (select json_agg(json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'code', p.code, 'status', p.current_status,
        'role', case when c.owner_id = ${viewerId} or p.owner_id = ${viewerId} then 'admin' else coalesce(m.role, 'unknown') end,
        'company', json_build_object('slug', c.slug, 'subscription', c.subscription, 'unlimited_workspaces', c.unlimited_workspaces)))
        from projects p join companies c on c.id = p.company_id
        left join project_members m on m.project_id = p.id and m.person_id = ${viewerId}
        where p.id in (select project_id from tasks_seen)) as projects,
      ${things('task_types', 'type_id', `'id', x.id, 'title', x.title, 'color', x.color`)} as types,
      ${things('task_efforts', 'effort_id', `'id', x.id, 'title', x.title, 'effort', x.hours`)} as efforts,
      ${things('workflows', 'workflow_id', `'id', x.id, 'title', x.title, 'color', x.color`)} as workflows,
      ${things('boards', 'board_id', `'uuid', x.id, 'label', x.name`)} as boards,
      ${things('sprints', 'sprint_id', `'id', x.id, 'slug', x.slug, 'title', x.title, 'timebox', x.start_date || ' – ' || x.end_date`)} as sprints,
      ${things('user_stories', 'user_story_id', `'id', x.id, 'slug', x.slug, 'title', x.title, 'code', x.code`)} as stories,
      (select json_agg(json_build_object('id', x.id, 'title', x.title, 'color', x.color) order by lower(x.title))
        from labels x where x.id in (select unnest(label_ids) from tasks_seen)) as labels,
      (select json_agg(json_build_object('uuid', x.id, 'username', x.username, 'name', x.name, 'avatar', x.avatar, 'headline', x.headline))
        from people x where x.id in (select creator_id from tasks_seen union all select unnest(person_ids) from tasks_seen)) as people`
}

function things(table: string, column: string, object: string): SQL {
  return sql.raw(`(select json_agg(json_build_object(${object})) from ${table} x where x.id in (select ${column} from tasks_seen))`)
}

/** Reads the tasks that `wanted` (a query of `id, place`, always the same text) names, in the order of `place`, as `viewerId` sees them. */
export async function readTasks(db: Database, viewerId: string, wanted: SQL, detail: Detail = 'whole'): Promise<TaskView[]> {
  type Read = { rows: Row[] } & { [Name in keyof Things]: Things[Name] | null }
  const [read] = await executeKept<Read>(db, viewQuery(wanted, viewerId, detail))
  return read === undefined ? [] : assemble(read.rows, read)
}

function byKey<Thing, Key>(list: readonly Thing[] | null, keyOf: (thing: Thing) => Key): { get(key: Key | null): Thing | null } {
  const map = new Map((list ?? []).map((thing) => [keyOf(thing), thing]))
  return { get: (key) => (key === null ? null : (map.get(key) ?? null)) }
}

/** Puts in what the ids of the rows stand for. */
function assemble(rows: readonly Row[], read: { [Name in keyof Things]: Things[Name] | null }): TaskView[] {
  const id = ({ id: own }: { id: number }) => own
  const uuid = ({ uuid: own }: { uuid: string }) => own
  const projects = byKey(read.projects, (project) => project.id)
  const [types, efforts, workflows] = [byKey(read.types, id), byKey(read.efforts, id), byKey(read.workflows, id)]
  const [boards, sprints, stories, people] = [
    byKey(read.boards, uuid),
    byKey(read.sprints, id),
    byKey(read.stories, id),
    byKey(read.people, uuid),
  ]
  return rows.flatMap((row) => {
    const project = projects.get(row.project_id)
    if (project === null) return []
    return [
      {
        row,
        project,
        type: types.get(row.type_id),
        effort: efforts.get(row.effort_id),
        workflow: workflows.get(row.workflow_id),
        board: boards.get(row.board_id),
        sprint: sprints.get(row.sprint_id),
        user_story: stories.get(row.user_story_id),
        creator: people.get(row.creator_id),
        // In the order of all labels, which is theirs.
        labels: row.label_ids === null ? [] : (read.labels ?? []).filter((label) => row.label_ids?.includes(label.id)),
        users: (row.person_ids ?? []).flatMap((person) => people.get(person) ?? []),
      },
    ]
  })
}

/** Reads one task, inside a project where one is given; undefined when it is gone or elsewhere. */
export async function readTask(db: Database, viewerId: string, taskId: string, projectId?: string): Promise<TaskView | undefined> {
  const inside = projectId === undefined ? sql`` : sql` and project_id = ${projectId}`
  const [task] = await readTasks(db, viewerId, sql`select id, 1 as place from tasks where id = ${taskId}${inside}`)
  return task
}

/** Reads some tasks in their order, without descriptions unless asked; those that are gone are left out. */
export function readTasksOf(db: Database, viewerId: string, ids: readonly string[], detail: Detail = 'brief'): Promise<TaskView[]> {
  if (ids.length === 0) return Promise.resolve([])
  return readTasks(db, viewerId, sql`select * from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, place)`, detail)
}
