// The lines that a workspace leaves about itself in the activity log.
import type { Database } from '../../db/open.ts'
import { type AuditEntry, PALETTE, record } from '../audit-events/audit-events.store.ts'

/** Writes one line about the workspace; `said` continues the actor's name; null is the product itself. Call it with the transaction of the change. */
export async function recordOfCompany(
  tx: Database,
  { id, name }: { id: string; name: string },
  actorId: string | null,
  { action, said }: Pick<AuditEntry, 'action' | 'said'>,
): Promise<void> {
  await record(tx, { companyId: id, projectId: null }, actorId ?? PALETTE, { action, said, target: { kind: 'workspace', id, label: name } })
}
