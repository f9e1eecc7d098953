// What a mail about an invoice says with its braces filled in, as the host fills them, for its preview; and what is said of one that went (INV-15, INV-17).
import type { InvoiceRowData, InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import { figureText, longDay } from './sheet-text.ts'

/** What may stand in braces. */
export const BRACES = '{number} {client} {total} {open} {due} {link}'

/** The text as it is mailed; `link` stands for the link, which each recipient has their own of. */
export function filledText(
  text: string,
  { number, client, sums, dueOn, digits, currency }: Pick<InvoiceRowData, 'number' | 'client' | 'sums' | 'dueOn' | 'digits' | 'currency'>,
  link: string,
): string {
  const values: Record<string, string> = {
    ...{ number: number ?? '', client: client.name, link, due: dueOn === null ? '' : longDay(dueOn) },
    total: `${figureText(sums.gross, digits)} ${currency}`,
    open: `${figureText(sums.balance, digits)} ${currency}`,
  }
  return text.replace(/\{(number|client|total|open|due|link)\}/g, (_, name: string) => values[name] ?? '')
}

/** Addresses of a text, apart by commas, semicolons or spaces; the first that is none is `wrong`. */
export function readAddresses(text: string): { to: string[]; wrong: string | null } {
  const to = [...new Set(text.split(/[,;\s]+/).filter((one) => one !== ''))]
  return { to, wrong: to.find((one) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(one)) ?? null }
}

/** A mail that was asked for. */
export type LetterData = NonNullable<InvoiceWholeData['letters']>[number]

/** `22 Nov`. */
export function shortDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
}

function deliveryOf({ state, reply, at }: LetterData): string {
  const said = reply === null ? '' : `: ${reply}`
  if (state === 'SENT') return `Sent ${shortDay(at)}`
  if (state === 'FAILED') return `Not delivered${said}`
  return reply === null ? 'On its way' : `Tried again soon${said}`
}

/** When it went, and when its link was opened first and closed; `bad` where a server refuses it and nobody has opened it. */
export function fateOf(letter: LetterData): { text: string; bad: boolean } {
  const { state, reply, openedAt, closedAt } = letter
  const facts = [deliveryOf(letter), openedAt && `opened ${shortDay(openedAt)}`, closedAt && `link closed ${shortDay(closedAt)}`]
  return { text: facts.filter(Boolean).join(' · '), bad: state !== 'SENT' && reply !== null && openedAt === null && closedAt === null }
}
