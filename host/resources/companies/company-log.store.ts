// Writing the activity log of a workspace, in the transaction of what it tells.
import type { Database } from '../../db/open.ts'
import type { Place } from '../projects/projects.table.ts'
import { companyLog } from './company-log.table.ts'

/** Writes one line about a project; `message` continues the actor's name: "archived the project Website". */
export async function logToCompany(tx: Database, { id, companyId }: Place, actorId: string | null, message: string): Promise<void> {
  await tx.insert(companyLog).values({ companyId, projectId: id, actorId, message })
}

/** Writes one line about the workspace itself or what belongs to no project of it: "added the client Northwind". */
export async function logOfCompany(tx: Database, companyId: string, actorId: string | null, message: string): Promise<void> {
  await tx.insert(companyLog).values({ companyId, actorId, message })
}
