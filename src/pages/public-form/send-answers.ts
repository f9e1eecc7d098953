// Sends what a stranger wrote: once for each page, not sooner than the host believes that a person wrote it, and again where the page had grown old (FORM-05, FORM-06).
import type { Api } from '#src/data/api.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { isOver } from '#src/data/exchanges/idempotency.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import type { SheetField, SheetValue, SheetValues } from '#src/features/form/form-sheet.tsx'
import { GetPublicForm, SubmitPublicForm } from '#src/model/form/form.graphql.ts'
import { forgetSentAnswers, keepSentAnswers, readSentAnswers, type Ticket } from './sent-answers.ts'

/** A ticket counts from this age on, in ms, with something for clocks that go wrong. */
const TICKET_MS = 2_400

/** What became of it: sent, something to mend by field, a sentence, or a form that takes nothing any more. */
export type Sent =
  | { kind: 'sent'; thanks: string }
  | { kind: 'wrong'; problems: Readonly<Record<string, string>> }
  | { kind: 'told'; text: string }
  | { kind: 'closed' }

/** What is missing, in the host's own words, before anything is sent. */
export function missingIn(fields: readonly SheetField[], values: SheetValues): Readonly<Record<string, string>> {
  const isEmpty = (value: SheetValue | undefined) =>
    typeof value === 'string' ? value.trim() === '' : !value || (Array.isArray(value) && value.length === 0)
  const empty = fields.filter(({ name, isRequired }) => isRequired && isEmpty(values[name]))
  return Object.fromEntries(empty.map(({ name, kind }) => [name, missing(kind)]))
}

function missing(kind: string): string {
  if (kind === 'ONE' || kind === 'MANY') return 'Please choose one.'
  return kind === 'TICK' ? 'Please tick this.' : 'Please fill this in.'
}

type Answer = VariablesOf<typeof SubmitPublicForm>['input']['answers'][number]

function answersOf(fields: readonly SheetField[], values: SheetValues): Answer[] {
  return fields.flatMap(({ name }): Answer[] => {
    const value = values[name]
    if (value === undefined || value === '') return []
    if (typeof value === 'boolean') return [{ name, isTicked: value }]
    return [typeof value === 'string' ? { name, text: value } : { name, choices: [...value] }]
  })
}

/** What is sent, by which ticket, and what the time is in ms. */
export interface Sending {
  fields: readonly SheetField[]
  values: SheetValues
  website: string
  ticket: Ticket
  now: () => number
}

/** Never rejects. Sent again as they were after an answer that was lost, the answers go by the ticket of the first time, which is taken once. */
export async function sendAnswers(api: Api, token: string, { fields, values, website, ticket, now }: Sending): Promise<Sent> {
  const answers = answersOf(fields, values)
  const content = JSON.stringify(answers)
  const anew = async (): Promise<Sent> => {
    const { publicForm } = await api.query(GetPublicForm, { token }, { requestPolicy: 'network-only' })
    return publicForm?.ticket ? attempt({ text: publicForm.ticket, since: now() }, true) : { kind: 'closed' }
  }
  const attempt = async ({ text, since }: Ticket, isLast: boolean): Promise<Sent> => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, since + TICKET_MS - now())))
    keepSentAnswers(token, { content, ticket: { text, since } })
    try {
      const { thanks } = await api.mutate(SubmitPublicForm, { token, input: { ticket: text, answers, website } })
      forgetSentAnswers(token)
      return { kind: 'sent', thanks: thanks ?? '' }
    } catch (error) {
      const failure = asApiError(error)
      if (failure === null) throw error
      if (isOver(failure)) forgetSentAnswers(token)
      if (failure.code === 'NOT_FOUND') return { kind: 'closed' }
      const problems = problemsOf(failure.refusals)
      if (problems.ticket === undefined && Object.keys(problems).length > 0) return { kind: 'wrong', problems }
      if (problems.ticket !== undefined && !isLast) return anew()
      const told = failure.code === 'RATE_LIMITED' ? waitText(failure.retryAfter) : errorText(error)
      return { kind: 'told', text: problems.ticket ?? told }
    }
  }
  const before = readSentAnswers(token)
  // Another answer by a ticket that may have been taken would be thanked for and lost.
  const sending = before !== null && before.content !== content ? anew() : attempt(before?.ticket ?? ticket, false)
  return sending.catch((error: unknown): Sent => ({ kind: 'told', text: errorText(error) }))
}

function problemsOf(refusals: readonly { field: readonly string[] | null; message: string }[]): Record<string, string> {
  return Object.fromEntries(refusals.flatMap(({ field, message }) => (field?.[0] === undefined ? [] : [[field[0], message]])))
}

/** How long to wait, in minutes. */
export function waitText(seconds: number | null): string {
  const minutes = Math.max(1, Math.ceil((seconds ?? 60) / 60))
  return `Too many answers right now. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
