// The time zones that people live in.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'

/** The zone of a person `pe` in a workspace `c`, in SQL: their own, else the workspace's. */
export const ZONE_OF_PERSON: SQL = sql`coalesce(pe.time_zone, c.time_zone)`

/** Every zone that somebody has, or a workspace. */
export async function zonesInUse(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ zone: string }>(
    sql`select time_zone as zone from people where time_zone is not null union select time_zone from companies`,
  )
  return rows.map(({ zone }) => zone)
}
