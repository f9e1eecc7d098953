// The draft of a form that waits for its answer: what was sent stays in sight until then, what is typed meanwhile is a draft of its own.
import { useState } from 'react'
import type { Sending } from './sent-drafts.ts'
import { type Draft, type DraftOptions, useDraft } from './use-draft.ts'

/** As Draft, but the field shows what was sent until it is answered or typed over. */
export interface FormDraft extends Omit<Draft, 'send'> {
  /** Call when the text goes on its way. `stays` false empties the field at once, for the next one to be typed. */
  send: (how?: { stays?: boolean }) => Sending
}

/** Nothing was typed, so there is nothing to keep. */
function nothing(): Sending {
  return { kept: true, intent: crypto.randomUUID(), since: null, settle: () => undefined }
}

/** A draft whose answer takes away what was sent and nothing else, also where the form was closed or opened anew meanwhile. */
export function useFormDraft(subject: string, options: DraftOptions = {}): FormDraft {
  const draft = useDraft(subject, options)
  const [shown, setShown] = useState<{ subject: string; text: string; restored: boolean } | null>(null)
  const onWay = shown?.subject === subject ? shown : null
  const text = onWay?.text ?? draft.text
  return {
    text,
    restored: onWay?.restored ?? draft.restored,
    maybeSent: onWay === null && draft.maybeSent,
    setText(next) {
      setShown(null)
      draft.setText(next)
    },
    clear() {
      setShown(null)
      draft.clear()
    },
    send({ stays = true } = {}) {
      if (text === (options.initial ?? '')) return nothing()
      const sending = draft.send({ text })
      const mine = stays ? { subject, text, restored: draft.restored } : null
      setShown(mine)
      return {
        kept: sending.kept,
        intent: sending.intent,
        since: sending.since,
        settle(arrived, rest) {
          setShown((now) => (now === mine ? null : now))
          sending.settle(arrived, rest)
        },
      }
    },
  }
}
