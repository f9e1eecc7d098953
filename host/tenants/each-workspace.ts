// What the host does of its own goes through the workspaces one by one, so that each statement is about one.
import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { withinWorkspace } from './workspace.ts'

/** Does `work` in each workspace that `which`, a query of `company_id`, finds; answers the sum of what it answers. */
export async function inEachWorkspace(db: Database, which: SQL, work: (companyId: string) => Promise<number>): Promise<number> {
  const { rows } = await db.execute<{ company_id: string }>(which)
  let sum = 0
  for (const { company_id: id } of rows) sum += await withinWorkspace(id, () => work(id))
  return sum
}
