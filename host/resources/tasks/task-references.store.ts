// What outlives what it refers to: it forgets it first. A reference that names its workspace cannot be emptied by the database (decision 078).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'

/** Discussions, answers of forms and days of rules forget the tasks of a workspace that go; `which` is a query of their ids. */
export async function forgetTasks(tx: Database, companyId: string, which: SQL): Promise<void> {
  for (const table of ['threads', 'submissions', 'recurrence_runs'])
    await tx.execute(sql`update ${sql.identifier(table)} set task_id = null where company_id = ${companyId} and task_id in (${which})`)
}

/** Tasks forget the rules that go, by a query of their ids. A task keeps its rule in every project of the workspace. */
export async function forgetRecurrences(tx: Database, companyId: string, which: SQL): Promise<void> {
  await tx.execute(sql`update tasks set recurrence_id = null where company_id = ${companyId} and recurrence_id in (${which})`)
}

/** Tasks that are done forget the statuses that go, by a query of their ids. */
export async function forgetWorkflows(tx: Database, companyId: string, which: SQL): Promise<void> {
  await tx.execute(sql`update tasks set workflow_before_done = null where company_id = ${companyId} and workflow_before_done in (${which})`)
}
