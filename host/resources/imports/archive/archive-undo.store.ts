// Takes an archive back: projects in which nobody did anything since go whole, and so does what came for the workspace (IMPORT-10).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { bytesIn, knownFiles } from '../../attachments/attachments.store.ts'
import { deleteProjectRows } from '../../projects/project-deletion.store.ts'
import { beat, leaveState } from '../import-jobs.store.ts'
import { Left, type StepParts } from '../import-step.ts'
import type { ImportRow } from '../imports.table.ts'
import { BILLING_PRINT, CLIENT_PRINT, INVOICE_PRINT, settingsOf } from './archive-prints.store.ts'
import { changeSettings } from './archive-workspace.store.ts'

/** A project counts as worked in once the log tells of it – but for what was only taken out of it – or something in it is younger than the import. */
const touched = (companyId: string, project: SQL): SQL => {
  const since = (table: string, columns: readonly string[], and: SQL = sql``) =>
    sql`exists (select 1 from ${sql.identifier(table)} x where x.company_id = ${companyId} and x.project_id = ${project}
      and greatest(${sql.raw(columns.map((column) => `x.${column}`).join(', '))}) > m.stamp${and})`
  return sql`(${sql.join(
    [
      ...[since('audit_events', ['at'], sql` and x.kind <> 'data'`), since('tasks', ['updated_at', 'created_at'])],
      ...[since('comments', ['created_at', 'edited_at']), since('time_entries', ['created_at', 'edited_at'])],
      ...[since('threads', ['created_at', 'edited_at', 'closed_at']), since('wiki_pages', ['updated_at'])],
      ...[since('submissions', ['at', 'judged_at']), since('attachments', ['created_at'])],
    ],
    sql` or `,
  )})`
}

/** Projects that an archive brought and in which somebody worked since. */
export async function touchedProjects(
  db: Database,
  { id, companyId }: ImportRow,
): Promise<{ tasks: { id: string; code: string; title: string }[]; total: number }> {
  const { rows } = await db.execute<{ id: string; code: string; title: string }>(sql`
    select p.id, p.code, p.name as title from import_items m join projects p on p.company_id = ${companyId} and p.id = m.target_id::uuid
    where m.company_id = ${companyId} and m.import_id = ${id} and m.kind = 'project' and ${touched(companyId, sql`p.id`)} order by p.name`)
  return { tasks: rows.slice(0, 50), total: rows.length }
}

/** Takes it back, a project at a time; goes on where it was left. */
export async function undoArchive(parts: StepParts, row: ImportRow): Promise<void> {
  const { db, files, now } = parts
  const { companyId } = row
  const { rows: made } = await db.execute<{ id: string }>(sql`
    select target_id as id from import_items where company_id = ${companyId} and import_id = ${row.id} and kind = 'project' order by target_id`)
  for (const { id } of made) {
    if (!parts.isWanted()) throw new Left()
    if (!(await beat(db, row))) return
    let bytes: string[] = []
    try {
      await db.transaction(async (tx) => {
        const { rows: found } = await tx.execute<{ is_touched: boolean }>(sql`
          select ${touched(companyId, sql`p.id`)} as is_touched from projects p join import_items m on m.company_id = ${companyId} and m.import_id = ${row.id} and m.kind = 'project' and m.target_id = ${id}
          where p.company_id = ${companyId} and p.id = ${id}::uuid for update of p`)
        const goes = found[0] !== undefined && (row.removeTouched || !found[0].is_touched)
        if (goes) {
          // Ten thousands of tasks take longer than a request may.
          await tx.execute(sql`select set_config('statement_timeout', '0', true)`)
          bytes = await bytesIn(tx, sql`company_id = ${companyId} and project_id = ${id}::uuid`)
          await files.doubt(bytes)
          await deleteProjectRows(tx, companyId, sql`id = ${id}::uuid`)
        }
        // What stays is told of.
        if (goes || found[0] === undefined)
          await tx.execute(sql`
            delete from import_items where company_id = ${companyId} and import_id = ${row.id} and kind = 'project' and target_id = ${id}`)
      })
    } finally {
      await files.settle(bytes, knownFiles(db))
    }
  }
  await db.transaction(async (tx) => {
    // Where one of its projects stays, so do its invoices with the time that is on them.
    const { rows: left } = await tx.execute(sql`
      select 1 from import_items where company_id = ${companyId} and import_id = ${row.id} and kind = 'project' limit 1`)
    if (left.length === 0) await undoWorkspace(tx, row)
    await undoPeople(tx, row)
    await tx.execute(sql`delete from import_items where company_id = ${companyId} and import_id = ${row.id} and kind <> 'project'`)
  })
  const state = row.endsAs ?? 'undone'
  await leaveState(db, row, { state, finishedAt: now(), intoProjects: [] })
}

