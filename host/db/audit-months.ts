// The months of the activity log, each a table of its own: made ahead of time, and dropped as a whole when the log forgets (decision 072).
import pg from 'pg'
import { unhurry } from './connection-settings.ts'

/** How many months are there before they begin. */
const AHEAD = 3
/** How long a month that is made or dropped waits for those who read and write, in ms; meanwhile others wait behind it. */
const LOCK_MS = 2_000

/** Runs `work` on a connection of its own, which waits for no lock for long. `direct` leads to PostgreSQL itself, as the owner of the tables. */
async function inTurn<Result>(direct: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...direct, connectionTimeoutMillis: 10_000 })
  // Told by the query that is under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await unhurry(client)
    await client.query(`set lock_timeout = ${LOCK_MS}`)
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes the months that are missing: the present one, the next three, and those of lines that had none, which move there. Each is a transaction of
 * its own. Answers their first days, the earliest first. Rejects with PostgreSQL's 55P03 where somebody holds the log for too long.
 */
export function makeAuditMonths(direct: pg.ClientConfig, now = new Date()): Promise<string[]> {
  return inTurn(direct, async (client) => {
    const { rows } = await client.query<{ day: string }>(
      `select to_char(needed.month, 'YYYY-MM-DD') as day from (
         select date_trunc('month', $1::timestamptz at time zone 'UTC') + ahead * interval '1 month' as month from generate_series(0, ${AHEAD}) as ahead
         union select distinct date_trunc('month', at at time zone 'UTC') from months.audit_events_other
       ) needed where to_regclass('months.audit_events_' || to_char(needed.month, 'YYYY_MM')) is null order by 1`,
      [now.toISOString()],
    )
    const made: string[] = []
    for (const { day } of rows) {
      const { rows: answer } = await client.query<{ made: boolean }>('select make_audit_month($1) as made', [day])
      if (answer[0]?.made) made.push(day)
    }
    // Nothing else counts the whole of a table that is divided, and plans go by that.
    if (made.length > 0) await client.query('analyze audit_events')
    return made
  })
}

/** Drops the months that ended before a moment; answers how many lines went with them. */
export function dropAuditMonths(direct: pg.ClientConfig, before: Date): Promise<number> {
  return inTurn(direct, async (client) => {
    const { rows } = await client.query<{ day: string }>(
      `select to_char(month, 'YYYY-MM-DD') as day from (
         select to_date(substring(c.relname from '\\d{4}_\\d\\d$'), 'YYYY_MM') as month
         from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'public.audit_events'::regclass and c.relname ~ '\\d{4}_\\d\\d$'
       ) of_log where (month + interval '1 month') at time zone 'UTC' <= $1::timestamptz order by 1`,
      [before.toISOString()],
    )
    let gone = 0
    for (const { day } of rows) {
      const { rows: answer } = await client.query<{ gone: string }>('select drop_audit_month($1) as gone', [day])
      gone += Number(answer[0]?.gone ?? 0)
    }
    return gone
  })
}
