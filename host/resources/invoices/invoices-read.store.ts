// Reading invoices: a page of them with sums per currency, or one with everything on it.

import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readTogether } from '../../db/read-together.ts'
import { holding } from '../../db/search.ts'
import { notFound } from '../../errors.ts'
import { clients } from '../clients/clients.table.ts'
import { companies } from '../companies/companies.table.ts'
import { type MAIL_STATES, mails } from '../mails/mails.table.ts'
import {
  companyBilling,
  type InvoiceRow,
  invoiceKeys,
  invoiceLines,
  invoiceReminders,
  invoices,
  type LineRow,
  payments,
} from './invoices.table.ts'

/** What is shown of a state: besides the stored ones what payments and days make of it (INV-01). */
export type ShownState = 'draft' | 'open' | 'sent' | 'partly_paid' | 'paid' | 'overdue' | 'void'

/** An invoice as rows of lists show it; without its PDF. */
export type InvoiceHead = Omit<InvoiceRow, 'pdf'> & {
  clientName: string
  clientNumber: string
  paid: number
  credited: number
  today: string
  nextReminder: Date | null
}

/** A mail with an invoice or a reminder of it, and what became of it. */
export type Letter = {
  id: string
  kind: 'invoice' | 'reminder'
  to: string
  at: Date
  state: (typeof MAIL_STATES)[number] | null
  reply: string | null
  openedAt: Date | null
  closedAt: Date | null
}

/** An invoice with everything on it. */
export type InvoiceView = InvoiceHead & {
  lines: (LineRow & { entries: number })[]
  payments: (typeof payments.$inferSelect)[]
  creditNotes: Pick<InvoiceRow, 'id' | 'number' | 'issuedOn' | 'grossMinor'>[]
  credits: Pick<InvoiceRow, 'id' | 'number' | 'issuedOn'> | null
  openedAt: Date | null
  letters: Letter[]
  reminders: { days: number; sentAt: Date }[]
}

/** Tabs of the list (INV-19). */
export const TABS = ['all', 'draft', 'open', 'overdue', 'paid', 'void'] as const

/** How a list is narrowed. */
export type InvoicesAsked = {
  state: (typeof TABS)[number]
  clientId: string | undefined
  from: string | undefined
  to: string | undefined
  search: string
  sort: 'newest' | 'due' | 'number' | 'client'
  page: number
  perPage: number
}

/** Sums of what a filter finds, in one currency. */
export type CurrencySums = { currency: string; digits: number; gross: number; open: number; overdue: number }

/** 404: an invoice that is unknown or of another workspace. */
export const invoiceGone = () => notFound('This invoice does not exist.')

const paid = sql<number>`(select coalesce(sum(p.amount_minor), 0) from payments p where p.invoice_id = ${invoices.id})`.mapWith(Number)
const credited = sql<number>`(
  select coalesce(sum(n.gross_minor), 0) from invoices n where n.credits_id = ${invoices.id} and n.state in ('issued', 'sent'))`.mapWith(
  Number,
)
const today = sql<string>`to_char(now() at time zone ${companies.timeZone}, 'YYYY-MM-DD')`
/** What is still to be paid of it. */
export const balance = sql`(case when ${invoices.kind} = 'credit' or ${invoices.state} in ('draft', 'void') then 0 else ${invoices.grossMinor} - ${paid} - ${credited} end)`
/** Issued, and something is left to pay. */
export const isOpen = sql`(${invoices.state} in ('issued', 'sent') and ${balance} > 0)`
/** So is this, and its day has passed; beside `companies`. */
export const isOverdue = sql`(${isOpen} and ${invoices.dueOn} < (now() at time zone ${companies.timeZone})::date)`

/** When the next reminder goes: the moment that has come already, else the first to come (INV-18). */
const nextReminder =
  sql<Date | null>`(case when ${invoices.kind} = 'invoice' and ${invoices.state} = 'sent' and not ${invoices.remindersPaused} and ${balance} > 0 then (
  select coalesce(max(m.at) filter (where m.at <= now()), min(m.at))
  from ${companyBilling} b, unnest(b.reminder_days) d(days),
    lateral (select (${invoices.dueOn} + d.days + time '09:00') at time zone ${companies.timeZone} as at) m
  where b.company_id = ${invoices.companyId} and m.at > greatest(${invoices.sentAt}, ${invoices.remindersFrom}, b.reminders_from)
    and not exists (select 1 from invoice_reminders r where r.invoice_id = ${invoices.id} and r.days >= d.days)) end)`.mapWith(
    invoices.sentAt,
  )

