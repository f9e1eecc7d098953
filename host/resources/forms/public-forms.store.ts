// A form as everybody sees it who has its address, and what they send (FORM-05, FORM-06, FORM-08, FORM-14).
import { sql } from 'drizzle-orm'
import { isGated } from '../../access.ts'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { HostError, invalid, notFound } from '../../errors.ts'
import { nowAbout } from '../../tenants/workspace.ts'
import { isForeignName } from '../domains/domain-address.store.ts'
import { emailOf, looksLikeSpam, readAnswers } from './form-answers.ts'
import { tellOfAnswer } from './form-news.store.ts'
import { makeTaskOf } from './form-task.store.ts'
import { type FormRow, forms, submissions } from './forms.table.ts'
import { holdForm } from './forms-read.store.ts'
import { checkLimits, hashSender } from './sender-limits.store.ts'
import { makeRoom } from './submission-limits.store.ts'
import { readTicket } from './ticket.ts'

/** What an address says that leads nowhere (FORM-12). */
export const NO_FORM = 'This form does not exist.'

/** A form behind its address, with the workspace it is of. `isOpen`: answers are taken. */
export type PublicForm = Pick<FormRow, 'id' | 'projectId' | 'title' | 'intro' | 'fields' | 'thanks' | 'token' | 'ticketKey'> & {
  isOpen: boolean
  company: { name: string; logo: string | null }
}

type Found = Omit<PublicForm, 'isOpen' | 'company'> & {
  companyId: string
  state: FormRow['state']
  isOver: boolean
  isShut: boolean
  name: string
  logo: string | null
  subscription: string
  unlimitedWorkspaces: boolean
}

/**
 * The form of an address; 404 where there is none, for a draft, which nobody is to see yet, and under the domain of another workspace (`host`: the name
 * that was asked for, decision 062).
 */
export async function findPublicForm(db: Database, token: string, host: string, now = new Date()): Promise<PublicForm> {
  const { rows } = await db.execute<Found>(sql`
    select f.id, f.company_id as "companyId", f.project_id as "projectId", f.title, f.intro, f.fields, f.thanks, f.token, f.ticket_key as "ticketKey", f.state,
      coalesce(f.closes_on < ${now.toISOString().slice(0, 10)}::date, false) as "isOver", p.deleted_at is not null or p.current_status = 2 as "isShut",
      c.name, c.logo, c.subscription, c.unlimited_workspaces as "unlimitedWorkspaces"
    from forms f join projects p on p.id = f.project_id join companies c on c.id = f.company_id and c.deletion_at is null
    where f.token = ${token} and not ${isForeignName(host, sql`f.company_id`)}`)
  const [found] = rows
  if (found === undefined || found.state === 'draft') throw notFound(NO_FORM)
  const { companyId, state, isOver, isShut, name, logo, subscription, unlimitedWorkspaces, ...form } = found
  nowAbout(companyId)
  const isOpen = state === 'open' && !isOver && !isShut && !isGated({ subscription, unlimitedWorkspaces })
  return { ...form, isOpen, company: { name, logo } }
}

/** What somebody sends: the page's ticket, their answers by field, and what stands in the field that people do not see. */
export type Sent = { ticket: string; answers: Readonly<Record<string, unknown>>; website: string }

const WRONG_TICKET = {
  forged: 'This page is not the one that was handed out. Please reload it.',
  early: 'Please wait a moment, then send it again.',
  late: 'This page was open for more than a day. Please send it again.',
}

/**
 * Takes an answer and makes its task, in one transaction; the same ticket is taken once. What looks like spam is kept without a task, and its sender
 * does not learn of it. Answers the thanks. 410 closed, 422 by field, 429 with the time to wait.
 */
export async function takeSubmission(
  db: Database,
  token: string,
  sent: Sent,
  { address, host, now = new Date() }: { address: string; host: string; now?: Date },
): Promise<string> {
  const found = await findPublicForm(db, token, host, now)
  if (!found.isOpen) throw closed()
  const ticket = readTicket(found, sent.ticket, now)
  if ('wrong' in ticket) throw invalid({ ticket: [WRONG_TICKET[ticket.wrong]] })
  const isTrapped = sent.website !== ''
  const first = readAnswers(found.fields, sent.answers)
  if (!isTrapped && Object.keys(first.errors).length > 0) throw invalid(first.errors)
  return db.transaction(async (tx) => {
    const form = await holdForm(tx, found.projectId, found.id)
    // It may have been closed, or its fields changed, while this waited.
    if (!(await findPublicForm(tx, token, host, now)).isOpen) throw closed()
    const { rows: taken } = await tx.execute(sql`select 1 from submissions where ticket = ${ticket.number}`)
    if (taken.length > 0) return form.thanks
    const { answers, errors } = readAnswers(form.fields, sent.answers)
    if (!isTrapped && Object.keys(errors).length > 0) throw invalid(errors)
    const isSpam = isTrapped || looksLikeSpam(answers)
    const senderHash = await hashSender(tx, form, address, now)
    if (!(await checkLimits(tx, form, senderHash, { now, isSpam }))) return form.thanks
    const { draft } = form.presets
    const taskId = isSpam ? null : await makeTaskOf(tx, form, answers, draft)
    const place = { companyId: form.companyId, projectId: form.projectId, formId: form.id }
    const state = isSpam ? 'spam' : draft ? 'new' : 'accepted'
    await makeRoom(tx, form)
    await tx
      .insert(submissions)
      .values({ ...place, ticket: ticket.number, answers, email: emailOf(answers), state, taskId, senderHash: senderHash.today, at: now })
    await tx
      .update(forms)
      .set({ submissionsCount: sql`${forms.submissionsCount} + 1` })
      .where(inCompany(forms, form.companyId, form.id))
    if (!isSpam) await tellOfAnswer(tx, form, now)
    return form.thanks
  })
}

/** 410: it was open once, or will be. */
function closed(): HostError {
  return new HostError(410, 'This form is closed.', { code: 'closed' })
}
