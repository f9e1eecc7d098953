// A field of a form whose text is kept until it has arrived: what was sent stays in sight until then, what is typed meanwhile is a draft of its own.
import { useCallback, useId, useLayoutEffect, useState } from 'react'
import type { Sending } from '#src/data/drafts/sent-drafts.ts'
import { type Draft, type DraftOptions, useDraft } from '#src/data/drafts/use-draft.ts'
import type { ActionForm, FormField } from './use-action-form.ts'

/** As Draft, but the form sends it, and the field shows what was sent until it is answered or typed over. */
export type FormDraft = Omit<Draft, 'send' | 'intentOf'>

const NOTHING: Omit<Sending, 'intent'> = { kept: true, since: null, settle: () => undefined }

/** A text that the form sends. Its answer takes away what was sent and nothing else, also where the form was closed or opened anew meanwhile. */
export function useFormDraft(form: ActionForm, subject: string, options: DraftOptions = {}): FormDraft {
  const draft = useDraft(subject, options)
  const [shown, setShown] = useState<{ subject: string; text: string; restored: boolean } | null>(null)
  const onWay = shown?.subject === subject ? shown : null
  const text = onWay?.text ?? draft.text
  const id = useId()
  const field: FormField = {
    intentOf: (sent = text) => (onWay ? null : draft.intentOf(sent)),
    send({ stays, intent, text: sent = text, ...left }) {
      if (sent === (options.initial ?? '')) return { ...NOTHING, intent }
      const sending = draft.send({ text: sent, intent, ...left })
      const mine = stays ? { subject, text: sent, restored: draft.restored } : null
      setShown(mine)
      return {
        ...sending,
        settle(arrived, rest) {
          setShown((now) => (now === mine ? null : now))
          sending.settle(arrived, rest)
        },
      }
    },
  }
  const { attach, touch } = form
  useLayoutEffect(() => attach(id, field))
  const { setText: write, clear: forget } = draft
  const setText = useCallback(
    (next: string) => {
      touch()
      setShown(null)
      write(next)
    },
    [touch, write],
  )
  const clear = useCallback(() => {
    touch()
    setShown(null)
    forget()
  }, [touch, forget])
  return {
    text,
    setText,
    clear,
    restored: onWay?.restored ?? draft.restored,
    maybeSent: onWay === null && draft.maybeSent,
  }
}
