// What was answered to a question with a draft is kept until it has arrived; what it makes is made once, however often it is sent.
import type { Api, MutateOptions } from '#src/data/api.ts'
import { clearDraft, readDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { forgetSent, readSent, type Sending, sendDraft } from '#src/data/drafts/sent-drafts.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { isOver } from '#src/data/exchanges/idempotency.ts'
import { isMaking, nameOfDocument } from '#src/data/exchanges/unanswered.ts'
import type { Ask } from './services.ts'

/** A question's answer that is kept until it has arrived; `sending` is there once something is made of it. */
interface Answered {
  draft: string
  text: string
  sending: Sending | null
}

/** One run of an action, with what it asks and sends. */
export interface AnsweredDrafts<Services> {
  services: Services
  /** Call at the end of the run, with what it failed with. */
  arrived(): void
  failed(error: unknown): void
}

/**
 * The same api, by which what is made is sent as what `sentAs` answers: the same again is a retry. The same made twice by it is meant twice. Null, and
 * whatever changes or undoes, goes as it is.
 */
export function makingAs(api: Api, sentAs: () => string | null, made: () => void = () => undefined): Api {
  const counts = new Map<string, number>()
  return {
    ...api,
    async mutate(document, variables, options: MutateOptions = {}) {
      const name = nameOfDocument(document)
      const intent = options.intent === undefined && isMaking(name) ? sentAs() : null
      if (intent === null) return api.mutate(document, variables, options)
      const what = `${name} ${JSON.stringify(variables)}`
      const count = counts.get(what) ?? 0
      counts.set(what, count + 1)
      const payload = await api.mutate(document, variables, { ...options, intent: count === 0 ? intent : `${intent}-${count}` })
      made()
      return payload
    },
  }
}

/** Follows the answers of one run: the first thing that is made of one takes it out of its question, as what it is sent as. */
export function followAnswers<Services extends { ask: Ask; api: Api }>(
  services: Services,
  username: string | null,
): AnsweredDrafts<Services> {
  const asked: Answered[] = []
  let open = true
  let made = 0
  const sentAs = () => {
    const last = asked.at(-1)
    if (!open || !last || username === null) return null
    last.sending ??= send(username, last)
    return last.sending.intent
  }
  const api = makingAs(services.api, sentAs, () => made++)

  return {
    services: { ...services, ask: remembering(services.ask, (answered) => asked.push(answered)), api },
    arrived() {
      open = false
      for (const { draft, text, sending } of asked) {
        if (sending) sending.settle(true)
        else if (username !== null) forget(username, draft, text)
      }
    },
    failed(error) {
      if (!open) return
      open = false
      const refused = made === 0 && error instanceof ApiError && isOver(error)
      for (const { draft, text, sending } of asked) {
        sending?.settle(refused)
        // Nothing came of it, which is known: it waits in its question as it was typed, and is a new wish when it is sent again.
        if (sending && refused && username !== null && readDraft(username, draft) === null) writeDraft(username, draft, text)
      }
    },
  }
}

/** Sends the answer from where it is kept. Unchanged after an answer that was lost it is a retry; what was typed anew meanwhile stays. */
function send(username: string, { draft, text }: Answered): Sending {
  const same = readSent(username, draft).filter((one) => one.text.trim() === text.trim())
  const typed = readDraft(username, draft)
  const left = typed !== null && typed.trim() !== text.trim() ? typed : null
  const sending = sendDraft(username, draft, text, left, { retried: same.at(-1) })
  forgetSent(same)
  return sending
}

/** The same asking, which tells of each answer that is kept. */
function remembering(ask: Ask, tell: (answered: Answered) => void): Ask {
  return {
    ...ask,
    about: (subjects) => remembering(ask.about(subjects), tell),
    from: (place) => remembering(ask.from(place), tell),
    async text(question) {
      const text = await ask.text(question)
      if (text !== null && question.draft !== undefined) tell({ draft: question.draft, text, sending: null })
      return text
    },
  }
}

/** What was typed anew meanwhile stays. */
function forget(username: string, draft: string, text: string): void {
  if (readDraft(username, draft)?.trim() === text.trim()) clearDraft(username, draft)
}
