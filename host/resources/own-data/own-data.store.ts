// What a person wrote and logged, wherever that was, read a stretch at a time (EXPORT-07).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'

const PER_STRETCH = 500

/** Where something lies, by names that tell nothing of what others wrote. */
type Where = { workspace: string; project: string; task: string | null }

/** A comment of theirs. */
export type OwnComment = Where & { id: number; html: string; createdAt: string }

/** Time of theirs; `endedAt` null while it runs. */
export type OwnTime = Where & { id: number; comment: string; startedAt: string; endedAt: string | null }

/** A note of theirs, without what is found by. */
export type OwnNote = { id: string; title: string; html: string; isTrashed: boolean }

/** Comments in the order in which they were written. */
export const commentsOf = (db: Database, personId: string): AsyncGenerator<OwnComment[]> =>
  stretches<OwnComment>(db, 0, (after) => [
    sql`c.id, c.html, c.created_at as "createdAt"`,
    sql`comments c`,
    sql`c.author_id = ${personId} and c.id > ${after}`,
  ])

/** Logged time in the order in which it was logged. */
export const timeOf = (db: Database, personId: string): AsyncGenerator<OwnTime[]> =>
  stretches<OwnTime>(db, 0, (after) => [
    sql`c.id, c.comment, c.started_at as "startedAt", c.ended_at as "endedAt"`,
    sql`time_entries c`,
    sql`c.person_id = ${personId} and c.id > ${after}`,
  ])

async function* stretches<Row extends { id: number }>(
  db: Database,
  first: number,
  part: (after: number) => readonly [columns: SQL, table: SQL, where: SQL],
): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const [columns, table, where] = part(after)
    const found = await db.execute<{ id: number }>(sql`
      select ${columns}, w.name as workspace, p.name as project, p.code || '-' || t.number as task
      from ${table} join companies w on w.id = c.company_id join projects p on p.id = c.project_id and p.company_id = c.company_id
      left join tasks t on t.id = c.task_id and t.company_id = c.company_id
      where ${where} order by c.id limit ${PER_STRETCH}`)
    const rows = found.rows as Row[]
    if (rows.length > 0) yield rows
    if (rows.length < PER_STRETCH) return
    after = rows.at(-1)?.id ?? after
  }
}

/** Ids of notes, those in the trash too, the oldest first. */
export async function noteIdsOf(db: Database, personId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from notes where person_id = ${personId} order by created_at, id`)
  return rows.map(({ id }) => id)
}

/** One of their notes; undefined where it was deleted meanwhile. */
export async function noteOf(db: Database, personId: string, id: string): Promise<OwnNote | undefined> {
  const { rows } = await db.execute<OwnNote>(sql`
    select id, title, html, trashed_at is not null as "isTrashed" from notes where person_id = ${personId} and id = ${id}`)
  return rows[0]
}
