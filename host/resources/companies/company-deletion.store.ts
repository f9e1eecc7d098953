// Deleting a workspace: away from everybody at once, back for 14 days, then gone with its files (WSET-09, WSET-10).
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { withinWorkspace } from '../../tenants/workspace.ts'
import { bytesIn, knownFiles } from '../attachments/attachments.store.ts'
import { allowAuditDeletion } from '../audit-events/audit-events.store.ts'
import { quotedName } from '../mails/mail-names.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { mailSettings } from '../notices/mail-settings.table.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { deleteProjectRows } from '../projects/project-deletion.store.ts'
import { endTimers } from '../timer/timer-ends.store.ts'
import { unseenCompany } from './companies.store.ts'
import { type CompanyRow, companies } from './companies.table.ts'
import { recordOfCompany } from './company-record.ts'
import { GRACE_DAYS } from './company-settings.schema.ts'

/** What goes with a workspace; `bytes` are of its files, `invoices` those that were issued. */
export type CompanyContents = { projects: number; tasks: number; files: number; bytes: number; invoices: number }

/** How much is in a workspace. */
export async function countCompany(db: Database, companyId: string): Promise<CompanyContents> {
  const { rows } = await db.execute<CompanyContents>(sql`
    select (select count(*)::int from projects where company_id = ${companyId} and deleted_at is null) as projects,
      (select coalesce(sum(t.active + t.archived), 0)::int from project_task_totals t join projects p on p.id = t.project_id
        where p.company_id = ${companyId} and p.deleted_at is null) as tasks,
      (select count(*)::int from invoices where company_id = ${companyId} and state <> 'draft') as invoices,
      count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes
    from attachments where company_id = ${companyId}`)
  return rows[0] ?? { projects: 0, tasks: 0, files: 0, bytes: 0, invoices: 0 }
}

const dayOf = (at: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** Takes a workspace away from everybody and ends its timers; answers when it is gone for good. 422 where `name` is not its name to the letter. */
export function deleteCompany(
  db: Database,
  { company, owner, appUrl }: { company: CompanyRow; owner: PersonRow; appUrl: string },
  name: string,
): Promise<Date> {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(companies).where(eq(companies.id, company.id)).for('update')
    if (now === undefined || now.deletionAt !== null) throw unseenCompany()
    if (now.name !== name) throw invalid({ name: ['That is not the name of this workspace.'] })
    const deletionAt = new Date(Date.now() + GRACE_DAYS * 86_400_000)
    await tx.update(companies).set({ deletionAt }).where(eq(companies.id, company.id))
    await endTimers(tx, sql`e.company_id = ${company.id}`)
    await recordOfCompany(tx, now, owner.id, { action: 'workspace.delete', said: 'deleted the workspace' })
    const title = `${quotedName(now.name, 'Your workspace')} will be deleted on ${dayOf(deletionAt)}`
    await queueMail(tx, {
      companyId: null,
      kind: 'workspace-deleted',
      to: owner.email,
      subject: title,
      content: {
        title,
        blocks: [
          { is: 'text', text: 'Nobody sees this workspace any more. Until that day you can have it back with everything in it.' },
          { is: 'button', label: 'Restore the workspace', url: `${appUrl}/${now.slug}/settings` },
        ],
        why: 'You get this because you own the workspace.',
      },
    })
    return deletionAt
  })
}

/** Gives a workspace back with everything in it. 409 where it is not being deleted. */
export async function restoreCompany(db: Database, company: CompanyRow, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const restored = await tx
      .update(companies)
      .set({ deletionAt: null })
      .where(and(eq(companies.id, company.id), isNotNull(companies.deletionAt)))
      .returning({ id: companies.id })
    if (restored.length === 0) throw conflict('This workspace is not being deleted.')
    await recordOfCompany(tx, company, actorId, { action: 'workspace.restore', said: 'restored the workspace' })
  })
}

/** The workspaces of an owner that are being deleted, the next to go first. */
export function listDeletedCompanies(db: Database, ownerId: string): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(and(eq(companies.ownerId, ownerId), isNotNull(companies.deletionAt)))
    .orderBy(asc(companies.deletionAt), asc(companies.slug))
}

/** Removes the workspaces whose time is over, rows first, then bytes, and tells their owners; answers how many. Several hosts may do it at once. */
export async function purgeCompanies(db: Database, files: Files, now = new Date()): Promise<number> {
  for (let purged = 0; ; purged += 1) if (!(await purgeOne(db, files, now))) return purged
}

async function purgeOne(db: Database, files: Files, now: Date): Promise<boolean> {
  let bytes: string[] = []
  try {
    return await db.transaction(async (tx) => {
      const [found] = await tx
        .select({ id: companies.id, name: companies.name, email: people.email })
        .from(companies)
        .innerJoin(people, eq(people.id, companies.ownerId))
        .where(lte(companies.deletionAt, now))
        .orderBy(companies.deletionAt)
        .limit(1)
        .for('update', { of: companies, skipLocked: true })
      if (found === undefined) return false
      await withinWorkspace(found.id, async () => {
        bytes = await bytesIn(tx, sql`company_id = ${found.id}`)
        await files.doubt(bytes)
        // Its log goes with it.
        await allowAuditDeletion(tx)
        await deleteProjectRows(tx, found.id, sql`true`)
      })
      await tx.delete(mailSettings).where(eq(mailSettings.companyId, found.id))
      await tx.delete(companies).where(eq(companies.id, found.id))
      const title = `${quotedName(found.name, 'Your workspace')} is deleted`
      await queueMail(tx, {
        companyId: null,
        kind: 'workspace-gone',
        to: found.email,
        subject: title,
        content: {
          title,
          blocks: [
            { is: 'text', text: 'The 14 days are over: the workspace is gone for good, with its projects, its tasks and its files.' },
          ],
          why: 'You get this because you owned the workspace.',
        },
      })
      return true
    })
  } finally {
    await files.settle(bytes, knownFiles(db))
  }
}