const { pdf: _, ...columns } = getTableColumns(invoices)
const head = { ...columns, clientName: clients.name, clientNumber: clients.number, paid, credited, today, nextReminder }

function heads(db: Database) {
  return db
    .select(head)
    .from(invoices)
    .innerJoin(clients, and(eq(clients.companyId, invoices.companyId), eq(clients.id, invoices.clientId)))
    .innerJoin(companies, eq(companies.id, invoices.companyId))
}

const STATES = {
  all: undefined,
  draft: sql`${invoices.state} = 'draft'`,
  open: isOpen,
  overdue: isOverdue,
  paid: sql`(${invoices.kind} = 'invoice' and ${invoices.state} in ('issued', 'sent') and ${balance} <= 0)`,
  void: sql`${invoices.state} = 'void'`,
} as const

const ORDERS = {
  newest: sql`${invoices.issuedOn} desc nulls first, ${invoices.createdAt} desc`,
  due: sql`${invoices.dueOn} nulls last, ${invoices.createdAt} desc`,
  number: sql`${invoices.number} desc nulls first, ${invoices.createdAt} desc`,
  client: sql`lower(${clients.name}), ${invoices.createdAt} desc`,
} as const

/** What is shown as the state of an invoice on the workspace's today. */
export function shownState({ state, kind, grossMinor, paid: given, credited: taken, dueOn, today: now }: InvoiceHead): ShownState {
  if (state === 'draft' || state === 'void') return state
  if (kind === 'credit') return state === 'sent' ? 'sent' : 'open'
  const left = grossMinor - given - taken
  if (left <= 0) return 'paid'
  if (dueOn !== null && dueOn < now) return 'overdue'
  if (given > 0 || taken > 0) return 'partly_paid'
  return state === 'sent' ? 'sent' : 'open'
}

/** What is still to be paid. */
export function balanceOf({ state, kind, grossMinor, paid: given, credited: taken }: InvoiceHead): number {
  return kind === 'credit' || state === 'draft' || state === 'void' ? 0 : grossMinor - given - taken
}

type Narrowing = Pick<InvoicesAsked, 'state' | 'clientId' | 'from' | 'to' | 'search'>

function narrowed(companyId: string, { state, clientId, from, to, search }: Narrowing, only: readonly string[] | null) {
  const text = search.trim()
  return and(
    eq(invoices.companyId, companyId),
    STATES[state],
    clientId === undefined ? undefined : eq(invoices.clientId, clientId),
    from === undefined ? undefined : sql`${invoices.issuedOn} >= ${from}`,
    to === undefined ? undefined : sql`${invoices.issuedOn} <= ${to}`,
    text === '' ? undefined : sql`(${holding(clients.name, text)} or ${holding(sql`coalesce(${invoices.number}, '')`, text)})`,
    only === null ? undefined : sql`${invoices.clientId} = any(${sql.param(only)}::uuid[]) and ${invoices.state} <> 'draft'`,
  )
}

/** A page of a workspace's invoices, how many there are, and what they sum up to in each currency. `only` narrows it to issued ones of some clients. */
export async function listInvoices(
  db: Database,
  companyId: string,
  { state, clientId, from, to, search, sort, page, perPage }: InvoicesAsked,
  only: readonly string[] | null = null,
): Promise<{ invoices: InvoiceHead[]; total: number; totals: CurrencySums[] }> {
  const where = narrowed(companyId, { state, clientId, from, to, search }, only)
  const [rows, totals] = await readTogether(db, [
    () =>
      heads(db)
        .where(where)
        .orderBy(ORDERS[sort], invoices.id)
        .limit(perPage)
        .offset((page - 1) * perPage),
    () =>
      db
        .select({
          currency: invoices.currency,
          digits: invoices.digits,
          count: sql<number>`count(*)::int`,
          gross:
            sql<number>`coalesce(sum(${invoices.grossMinor}) filter (where ${invoices.state} in ('issued', 'sent') and ${invoices.kind} = 'invoice'), 0)`.mapWith(
              Number,
            ),
          open: sql<number>`coalesce(sum(${balance}) filter (where ${isOpen}), 0)`.mapWith(Number),
          overdue: sql<number>`coalesce(sum(${balance}) filter (where ${isOverdue}), 0)`.mapWith(Number),
        })
        .from(invoices)
        .innerJoin(clients, and(eq(clients.companyId, invoices.companyId), eq(clients.id, invoices.clientId)))
        .innerJoin(companies, eq(companies.id, invoices.companyId))
        .where(where)
        .groupBy(invoices.currency, invoices.digits)
        .orderBy(invoices.currency),
  ])
  return {
    invoices: rows,
    total: totals.reduce((sum, { count }) => sum + count, 0),
    totals: totals.map(({ count: _count, ...sums }) => sums),
  }
}

