// Tries that count against limits, of all hosts on one database.
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row for each limit and whoever tries: `key` is a SHA-256 of both, so that no address is kept. From `ends_at` on it counts from none. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_ends').on(table.endsAt)],
)
