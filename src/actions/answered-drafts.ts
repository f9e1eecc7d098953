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

/** Follows the answers of one run: the first thing that is made of one takes it out of its question, as what it is sent as. */
export function followAnswers<Services extends { ask: Ask; api: Api }>(
  services: Services,
  username: string | null,
): AnsweredDrafts<Services> {
  const asked: Answered[] = []
  const sent = new Map<string, number>()
  let open = true
  let made = 0
  const { api } = services

  /** The same thing made twice in one run is meant twice. */
  function intentFor(sending: Sending, name: string, variables: unknown): string {
    const what = `${name} ${JSON.stringify(variables)}`
    const count = sent.get(what) ?? 0
    sent.set(what, count + 1)
    return count === 0 ? sending.intent : `${sending.intent}-${count}`
  }

  const mutate: Api['mutate'] = async (document, variables, options: MutateOptions = {}) => {
    const last = asked.at(-1)
    const name = nameOfDocument(document)
    // What is undone or changed is no more made by being sent again.
    if (!open || !last || username === null || options.intent !== undefined || !isMaking(name))
      return api.mutate(document, variables, options)
    last.sending ??= send(username, last)
    const payload = await api.mutate(document, variables, { ...options, intent: intentFor(last.sending, name, variables) })
    made++
    return payload
  }

  return {
    services: { ...services, ask: remembering(services.ask, (answered) => asked.push(answered)), api: { ...api, mutate } },
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
