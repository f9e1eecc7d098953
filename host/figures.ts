// What the host tells Prometheus beside its requests: connections, and mails that wait or were given up.
import { count } from 'drizzle-orm'
import type { Metrics } from '#process/metrics.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Lag } from './replica/lag.ts'
import { mails } from './resources/mails/mails.table.ts'

/** Adds them to `metrics`; they are read when somebody asks. */
export function tellFigures(metrics: Metrics, { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>): void {
  metrics.reading({
    name: 'palette_database_connections',
    help: 'Connections to PostgreSQL: open, of these idle, and held by requests.',
    by: 'state',
    read: () => ({ open: pool.totalCount, idle: pool.idleCount, requests: pool.standing().taken }),
  })
  metrics.reading({
    name: 'palette_database_waiting',
    help: 'Who waits for a connection: requests for their turn, and anything for one that is free.',
    by: 'for',
    read: () => ({ turn: pool.standing().waiting, connection: pool.waitingCount }),
  })
  metrics.reading({
    name: 'palette_mails',
    help: 'Mails by what became of them; those that were sent are kept for a while.',
    by: 'state',
    shared: true,
    async read() {
      const rows = await db.select({ state: mails.state, count: count() }).from(mails).groupBy(mails.state)
      return { waiting: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
    },
  })
}

/** Adds those of a replica; what it answers counts where a read went that could go there. */
export function tellReplica(metrics: Metrics, lag: () => Lag | null): (place: 'primary' | 'replica') => void {
  metrics.reading({
    name: 'palette_replica_lag',
    help: 'How far the replica is behind the primary, in seconds and in bytes of its log; nothing while it cannot be asked.',
    by: 'in',
    read(): Record<string, number> {
      const now = lag()
      return now === null ? {} : { seconds: now.ms / 1000, bytes: now.bytes }
    },
  })
  return metrics.count({
    name: 'palette_list_reads_total',
    help: 'Lists and searches that a replica may answer, by who did: the replica, or the primary, because it is not as far, or gone.',
    by: 'place',
  })
}
