// Telling who brought a file how its import ended: one line in the inbox, and nothing else (IMPORT-10).
import type { Database } from '../../db/open.ts'
import { aboutThing, tell } from '../notifications/notifications.store.ts'
import type { ImportRow } from './imports.table.ts'

/** In the transaction that writes down how it ended. */
export async function tellOfImport(tx: Database, row: ImportRow): Promise<void> {
  if (row.personId === null) return
  await tell(tx, {
    ...aboutThing(row.companyId, { kind: 'import', id: row.id }, row.filename),
    projectId: row.projectId,
    to: { ids: [row.personId] },
    actorId: null,
    reason: row.state === 'done' ? 'import_ready' : 'import_failed',
  })
}
