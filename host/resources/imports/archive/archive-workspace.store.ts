// The workspace itself out of the owner's archive: only where there is nothing yet that it could disagree with (EXPORT-02).
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { pdfName } from '../../invoices/invoice-pdf.ts'
import { UnreadableFile } from '../import-item.ts'
import type { CatalogTable } from './archive-catalog.store.ts'
import type { ArchivedRows, Values } from './archive-rows.store.ts'
import type { Settling } from './archive-settle.ts'
import { cellOf } from './archive-values.ts'
import type { OpenArchive } from './open-archive.ts'

const FILE = 'workspace.json'
/** What of a workspace is set anew; its address, owner and plan stay. */
export const SETTINGS = [
  'name',
  'logo',
  'favicon',
  'whitelabel_logo',
  'members_create_projects',
  'time_zone',
  'week_start',
  'currency',
] as const
/** Tables that are not written as they are: the workspace and its people are here already, time on invoices comes behind the projects. */
const APART: ReadonlySet<string> = new Set(['companies', 'company_members', 'invoice_entries'])
/** The largest invoice that is kept as it was printed, in bytes. */
const MOST_PDF = 20_000_000

/** Whether a workspace has nothing that the rows of an archive could disagree with: no project but a sample, no client, no invoice. */
export async function isEmptyWorkspace(db: Database, companyId: string): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`
    select not exists (select 1 from projects where company_id = ${companyId} and not is_sample and deleted_at is null)
      and not exists (select 1 from clients where company_id = ${companyId})
      and not exists (select 1 from invoices where company_id = ${companyId}) as empty`)
  return rows[0]?.empty ?? false
}

/** Writes clients, invoices and what is set, in front of the projects; answers what was set before, as texts. */
export async function writeWorkspace(
  tx: Database,
  archive: OpenArchive,
  rows: ArchivedRows,
  settling: Settling,
  companies: CatalogTable,
): Promise<Record<string, string>> {
  let before: Record<string, string> = {}
  const { companyId } = settling
  const hasBilling = (await tx.execute(sql`select 1 from company_billing where company_id = ${companyId}`)).rows.length > 0
  for await (const { table, row } of archive.rowsOfWorkspace()) {
    if (table === 'companies') before = await setSettings(tx, settling, companies, row)
    else if (table === 'invoice_counters') await countOn(tx, companyId, row)
    else if (!APART.has(table) && !(table === 'company_billing' && hasBilling)) await rows.add(FILE, null, table, row)
  }
  await rows.finish()
  await printInvoices(tx, archive, settling)
  return before
}

/** Numbers of invoices that were given here, or there, are given to no other. */
async function countOn(tx: Database, companyId: string, { series, period, last }: Values): Promise<void> {
  const isRight = (series === 'invoice' || series === 'credit') && typeof period === 'string' && /^[0-9-]{0,10}$/.test(period)
  if (!isRight || typeof last !== 'number' || !Number.isSafeInteger(last) || last < 1 || last > 1_000_000_000)
    throw new UnreadableFile(`${FILE}: a row of invoice_counters has something else in it than belongs there.`)
  await tx.execute(sql`
    insert into invoice_counters (company_id, series, period, last) values (${companyId}, ${series}, ${period}, ${last})
    on conflict (company_id, series, period) do update set last = greatest(invoice_counters.last, excluded.last)`)
}

/** Writes which time is on which invoice, behind the projects. */
export async function writeInvoicedTime(archive: OpenArchive, rows: ArchivedRows): Promise<void> {
  for await (const { table, row } of archive.rowsOfWorkspace()) if (table === 'invoice_entries') await rows.add(FILE, null, table, row)
  await rows.finish()
}

/** Writes the log of the archive behind everything that it names. False where one came here before: it was never taken back, and would be here twice. */
export async function writeLog(
  tx: Database,
  archive: OpenArchive,
  rows: ArchivedRows,
  companyId: string,
  goOn: () => Promise<void>,
): Promise<boolean> {
  const { rows: found } = await tx.execute(
    sql`select 1 from audit_events where company_id = ${companyId} and detail ? 'from_archive' limit 1`,
  )
  if (found.length > 0) return false
  for await (const { table, row } of archive.rowsOfLog()) {
    await goOn()
    await rows.add('log.jsonl', null, table, row)
  }
  await rows.finish()
  return true
}

async function setSettings(
  tx: Database,
  { companyId, pictures }: Settling,
  table: CatalogTable,
  row: Values,
): Promise<Record<string, string>> {
  const set: Values = {}
  for (const column of table.columns) {
    if (!SETTINGS.includes(column.name as (typeof SETTINGS)[number])) continue
    const value = cellOf({ file: FILE, table: 'companies' }, column, row[column.name])
    const isPicture = column.name.includes('logo') || column.name === 'favicon'
    set[column.name] = isPicture && !(typeof value === 'string' && pictures.has(value)) ? null : value
  }
  return changeSettings(tx, companyId, set)
}

/** Sets them; answers those that there were, each as JSON. Also the way back. */
export async function changeSettings(tx: Database, companyId: string, set: Values): Promise<Record<string, string>> {
  const names = SETTINGS.filter((name) => name in set)
  const { rows } = await tx.execute<{ before: Values }>(
    sql`select to_jsonb(c) as before from companies c where id = ${companyId} for no key update`,
  )
  const columns = (of: string) =>
    sql.join(
      names.map((name) => sql.raw(`"${name}" = ${of}."${name}"`)),
      sql`, `,
    )
  if (names.length > 0)
    await tx
      .execute(sql`
        update companies c set ${columns('r')} from jsonb_populate_record(null::companies, ${JSON.stringify(set)}::jsonb) as r where c.id = ${companyId}`)
      .catch((error: unknown) => {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
        if (cause instanceof Error && 'code' in cause && /^2[23]/.test(String(cause.code)))
          throw new UnreadableFile(`${FILE}: what is set of the workspace does not fit.`)
        throw error
      })
  return Object.fromEntries(names.map((name) => [name, JSON.stringify(rows[0]?.before[name] ?? null)]))
}

/** Invoices are issued once their lines are there, with the sheets that went out. */
async function printInvoices(tx: Database, archive: OpenArchive, { issued, companyId }: Settling): Promise<void> {
  for (const [id, { state, number }] of issued) {
    const { rows } = await tx.execute<{ kind: 'invoice' | 'credit' }>(
      sql`select kind from invoices where company_id = ${companyId} and id = ${id}`,
    )
    const kind = rows[0]?.kind
    if (kind === undefined) continue
    const path = `invoices/${pdfName({ kind, number: String(number) })}`
    const size = archive.sizeOf(path)
    const pdf = size === null || size > MOST_PDF ? null : await bytesOf(archive, path)
    const digest = pdf === null ? null : createHash('sha256').update(pdf).digest('hex')
    await tx
      .execute(sql`
        update invoices set state = ${state}, number = ${String(number)}, pdf = ${pdf}, pdf_sha256 = ${digest}
        where company_id = ${companyId} and id = ${id}`)
      .catch((error: unknown) => {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
        if (cause instanceof Error && 'code' in cause && /^2[23]/.test(String(cause.code)))
          throw new UnreadableFile(`${FILE}: the invoice ${String(number).slice(0, 40)} does not fit.`)
        throw error
      })
  }
  issued.clear()
}

async function bytesOf(archive: OpenArchive, path: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await archive.bytes(path)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
