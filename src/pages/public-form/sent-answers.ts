// What a stranger sent without hearing the answer stays in their browser: the same sent again, also after a reload, is taken once by its ticket (FORM-06).
import { readText, removeKey, writeText } from '#src/data/storage/storage.ts'

/** A ticket, and when it came. */
export interface Ticket {
  text: string
  since: number
}

/** Answers on their way, and the ticket they were sent by. */
export interface SentAnswers {
  content: string
  ticket: Ticket
}

const keyOf = (token: string) => `public-form:${token}:sent`

/** What was sent by the form of this address and not answered; null for nothing. */
export function readSentAnswers(token: string): SentAnswers | null {
  try {
    const { content, ticket } = Object(JSON.parse(readText(keyOf(token)) ?? 'null'))
    const { text, since } = Object(ticket)
    return typeof content === 'string' && typeof text === 'string' && typeof since === 'number'
      ? { content, ticket: { text, since } }
      : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Call before they are sent: a page that goes away hears no answer. */
export function keepSentAnswers(token: string, sent: SentAnswers): void {
  writeText(keyOf(token), JSON.stringify(sent))
}

/** Call once it is known what became of them. */
export function forgetSentAnswers(token: string): void {
  removeKey(keyOf(token))
}
