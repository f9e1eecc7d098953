// Reads what a move has to know: the tasks with what their project gives them, what another project has, and who sees it.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import type { ProjectRow } from '../projects/projects.table.ts'
import type { Catalogue, Moving, Titled } from './task-move.kept.ts'

/** Where a task goes to or comes from. */
export type MoveEnd = { company: CompanyRow; project: ProjectRow }

/** The most tasks that one call moves, the subtasks counted in. */
export const MOST_MOVED = 500

const titled = (table: 'workflows' | 'task_types' | 'task_efforts', column: string) =>
  sql.raw(`(select json_build_object('id', x.id, 'title', x.title, 'key', lower(x.title)) from ${table} x where x.id = t.${column})`)

/** Reads tasks in the order of `ids`; those that are gone are left out. */
export async function readMoving(db: Database, ids: readonly string[]): Promise<Moving[]> {
  const { rows } = await db.execute<Moving>(sql`
    select t.id, t.number, t.title, t.position,
      ${titled('workflows', 'workflow_id')} as workflow, ${titled('task_types', 'type_id')} as type, ${titled('task_efforts', 'effort_id')} as effort,
      (select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'key', lower(l.title)) order by l.id), '[]')
        from task_labels tl join labels l on l.id = tl.label_id where tl.task_id = t.id) as labels,
      (select json_build_object('id', b.id, 'title', b.name) from boards b where b.id = t.board_id) as board,
      (select json_build_object('id', s.id, 'title', s.title) from sprints s where s.id = t.sprint_id) as sprint,
      (select json_build_object('id', u.id, 'title', u.code || ' ' || u.title) from user_stories u where u.id = t.user_story_id) as story,
      (select json_build_object('id', p.id, 'number', p.number, 'title', p.title) from tasks p where p.id = t.parent_id) as parent,
      (select coalesce(json_agg(json_build_object('id', c.id, 'number', c.number, 'title', c.title) order by c.position, c.number desc), '[]')
        from tasks c where c.parent_id = t.id) as children,
      (select coalesce(json_agg(json_build_object('id', a.id, 'title', a.name, 'at', tp.assigned_at) order by tp.assigned_at, a.username), '[]')
        from task_people tp join people a on a.id = tp.person_id where tp.task_id = t.id) as people,
      (select coalesce(json_agg(json_build_object('id', e.id, 'title', a.name, 'personId', a.id, 'endedAt', null) order by e.id), '[]')
        from time_entries e join people a on a.id = e.person_id where e.task_id = t.id and e.ended_at is null) as timers
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, place) join tasks t on t.id = wanted.id
    order by wanted.place`)
  return rows
}

/** The tasks under some tasks, at every depth, parents before children; without those themselves. 422 when a move would be too large. */
export async function descendantsOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive under as (
      select id, 0 as depth from tasks where id = any(${sql.param(ids)}::uuid[])
      union all select t.id, under.depth + 1 from tasks t join under on t.parent_id = under.id where under.depth < 100
    ) select u.id from (select id, max(depth) as depth from under group by id) as u join tasks t on t.id = u.id
    where u.id <> all(${sql.param(ids)}::uuid[]) order by u.depth, t.position, t.number desc limit ${MOST_MOVED + 1}`)
  if (rows.length + 1 > MOST_MOVED) throw invalid({ subtasks: [`At most ${MOST_MOVED} tasks move at once.`] })
  return rows.map(({ id }) => id)
}

/** The statuses, types, efforts and labels of a project, each kind the oldest first. */
export async function catalogueOf(db: Database, projectId: string): Promise<Catalogue> {
  const { rows } = await db.execute<Titled & { kind: keyof Catalogue }>(sql`
    select 'workflow' as kind, id, title, lower(title) as key from workflows where project_id = ${projectId}
    union all select 'type', id, title, lower(title) from task_types where project_id = ${projectId}
    union all select 'effort', id, title, lower(title) from task_efforts where project_id = ${projectId}
    union all select 'label', id, title, lower(title) from labels where project_id = ${projectId}
    order by 1, 2`)
  const catalogue: Catalogue = { workflow: [], type: [], effort: [], label: [] }
  for (const { kind, ...thing } of rows) catalogue[kind].push(thing)
  return catalogue
}

/** Those of some people who see a project. */
export async function whoSees(db: Database, { company, project }: MoveEnd, personIds: readonly string[]): Promise<Set<string>> {
  if (personIds.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select cm.person_id as id from company_members cm
    where cm.company_id = ${company.id} and cm.person_id = any(${sql.param([...personIds])}::uuid[]) and (
      cm.role = 'owner' or cm.person_id = ${project.ownerId} or (cm.role = 'member' and not ${project.isPrivate})
      or exists (select 1 from project_members pm where pm.project_id = ${project.id} and pm.person_id = cm.person_id))`)
  return new Set(rows.map(({ id }) => id))
}

/** Everybody who is on some tasks or times them. */
export function peopleAround(tasks: readonly Pick<Moving, 'people' | 'timers'>[]): string[] {
  return tasks.flatMap(({ people, timers }) => [...people.map(({ id }) => id), ...timers.map(({ personId }) => personId)])
}
