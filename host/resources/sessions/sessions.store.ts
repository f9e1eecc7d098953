// Every query about sessions.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { tryAgain } from '../../db/try-again.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import type { Device } from './device.ts'
import { tellOfNewDevice } from './known-devices.store.ts'
import { noteNetwork } from './known-networks.store.ts'
import { sessions } from './sessions.table.ts'

/** Opens a session of 90 days; the returned token is the only copy. */
export async function openSession(db: Database, personId: string, device: Device = { userAgent: '', network: '' }): Promise<string> {
  const token = newToken()
  await db.delete(sessions).where(and(eq(sessions.personId, personId), sql`${sessions.expiresAt} <= now()`))
  await db.insert(sessions).values({ ...device, tokenHash: hashToken(token), personId, expiresAt: sql`now() + interval '90 days'` })
  await noteNetwork(db, personId, device.network)
  return token
}

/**
 * The same for somebody whose password was right; null when it is theirs no longer. Between the check and this the account may have lost it with
 * all its sessions, and this one must not survive that.
 */
export function openPasswordSession(db: Database, person: PersonRow, device: Device, appUrl: string): Promise<string | null> {
  const { id, passwordHash } = person
  const open = async (tx: Database) => {
    const same = and(eq(people.id, id), eq(people.passwordHash, passwordHash ?? ''), isNull(people.deletionAt))
    const rows = await tx.select({ id: people.id }).from(people).where(same).for('share')
    if (rows.length === 0) return null
    await tellOfNewDevice(tx, person, device, appUrl)
    return openSession(tx, id, device)
  }
  // Where people are on several machines, two who sign in at once wait for each other.
  return tryAgain(() => db.transaction(open))
}

/** The same for somebody whom an identity provider knows: whatever the way in, a device that was not seen before is told (SESS-03). */
export function openIdentitySession(db: Database, person: PersonRow, device: Device, appUrl: string): Promise<string> {
  return db.transaction(async (tx) => {
    await tellOfNewDevice(tx, person, device, appUrl)
    return openSession(tx, person.id, device)
  })
}

/** Ends one session; its token is dead at once. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}