/** Invoices and clients that are as they came, and what was set and nobody set since. */
async function undoWorkspace(tx: Database, row: ImportRow): Promise<void> {
  const { companyId } = row
  const came = (kind: string) => sql`m.company_id = ${companyId} and m.import_id = ${row.id} and m.kind = ${kind}`
  await tx.execute(sql`select set_config('palette.import_undo', 'on', true)`)
  // Credit notes go before what they credit.
  for (const kind of ['credit', 'invoice'])
    await tx.execute(sql`
      delete from invoices v using import_items m where v.company_id = ${companyId} and v.kind = ${kind} and ${came('invoice')}
        and m.target_id = v.id::text and m.written ->> 'print' = ${INVOICE_PRINT}
        and not exists (select 1 from invoices o where o.company_id = ${companyId} and o.credits_id = v.id)`)
  await tx.execute(sql`select set_config('palette.import_undo', 'off', true)`)
  await tx.execute(sql`
    delete from clients c using import_items m where c.company_id = ${companyId} and ${came('client')}
      and m.target_id = c.id::text and m.written ->> 'print' = ${CLIENT_PRINT}
      and not exists (select 1 from invoices v where v.company_id = ${companyId} and v.client_id = c.id)
      and not exists (select 1 from project_billing b where b.company_id = ${companyId} and b.client_id = c.id)`)
  const { rows } = await tx.execute<{ written: Record<string, string> }>(
    sql`select m.written from import_items m where ${came('workspace')}`,
  )
  const [item] = rows
  if (item === undefined) return
  const [before, after] = [JSON.parse(item.written.before ?? '{}'), JSON.parse(item.written.after ?? '{}')] as Record<string, string>[]
  const now = await settingsOf(tx, companyId)
  const same = Object.entries(before ?? {}).filter(([name]) => now[name] === after?.[name])
  await changeSettings(tx, companyId, Object.fromEntries(same.map(([name, json]) => [name, JSON.parse(json)])))
  // Numbers that were given stay given.
  const { rows: left } = await tx.execute(sql`select 1 from invoices where company_id = ${companyId} limit 1`)
  if (left.length > 0) return
  await tx.execute(sql`delete from invoice_counters where company_id = ${companyId}`)
  await tx.execute(
    sql`delete from company_billing b where b.company_id = ${companyId} and ${BILLING_PRINT} = ${item.written.billing ?? ''}`,
  )
}

/** People without an account who were made for it go where no row names them any more: tasks may have been moved elsewhere with their time. */
async function undoPeople(tx: Database, row: ImportRow): Promise<void> {
  const { rows: made } = await tx.execute<{ id: string }>(sql`
    select target_id as id from import_items where company_id = ${row.companyId} and import_id = ${row.id} and kind = 'person'`)
  if (made.length === 0) return
  const ids = sql.param(made.map(({ id }) => id))
  const { rows: columns } = await tx.execute<{ table: string; column: string }>(sql`
    select t.relname as "table", a.attname as column from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname not in ('company_id', 'project_id')
    where c.contype = 'f' and c.confrelid = 'public.people'::regclass and t.relnamespace = 'public'::regnamespace`)
  const named = new Set<string>()
  for (const { table, column } of columns) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct ${sql.identifier(column)} as id from ${sql.identifier(table)} where ${sql.identifier(column)} = any(${ids}::uuid[])`)
    for (const { id } of rows) named.add(id)
  }
  const unnamed = made.map(({ id }) => id).filter((id) => !named.has(id))
  await tx.execute(sql`delete from people where id = any(${sql.param(unnamed)}::uuid[])`)
}
