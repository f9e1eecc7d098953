// What came of completed sprints, read from their frozen rows only (SPRINT-06).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readSprint } from './sprints.store.ts'

/** What came of one task. */
export type SprintResult = {
  uuid: string
  code: string
  title: string
  hours: number
  outcome: 'done' | 'carried' | 'dropped' | 'archived'
  target: { id: number; slug: string; title: string } | null
}

/** Tasks and their hours. */
export type Amount = { tasks: number; hours: number }

/** A completed sprint as velocity sees it. */
export type SprintVelocity = { id: number; slug: string; title: string; committed: Amount; done: Amount; carried: Amount }

/** A page of what came of a sprint's tasks, by number; empty until it is completed. */
export async function listResults(
  db: Database,
  projectId: string,
  id: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ results: SprintResult[]; total: number }> {
  await readSprint(db, projectId, { id })
  const { rows } = await db.execute<SprintResult>(sql`
    select r.task_id as uuid, r.code, r.title, r.hours::float8 as hours, r.outcome,
      (select json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) from sprints s where s.project_id = r.project_id and s.id = r.target_id) as target
    from sprint_results r where r.sprint_id = ${id} order by r.number limit ${perPage} offset ${(page - 1) * perPage}`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from sprint_results where sprint_id = ${id}`,
  )
  return { results: rows, total: counted[0]?.total ?? 0 }
}

/** The last twelve completed sprints of a project, the latest first. */
export async function readVelocity(db: Database, projectId: string): Promise<SprintVelocity[]> {
  const amount = (outcome: string) =>
    sql`json_build_object('tasks', count(*) filter (where r.outcome = ${outcome}), 'hours', coalesce(sum(r.hours) filter (where r.outcome = ${outcome}), 0)::float8)`
  const { rows } = await db.execute<SprintVelocity>(sql`
    select s.id, s.slug, s.title, json_build_object('tasks', s.committed_tasks, 'hours', s.committed_hours::float8) as committed,
      ${amount('done')} as done, ${amount('carried')} as carried
    from (select * from sprints where project_id = ${projectId} and state = 'completed' order by completed_at desc limit 12) s
    left join sprint_results r on r.sprint_id = s.id
    group by s.id, s.slug, s.title, s.committed_tasks, s.committed_hours, s.completed_at order by s.completed_at desc`)
  return rows
}
