// What was done to invoices, as the activity log of the workspace tells it, in the transaction of the change.
import type { Database } from '../../db/open.ts'
import { PALETTE, record } from '../audit-events/audit-events.store.ts'

/** What is done to invoices. */
type Verb = 'draft' | 'change' | 'delete' | 'issue' | 'send' | 'remind' | 'void' | 'pay' | 'setup'

/** Writes one line; without an actor it was the clock. `said` continues the actor's name: "voided invoice 2026-0012". */
export async function logInvoice(tx: Database, companyId: string, actorId: string | null, verb: Verb, said: string): Promise<void> {
  await record(tx, { companyId, projectId: null }, actorId ?? PALETTE, { action: `invoice.${verb}`, said })
}
