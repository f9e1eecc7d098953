// Every query about idempotency keys: claim one, keep its answer, forget the old ones.
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { idempotencyKeys } from './idempotency-keys.table.ts'

/** How long an answer is kept, in seconds. */
export const KEPT_SECONDS = 24 * 60 * 60

/** A write as it is asked for: whose, under which key, and what it is. */
export type AskedWrite = { personId: string; companyId: string | null; key: string; fingerprint: string }

/** An answer that was given. `body` null was too large to keep. */
export type KeptAnswer = { status: number; body: string | null }

/** What a key turned out to be: new and ours, another write's, at work elsewhere, or answered. */
export type Claim = 'ours' | 'other content' | 'in progress' | KeptAnswer

/** How long a write that has committed a part of its work may take for the rest, in seconds; longer than any mail server is waited for. */
const FINISHED_AFTER = 120

const tooOld = sql`now() - make_interval(secs => ${KEPT_SECONDS})`

/**
 * Claims a key for the transaction `tx`: the row and what the write does are there together, or neither. Never waits for another transaction. A
 * row that is too old counts as none, and so does one of a write that committed a part and was cut off.
 */
export async function claimKey(tx: Database, { personId, companyId, key, fingerprint }: AskedWrite): Promise<Claim> {
  const made = await tx.execute(sql`
    insert into idempotency_keys (person_id, key, company_id, fingerprint)
    select ${personId}, ${key}, ${companyId}, ${fingerprint}
    where pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${personId} ${key}`}, 0))
    on conflict (person_id, key) do update
      set fingerprint = excluded.fingerprint, company_id = excluded.company_id, status = null, body = null, created_at = excluded.created_at
      where excluded.created_at - idempotency_keys.created_at > make_interval(secs => ${sql.raw(String(KEPT_SECONDS))})
        or (idempotency_keys.status is null and excluded.created_at - idempotency_keys.created_at > make_interval(secs => ${sql.raw(String(FINISHED_AFTER))}))
    returning key`)
  if (made.rowCount === 1) return 'ours'
  const [kept] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key)))
  if (kept === undefined || kept.status === null) return 'in progress'
  return kept.fingerprint === fingerprint ? { status: kept.status, body: kept.body } : 'other content'
}

/** Keeps the answer of a claimed key. */
export async function keepAnswer(tx: Database, { personId, key }: AskedWrite, answer: KeptAnswer): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set(answer)
    .where(and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key)))
}

/** Gives a claimed key back: the next try does the work again. */
export async function releaseKey(tx: Database, { personId, key }: AskedWrite): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key)))
}

/** Forgets the keys that are too old; answers how many. */
export async function forgetOldKeys(db: Database): Promise<number> {
  const gone = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, tooOld))
  return gone.rowCount ?? 0
}
