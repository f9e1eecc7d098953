// What is told of somebody's place in a workspace (TEAM-12).
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import { quotedName } from '../mails/mail-names.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { aboutWorkspace, tell } from '../notifications/notifications.store.ts'
import { people } from '../people/people.table.ts'

type Person = { id: string; email: string }

/** Who was taken off hears of it by mail, because its inbox is not theirs any more; where somebody left, the owner is told. */
export async function tellOfRemoval(
  tx: Database,
  { company, actorId }: { company: CompanyRow; actorId: string },
  person: Person,
): Promise<void> {
  if (person.id === actorId) {
    const about = aboutWorkspace(company, `left:${person.id}`)
    return tell(tx, { ...about, to: { ids: [company.ownerId] }, actorId, reason: 'left' })
  }
  const [by] = await tx.select({ name: people.name, email: people.email }).from(people).where(eq(people.id, actorId))
  const title = `You are not in the workspace ${quotedName(company.name, 'of theirs')} any more`
  const who = by ? quotedName(by.name) : 'the owner'
  await queueMail(tx, {
    companyId: company.id,
    kind: 'removal',
    to: person.email,
    subject: title,
    ...(by && { replyTo: by.email }),
    content: {
      title,
      blocks: [
        { is: 'text', text: `${by ? who : 'The owner'} took you off it. What you did, said and logged there keeps your name.` },
        { is: 'small', text: `Where that is a mistake, ask ${who}: within 30 days everything can be given back.` },
      ],
    },
  })
}

/** Who is back hears of it. */
export function tellOfReturn(
  tx: Database,
  { company, actorId }: { company: CompanyRow; actorId: string },
  personId: string,
): Promise<void> {
  return tell(tx, { ...aboutWorkspace(company, 'back'), to: { ids: [personId] }, actorId, reason: 'added' })
}
