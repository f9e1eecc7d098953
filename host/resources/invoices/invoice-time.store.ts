// Lines made of logged time: which entries, how they are grouped, what they cost, and what is left out and why (INV-05, INV-06).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { rateIn } from '../../money/rates.ts'
import { findClient } from '../clients/clients.store.ts'
import type { RoundingName } from '../clients/clients.table.ts'
import { logInvoice } from './invoice-log.store.ts'
import { hoursText, lineAmount } from './invoice-sums.ts'
import { appendLines, type By, checkDraft, insertDraft, type LineValues, sumUp } from './invoices.store.ts'
import type { InvoiceRow } from './invoices.table.ts'
import { invoiceEntries } from './invoices.table.ts'
import { holdInvoice } from './invoices-read.store.ts'

/** How entries become lines. */
export const GROUPINGS = ['task', 'person', 'day', 'project', 'one'] as const

/** Which time, and how it is put together; days are of the workspace's zone. `slugs` null: every project of the client. */
export type FromTime = {
  from: string
  to: string
  slugs: readonly string[] | null
  grouping: (typeof GROUPINGS)[number]
  rounding: RoundingName | null
}

/** An entry as the preview names it. */
export type PreviewEntry = { id: number; day: string; person: string; code: string; title: string; comment: string; seconds: number }

/** Why an entry is on no line. */
export type LeftReason = 'no_rate' | 'not_billable' | 'on_draft' | 'invoiced' | 'running'

/** What would be on the invoice, and what would not. */
export type TimePreview = {
  currency: string
  lines: (LineValues & { amount: number; entries: PreviewEntry[] })[]
  leftOut: { reason: LeftReason; seconds: number; count: number; number: string | null }[]
}

type Found = {
  id: number
  day: string
  person_id: string
  person: string
  project_id: string
  project: string
  task_id: string
  code: string
  title: string
  comment: string
  seconds: number | null
  billable: boolean | null
  rate: string | null
  on_state: InvoiceRow['state'] | null
  on_number: string | null
}