/** The ids of all that a filter finds, in order. */
export async function listInvoiceIds(db: Database, companyId: string, asked: Narrowing & Pick<InvoicesAsked, 'sort'>): Promise<string[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(clients, and(eq(clients.companyId, invoices.companyId), eq(clients.id, invoices.clientId)))
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .where(narrowed(companyId, asked, null))
    .orderBy(ORDERS[asked.sort], invoices.id)
  return rows.map(({ id }) => id)
}

/** The ids of all of a workspace's, in the order of their numbers. */
export const allInvoiceIds = (db: Database, companyId: string): Promise<string[]> =>
  listInvoiceIds(db, companyId, { state: 'all', clientId: undefined, from: undefined, to: undefined, search: '', sort: 'number' })

/** Rows of some of them, in the order of their ids. */
export async function readInvoiceHeads(db: Database, companyId: string, ids: readonly string[]): Promise<InvoiceHead[]> {
  const found = await heads(db).where(and(eq(invoices.companyId, companyId), sql`${invoices.id} = any(${sql.param(ids)}::uuid[])`))
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One invoice with everything on it; 404 when it is unknown or elsewhere. */
export async function readInvoice(db: Database, companyId: string, id: string): Promise<InvoiceView> {
  const itself = and(eq(invoices.companyId, companyId), eq(invoices.id, id))
  const [found] = await heads(db).where(itself)
  if (found === undefined) throw invoiceGone()
  const named = { id: invoices.id, number: invoices.number, issuedOn: invoices.issuedOn, grossMinor: invoices.grossMinor }
  const [lines, paidBy, creditNotes, [credits = null], letters, reminders] = await readTogether(db, [
    () =>
      db
        .select({
          ...getTableColumns(invoiceLines),
          entries: sql<number>`(select count(*)::int from invoice_entries e where e.line_id = invoice_lines.id and e.active)`,
        })
        .from(invoiceLines)
        .where(eq(invoiceLines.invoiceId, id))
        .orderBy(asc(invoiceLines.position), asc(invoiceLines.id)),
    () => db.select().from(payments).where(eq(payments.invoiceId, id)).orderBy(asc(payments.paidOn), asc(payments.id)),
    () =>
      db
        .select(named)
        .from(invoices)
        .where(and(eq(invoices.creditsId, id), sql`${invoices.state} in ('issued', 'sent')`))
        .orderBy(asc(invoices.number)),
    () => (found.creditsId === null ? [null] : db.select(named).from(invoices).where(eq(invoices.id, found.creditsId))),
    () =>
      db
        .select({
          ...{
            id: invoiceKeys.id,
            kind: invoiceKeys.kind,
            to: invoiceKeys.sentTo,
            at: invoiceKeys.createdAt,
            openedAt: invoiceKeys.openedAt,
          },
          closedAt: invoiceKeys.revokedAt,
          ...{ state: mails.state, reply: mails.lastReply },
        })
        .from(invoiceKeys)
        .leftJoin(mails, eq(mails.id, invoiceKeys.mailId))
        .where(eq(invoiceKeys.invoiceId, id))
        .orderBy(asc(invoiceKeys.createdAt), asc(invoiceKeys.sentTo)),
    () =>
      db
        .select({ days: invoiceReminders.days, sentAt: invoiceReminders.sentAt })
        .from(invoiceReminders)
        .where(eq(invoiceReminders.invoiceId, id))
        .orderBy(asc(invoiceReminders.days)),
  ])
  const opened = letters.flatMap(({ openedAt }) => openedAt ?? []).toSorted((one, other) => one.getTime() - other.getTime())
  return { ...found, lines, payments: paidBy, creditNotes, credits, openedAt: opened[0] ?? null, letters, reminders }
}

/** Holds an invoice for a change; 404 when it is unknown or elsewhere. */
export async function holdInvoice(tx: Database, companyId: string, id: string): Promise<InvoiceRow> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.id, id)))
    .for('update')
  if (row === undefined) throw invoiceGone()
  return row
}
