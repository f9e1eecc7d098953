// Every query about accounts.
import { eq, like, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { canonicalEmail } from '../../email-address.ts'
import { slugFrom } from '../../slugs.ts'
import { type PersonRow, people } from './people.table.ts'

/** What an account is made from; `email` in any form, `avatar` an address. `verified`: somebody has shown that the address is theirs. */
export type NewPerson = { name: string; email: string; passwordHash: string | null; avatar?: string | null; verified?: boolean }

/** The account of an e-mail address, or null. */
export async function findPersonByEmail(db: Database, email: string): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(people)
    .where(eq(people.email, canonicalEmail(email)))
  return row ?? null
}

/** The account of a username, or null. */
export async function findPersonByUsername(db: Database, username: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(people).where(eq(people.username, username))
  return row ?? null
}

async function freeUsername(db: Database, email: string): Promise<string> {
  const base = slugFrom(canonicalEmail(email).split('@')[0] ?? '', 'person').slice(0, 30)
  const rows = await db
    .select({ username: people.username })
    .from(people)
    .where(or(eq(people.username, base), like(people.username, `${base}-%`)))
  const taken = new Set(rows.map((row) => row.username))
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}-${number}`
    if (!taken.has(username)) return username
  }
}

/** Makes an account with a username from its address; null when the address has one already. */
export async function addPerson(db: Database, person: NewPerson): Promise<PersonRow | null> {
  const email = canonicalEmail(person.email)
  for (;;) {
    const username = await freeUsername(db, email)
    const [row] = await db
      .insert(people)
      .values({
        username,
        email,
        name: person.name.trim(),
        passwordHash: person.passwordHash,
        avatar: person.avatar ?? null,
        emailVerifiedAt: person.verified ? sql`now()` : null,
      })
      .onConflictDoNothing()
      .returning()
    if (row !== undefined) return row
    if ((await findPersonByEmail(db, email)) !== null) return null
    // Otherwise another sign-up took the username in between: try the next one.
  }
}

/** True when there is not one account: a first start. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ some: boolean }>(sql`select exists(select 1 from ${people}) as some`)
  return rows[0]?.some !== true
}
