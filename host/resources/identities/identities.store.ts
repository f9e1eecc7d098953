// Every query about identities: which account somebody is, by issuer and subject.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict } from '../../errors.ts'
import { addPerson, findPersonByEmail } from '../people/people.store.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { passwordResets, sessions } from '../sessions/sessions.table.ts'
import { refuseSignUp, type SignUpRules, wasInvited } from '../sessions/sign-up-rules.ts'
import { identities } from './identities.table.ts'
import type { Identity } from './identity-provider.ts'

/** The account of an identity. `secured`: it was there before, unverified, and has just lost its password and its sessions. */
export type Linked = { person: PersonRow; secured: boolean }

/** Who may make an account, and whether this somebody shows an open invitation. */
type Rules = SignUpRules & { invited: boolean }

async function findLinked(db: Database, { issuer, subject }: Identity): Promise<PersonRow | null> {
  const [row] = await db
    .select({ person: people })
    .from(identities)
    .innerJoin(people, eq(people.id, identities.personId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.person ?? null
}

async function addAccount(db: Database, { email, name, avatar }: Identity, rules: Rules): Promise<PersonRow | null> {
  if ((await findPersonByEmail(db, email)) !== null) return null
  refuseSignUp(rules, email, rules.invited || (await wasInvited(db, email)))
  // No password; a mailed link can set one.
  return addPerson(db, { email, name: name ?? email.split('@')[0] ?? email, avatar, passwordHash: null, verified: true })
}

/** Whoever made the account with this address may not be whose address it is: their way in ends here. */
async function secure(db: Database, personId: string): Promise<PersonRow | undefined> {
  const [person] = await db
    .update(people)
    .set({ passwordHash: null, emailVerifiedAt: sql`now()` })
    .where(eq(people.id, personId))
    .returning()
  await db.delete(sessions).where(eq(sessions.personId, personId))
  await db.delete(passwordResets).where(eq(passwordResets.personId, personId))
  return person
}

/**
 * The account of an identity: the linked one, whatever its address is by now; else the one with its verified address, linked from now on; else a
 * new one. The first link of an account whose address nobody had verified ends its sessions and drops its password. 409 when the account of
 * the address belongs to another identity of this issuer: an address that changed hands does not take the account along (OPEN-10).
 */
export async function linkIdentity(db: Database, identity: Identity, rules: Rules): Promise<Linked> {
  const { issuer, subject, email } = identity
  for (;;) {
    const linked = await db.transaction(async (tx): Promise<Linked | null> => {
      const known = await findLinked(tx, identity)
      if (known !== null) return { person: known, secured: false }
      const made = await addAccount(tx, identity, rules)
      const [person] = made === null ? await tx.select().from(people).where(eq(people.email, email)).for('update') : [made]
      // Gone between the two: try again.
      if (person === undefined) return null
      const fresh = await tx.insert(identities).values({ issuer, subject, personId: person.id }).onConflictDoNothing().returning()
      if (fresh.length === 0) return anotherSignIn(await findLinked(tx, identity))
      const secured = person.emailVerifiedAt === null
      return { person: (secured && (await secure(tx, person.id))) || person, secured }
    })
    if (linked !== null) return linked
  }
}

// The row was not written: either the same identity was linked at the same moment, or the account has another one.
function anotherSignIn(person: PersonRow | null): Linked {
  if (person !== null) return { person, secured: false }
  const message = 'The account with this email address belongs to another identity. Sign in with your password, or ask for a new one.'
  throw conflict(message, 'identity_taken')
}
