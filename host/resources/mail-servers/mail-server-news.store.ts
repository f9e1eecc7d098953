// Tells the owner when the mail server of a workspace begins to fail, and takes that back when it works again (INBOX-03).
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { companies } from '../companies/companies.table.ts'
import { aboutWorkspace, tell, withdrawReasons } from '../notifications/notifications.store.ts'

/** Call it in the transaction of the change, with what the server is now. */
export async function tellOfServer(tx: Database, companyId: string, state: string): Promise<void> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId))
  if (company === undefined) return
  const about = aboutWorkspace(company, 'mail')
  if (state === 'failing') await tell(tx, { ...about, to: { ids: [company.ownerId] }, actorId: null, reason: 'mail_failing' })
  else await withdrawReasons(tx, [about.topic], ['mail_failing'])
}
