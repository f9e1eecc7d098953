// The ticket that a public page is handed with its form: it says when, cannot be made up, and sends once (FORM-06).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** No person fills a form in sooner, in ms. */
export const SOONEST_MS = 2_000

/** After this time a page has to be handed another one, in ms. */
export const LATEST_MS = 24 * 3_600_000

/** What signs tickets of a form: its key, and the address it was found by. */
export type TicketSeal = { ticketKey: string; token: string }

/** What a ticket says: its own number, or why it counts for nothing. */
export type TicketRead = { number: string } | { wrong: 'forged' | 'early' | 'late' }

/** Hands out a ticket. */
export function makeTicket(seal: TicketSeal, at = new Date()): string {
  const said = `${at.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${said}.${sign(seal, said)}`
}

/** Reads a ticket. */
export function readTicket(seal: TicketSeal, ticket: string, now = new Date()): TicketRead {
  const [, said, moment, number, mark] = /^(([0-9a-z]{1,12})\.([\w-]{22}))\.([\w-]{43})$/.exec(ticket) ?? []
  if (said === undefined || moment === undefined || number === undefined || mark === undefined) return { wrong: 'forged' }
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(sign(seal, said)))) return { wrong: 'forged' }
  const age = now.getTime() - Number.parseInt(moment, 36)
  if (age < SOONEST_MS) return { wrong: 'early' }
  return age > LATEST_MS ? { wrong: 'late' } : { number }
}

function sign({ ticketKey, token }: TicketSeal, said: string): string {
  return createHmac('sha256', ticketKey).update(`${token} ${said}`).digest('base64url')
}