async function entriesOf(db: Database, companyId: string, clientId: string, { from, to, slugs }: FromTime): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select e.id, to_char(e.started_at at time zone c.time_zone, 'YYYY-MM-DD') as day, h.id person_id, h.name person, p.id project_id, p.name project, t.id task_id,
      p.code || '-' || t.number code, t.title, e.comment, entry_seconds(e.started_at, e.ended_at) seconds, e.billable,
      coalesce(pr.rate, b.rate, k.rate) rate, i.state on_state, i.number on_number
    from time_entries e
    join companies c on c.id = e.company_id
    join project_billing b on b.project_id = e.project_id and b.client_id = ${clientId}
    join clients k on k.id = b.client_id
    join projects p on p.id = e.project_id and p.deleted_at is null
    join tasks t on t.id = e.task_id
    join people h on h.id = e.person_id
    left join person_rates pr on pr.project_id = e.project_id and pr.person_id = e.person_id
    left join invoice_entries l on l.time_entry_id = e.id and l.active
    left join invoices i on i.id = l.invoice_id
    where e.company_id = ${companyId}
      and e.started_at >= ${from}::date::timestamp at time zone c.time_zone
      and e.started_at < (${to}::date + 1)::timestamp at time zone c.time_zone
      ${slugs === null ? sql`` : sql`and p.slug = any(${sql.param(slugs)}::text[])`}
    order by e.started_at, e.id limit 20001`)
  if (rows.length > 20_000) throw invalid({ from: ['This is too much time at once. Choose fewer days.'] })
  return rows
}

function leftReason({ seconds, billable, rate, on_state: state }: Found): LeftReason | null {
  if (seconds === null) return 'running'
  if (state !== null) return state === 'draft' ? 'on_draft' : 'invoiced'
  if (billable === false) return 'not_billable'
  return rate === null ? 'no_rate' : null
}

const KEYS: Readonly<Record<FromTime['grouping'], (entry: Found) => string>> = {
  task: ({ task_id }) => task_id,
  person: ({ person_id }) => person_id,
  day: ({ day }) => day,
  project: ({ project_id }) => project_id,
  one: () => '',
}

function textOf(grouping: FromTime['grouping'], { code, title, person, project, day }: Found, count: number): string {
  const entries = count === 1 ? '1 entry' : `${count} entries`
  const name = { task: `${code} ${title}`, person, day, project, one: 'Time' }[grouping]
  // A title may be longer than a line's text.
  return `${name.slice(0, 470)} – ${entries}`
}

/** What an invoice of this time would have on it; nothing is written. 404 for a client that is unknown. */
export async function previewTime(db: Database, companyId: string, clientId: string, wanted: FromTime): Promise<TimePreview> {
  const { currency, taxBp, rounding: own } = await findClient(db, companyId, clientId)
  const found = await entriesOf(db, companyId, clientId, wanted)
  const groups = new Map<string, Found[]>()
  const left = new Map<string, TimePreview['leftOut'][number]>()
  for (const entry of found) {
    const reason = leftReason(entry)
    if (reason !== null) {
      const key = `${reason} ${entry.on_number ?? ''}`
      const before = left.get(key) ?? { reason, seconds: 0, count: 0, number: entry.on_number }
      left.set(key, { ...before, seconds: before.seconds + (entry.seconds ?? 0), count: before.count + 1 })
      continue
    }
    // One price a line: hours of different rates are different lines.
    const key = `${KEYS[wanted.grouping](entry)} ${entry.rate}`
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  const [way = 'exact', step = '0'] = (wanted.rounding ?? own).split('-') as ['exact' | 'up' | 'nearest', string?]
  const lines = [...groups.values()].flatMap((entries) => {
    const [first] = entries
    if (first === undefined) return []
    const quantity = hoursText(
      entries.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
      way,
      Number(step),
    )
    const line = { kind: 'item' as const, quantity, price: rateIn(currency, Number(first.rate)), discount: null, taxBp }
    const shown = entries.map(({ id, day, person, code, title, comment, seconds }) => ({
      id,
      day,
      person,
      code,
      title,
      comment,
      seconds: seconds ?? 0,
    }))
    return [{ ...line, text: textOf(wanted.grouping, first, entries.length), unit: 'h', amount: lineAmount(line), entries: shown }]
  })
  return { currency, lines, leftOut: [...left.values()] }
}

async function putTime(
  tx: Database,
  companyId: string,
  invoice: Pick<InvoiceRow, 'id' | 'clientId' | 'discount'>,
  wanted: FromTime,
): Promise<void> {
  const { lines } = await previewTime(tx, companyId, invoice.clientId, wanted)
  const ids = await appendLines(tx, { companyId, invoiceId: invoice.id }, lines)
  const rows = lines.flatMap(({ entries }, at) =>
    entries.map(({ id }) => ({ companyId, invoiceId: invoice.id, lineId: ids[at] ?? '', timeEntryId: id })),
  )
  // The index that lets an entry be on one invoice only decides between two who take it at once; entries in order, so that they wait for each other and never in a ring.
  for (let at = 0; at < rows.length; at += 1_000) {
    const some = rows.toSorted((one, other) => one.timeEntryId - other.timeEntryId).slice(at, at + 1_000)
    const put = await tx.insert(invoiceEntries).values(some).onConflictDoNothing().returning({ id: invoiceEntries.id })
    if (put.length < some.length)
      throw conflict('Some of this time was put on another invoice at the same moment. Look at it again.', 'time_taken')
  }
  await sumUp(tx, companyId, invoice.id, invoice.discount)
}

/** Makes a draft for a client, with lines of its time where that is wanted; answers its id. 404, 409 where somebody else took the time meanwhile. */
export function createInvoice(db: Database, by: By, clientId: string, fromTime: FromTime | null): Promise<string> {
  return db.transaction(async (tx) => {
    const id = await insertDraft(tx, by, clientId)
    if (fromTime !== null) await putTime(tx, by.companyId, { id, clientId, discount: null }, fromTime)
    return id
  })
}

/** Adds lines of time to a draft; 404, 409 where it is issued or somebody else took the time meanwhile. */
export function addTime(db: Database, by: By, id: string, fromTime: FromTime): Promise<void> {
  return db.transaction(async (tx) => {
    const invoice = await holdInvoice(tx, by.companyId, id)
    checkDraft(invoice)
    if (invoice.kind === 'credit') throw conflict('A credit note has lines of its invoice only.')
    await putTime(tx, by.companyId, invoice, fromTime)
    await logInvoice(tx, by.companyId, by.actorId, 'change', 'added logged time to a draft invoice')
  })
}
