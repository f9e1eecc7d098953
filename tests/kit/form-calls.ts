// Short ways to forms, for tests: one that is open, a ticket that is old enough, an answer.
import { sql } from 'drizzle-orm'
import { makeTicket } from '#host/resources/forms/ticket.ts'
import type { Answer, HostWorld } from './host-world.ts'
import { type AnyTask, WEBSITE } from './task-calls.ts'

/** What every field has unless a test says otherwise. */
export const aField = (id: number, kind: string, label: string, more: object = {}) => ({ id, kind, label, ...more })

/** Makes a form and opens it; answers it. Throws when that fails. */
export async function openForm(
  world: HostWorld,
  body: object = {},
  where: Record<string, string> = WEBSITE,
  who = 'ana',
): Promise<AnyTask> {
  const made = await world.as(who).post('/forms/', where, { title: 'Bug report', ...body })
  if (made.status !== 201) throw new Error(`No form: ${made.status} ${JSON.stringify(made.body)}`)
  return (await world.as(who).put(`/forms/${made.body.data.uuid}/state/`, where, { state: 'open' })).body.data
}

/** A ticket of a form that was handed out so many seconds ago. */
export async function ticketOf(world: HostWorld, token: string, seconds = 5): Promise<string> {
  const { rows } = await world.db.execute<{ ticket_key: string }>(sql`select ticket_key from forms where token = ${token}`)
  return makeTicket({ ticketKey: rows[0]?.ticket_key ?? '', token }, new Date(Date.now() - seconds * 1000))
}

/** Answers a form as a stranger; every call is another page unless a ticket is given, and another sender unless an address is. */
export async function answerForm(
  world: HostWorld,
  token: string,
  answers: object,
  { ticket, website, address = anyAddress() }: { ticket?: string; website?: string; address?: string } = {},
): Promise<Answer> {
  const payload = { ticket: ticket ?? (await ticketOf(world, token)), answers, ...(website !== undefined && { website }) }
  return world.as(null).send({ method: 'POST', url: `/public/forms/${token}/`, payload, headers: { 'x-forwarded-for': address } })
}

function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 250) + 1
  return `10.${part()}.${part()}.${part()}`
}
