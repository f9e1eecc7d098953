// The tasks of a list as a file takes them: all of it, a stretch at a time.
import { sql } from 'drizzle-orm'
import { mayEdit } from '../../access.ts'
import type { Database } from '../../db/open.ts'
import { readTasksOf, type TaskView } from './task-view.store.ts'

const PER_STRETCH = 200

/** Some tasks in their order, and the addresses of their people that the viewer may know, by the id of the person. */
export type Stretch = { tasks: TaskView[]; emails: ReadonlyMap<string, string> }

/**
 * Reads tasks in the order of `ids`. What is deleted meanwhile is left out; what is changed is as it is when its stretch is read. Addresses
 * are of the people in projects that the viewer edits, and of nobody who hides theirs (PROF-02).
 */
export async function* readStretches(db: Database, viewerId: string, ids: readonly string[]): AsyncGenerator<Stretch> {
  for (let at = 0; at < ids.length; at += PER_STRETCH) {
    const tasks = await readTasksOf(db, viewerId, ids.slice(at, at + PER_STRETCH))
    const edited = tasks.filter(({ project }) => mayEdit(project.role))
    const people = new Set(edited.flatMap(({ users, creator }) => [...users, ...(creator ? [creator] : [])].map(({ uuid }) => uuid)))
    const { rows } = await db.execute<{ id: string; email: string }>(sql`
      select id, email from people
      where id = any(${sql.param([...people])}::uuid[]) and not hide_email and deleted_at is null`)
    yield { tasks, emails: new Map(rows.map(({ id, email }) => [id, email])) }
  }
}
