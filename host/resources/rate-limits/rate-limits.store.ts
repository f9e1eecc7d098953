// Counting tries: each is one statement, so that tries at the same moment, of any host, cannot overtake the count.
import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { rateLimits } from './rate-limits.table.ts'

/** How many tries in how many seconds. */
export type Allowance = { max: number; seconds: number }

/** After `free` tries each next one has to wait: `firstMs`, then twice as long each time, up to `mostMs`. */
export type GrowingWait = { free: number; firstMs: number; mostMs: number; seconds: number }

/** A try that counts, to be given back by `giveBack`; or how long to wait, in ms. */
export type Taken = { key: string; endsAt: Date } | { waitMs: number }

/** What the rows are called. */
export function keyOfTry(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

const over = lte(rateLimits.endsAt, sql`now()`)

/** Counts a try of `key`, unless as many were made. */
export async function takeTry(db: Database, key: string, { max, seconds }: Allowance): Promise<Taken> {
  return take(db, key, { seconds, allowed: sql`${rateLimits.tries} < ${max}`, waitUntil: sql`${rateLimits.endsAt}` })
}

/** Counts a try of `key`, unless it comes too early after the one before. */
export async function takeTryInTime(db: Database, key: string, { free, firstMs, mostMs, seconds }: GrowingWait): Promise<Taken> {
  // 2^30 times the first wait is beyond any most.
  const wait = sql`least(${mostMs}, ${firstMs} * power(2, least(30, greatest(0, ${rateLimits.tries} - ${free})))) * interval '1 ms'`
  const next = sql`${rateLimits.lastAt} + ${wait}`
  return take(db, key, { seconds, allowed: sql`(${rateLimits.tries} < ${free} or ${next} <= now())`, waitUntil: next })
}

type Taking = { seconds: number; allowed: ReturnType<typeof sql>; waitUntil: ReturnType<typeof sql> }

async function take(db: Database, key: string, { seconds, allowed, waitUntil }: Taking): Promise<Taken> {
  const endsAt = sql`now() + ${seconds} * interval '1 second'`
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, tries: 1, lastAt: sql`now()`, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tries: sql`case when ${over} then 1 else ${rateLimits.tries} + 1 end`,
        lastAt: sql`now()`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
      setWhere: sql`${over} or ${allowed}`,
    })
    .returning({ endsAt: rateLimits.endsAt })
  if (counted) return { key, endsAt: counted.endsAt }
  const [row] = await db
    .select({ waitMs: sql<number>`greatest(0, extract(epoch from ${waitUntil} - now()) * 1000)::float8` })
    .from(rateLimits)
    .where(eq(rateLimits.key, key))
  return { waitMs: row?.waitMs ?? 0 }
}

/** The try was none after all. One of an earlier stretch is forgotten already. */
export async function giveBackTry(db: Database, { key, endsAt }: { key: string; endsAt: Date }): Promise<void> {
  const same = and(
    eq(rateLimits.key, key),
    gt(rateLimits.tries, 0),
    sql`date_trunc('milliseconds', ${rateLimits.endsAt}) = ${endsAt.toISOString()}`,
  )
  await db
    .update(rateLimits)
    .set({ tries: sql`${rateLimits.tries} - 1` })
    .where(same)
}

/** Forgets every try of `key`. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Rows that count for nothing go. */
export async function forgetOldTries(db: Database): Promise<void> {
  await db.delete(rateLimits).where(over)
}
