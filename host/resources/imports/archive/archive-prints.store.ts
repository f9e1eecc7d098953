// What came for a workspace out of an archive, as it was when it came: what is otherwise now, somebody worked on (IMPORT-10).
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import type { Written } from '../imports.table.ts'
import { SETTINGS } from './archive-workspace.store.ts'

/** An item of an import that is about the workspace. */
export type WorkspaceItem = { kind: 'client' | 'invoice' | 'workspace'; id: string; written: Written }

/** What an invoice is with its lines and payments, but for the sheet, which is printed when it is asked for; of the invoice `v`. */
export const INVOICE_PRINT = sql`md5((to_jsonb(v) - 'pdf' - 'pdf_sha256')::text
  || coalesce((select string_agg(to_jsonb(l)::text, '' order by l.id) from invoice_lines l where l.company_id = v.company_id and l.invoice_id = v.id), '')
  || coalesce((select string_agg(to_jsonb(p)::text, '' order by p.id) from payments p where p.company_id = v.company_id and p.invoice_id = v.id), ''))`

/** What a client is with its contacts; of the client `c`. */
export const CLIENT_PRINT = sql`md5(to_jsonb(c)::text
  || coalesce((select string_agg(to_jsonb(k)::text, '' order by k.id) from client_contacts k where k.company_id = c.company_id and k.client_id = c.id), ''))`

/** What is printed on all invoices; of the row `b`. */
export const BILLING_PRINT = sql`md5(to_jsonb(b)::text)`

/** What is set of a workspace, each as JSON. */
export async function settingsOf(tx: Database, companyId: string): Promise<Record<string, string>> {
  const { rows } = await tx.execute<{ now: Record<string, unknown> }>(
    sql`select to_jsonb(c) as now from companies c where id = ${companyId}`,
  )
  return Object.fromEntries(SETTINGS.map((name) => [name, JSON.stringify(rows[0]?.now[name] ?? null)]))
}

/** Everything that came for a workspace that had nothing; `before` is what was set in it. */
export async function workspaceItems(tx: Database, companyId: string, before: Record<string, string>): Promise<WorkspaceItem[]> {
  const { rows } = await tx.execute<{ kind: 'client' | 'invoice'; id: string; print: string }>(sql`
    select 'client' as kind, c.id, ${CLIENT_PRINT} as print from clients c where c.company_id = ${companyId}
    union all select 'invoice', v.id, ${INVOICE_PRINT} from invoices v where v.company_id = ${companyId}`)
  const { rows: billing } = await tx.execute<{ print: string }>(sql`
    select ${BILLING_PRINT} as print from company_billing b where b.company_id = ${companyId}`)
  const written = {
    before: JSON.stringify(before),
    after: JSON.stringify(await settingsOf(tx, companyId)),
    billing: billing[0]?.print ?? '',
  }
  return [...rows.map(({ kind, id, print }) => ({ kind, id, written: { print } })), { kind: 'workspace', id: companyId, written }]
}
