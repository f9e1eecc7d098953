// Writing into the log what was done to a file.
import type { Database } from '../../db/open.ts'
import { record, recordOnTasks } from '../audit-events/audit-events.store.ts'
import type { AuditAction } from '../audit-events/audit-nouns.ts'
import { sentence } from '../audit-events/log-line.ts'

/** Writes what was done to a file into its task's log, or about the file itself where it is the project's own. */
export async function logFile(
  tx: Database,
  place: { id: string; companyId: string },
  taskId: string | undefined | null,
  actorId: string,
  {
    action,
    said,
    file: { id, filename },
    how = '',
  }: { action: AuditAction; said: string; file: { id: number; filename: string }; how?: string },
): Promise<void> {
  if (taskId) await recordOnTasks(tx, [taskId], actorId, { action, said: sentence`${said} the file ${filename}${how}` })
  else await record(tx, place, actorId, { action, said: sentence`${said} the file${how}`, target: { kind: 'file', id, label: filename } })
}
