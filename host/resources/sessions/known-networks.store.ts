// The networks that somebody has signed in from.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { canonicalEmail } from '../../email-address.ts'
import { people } from '../people/people.table.ts'
import { knownNetworks } from './sessions.table.ts'

/** Takes the network of a sign-in down, or that it was used again. */
export async function noteNetwork(tx: Database, personId: string, network: string): Promise<void> {
  if (network === '') return
  const target = [knownNetworks.personId, knownNetworks.network]
  await tx
    .insert(knownNetworks)
    .values({ personId, network })
    .onConflictDoUpdate({ target, set: { lastAt: sql`excluded.last_at` } })
}

/** Whether the account of an address has been used from the network within 90 days. */
export async function knowsNetwork(db: Database, email: string, network: string): Promise<boolean> {
  const recent = sql`${knownNetworks.lastAt} > now() - interval '90 days'`
  const rows = await db
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .innerJoin(people, eq(people.id, knownNetworks.personId))
    .where(and(eq(people.email, canonicalEmail(email)), eq(knownNetworks.network, network), recent))
  return rows.length > 0
}
