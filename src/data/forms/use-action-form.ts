// The one way in which a form sends what was typed: its checks, one sending at a time, and what a late answer may do.

import { useCallback, useMemo, useRef, useState } from 'react'
import type { Sending, SentAs } from '#src/data/drafts/sent-drafts.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { BY_CONTENT } from '#src/data/exchanges/idempotency.ts'
import { uuid } from '#src/lib/uuid.ts'
import { useMounted } from '#src/ui/marks/use-mounted.ts'

/** What became of what was sent. Which of the three follows is the form's to decide: an answer never moves who has gone on to something else. */
export interface FormAnswer {
  /** False where it did not arrive: what was typed is in its fields again. */
  arrived: boolean
  /** What alone did not arrive of the first field, where a part did. */
  rest?: string
  /** Shows it in the form, while that is there; also to who typed on. */
  tell?(): void
  /** Where it arrived, for who has touched nothing since: closes the layer, goes to what was made, moves the focus. */
  leave?(): void
  /** Says it in a message to who has left the form, or typed on where there is no `tell`. */
  late?(): void
}

/** One press of the button. */
export interface Submission {
  /** Sentences by field for what will not do; with one of them nothing is sent. */
  check?(): Readonly<Record<string, string>>
  /** False empties the fields at once, for the next to be typed; else what was sent stays in sight until it is answered or typed over. */
  stays?: boolean
  /** What is sent of the first field, and what is left there, where that is not its text and nothing. */
  part?: { text?: string; left?: string }
  /** Follows at once, before any answer: for a layer that does not wait. */
  sent?(): void
  /** Sends. What rejects has not arrived and has been told to nobody. */
  send(as: SentAs): Promise<FormAnswer>
  /** Shows a failure in the form, while that is there; false has it said in a message instead. */
  failed?(error: unknown, untouched: boolean): boolean
}

/** A field as its form sends it. */
export interface FormField {
  /** What its text, or this, was sent as, where that came back and stands unchanged; null for what was typed, undefined for nothing. */
  intentOf(text?: string): string | null | undefined
  send(how: { stays: boolean; intent: string; text?: string; left?: string }): Sending
}

/** A form. */
export interface ActionForm {
  /** True while something that was sent is not answered. */
  readonly sending: boolean
  /** True while, besides, nothing was touched since: what is in sight is on its way. */
  readonly busy: boolean
  /** Sentences by field, of the last check or of `setProblems`. */
  readonly problems: Readonly<Record<string, string>>
  setProblems: (problems: Readonly<Record<string, string>>) => void
  /** Called by fields for everything a person does to them; answers on their way may no longer close the form. */
  touch: () => void
  /** Call where the form goes while its component stays. */
  end: () => void
  /** Makes a field part of what is sent; the first is the one that `part` and `rest` are about. Answers how to take it out. */
  attach: (id: string, field: FormField) => () => void
  /** Sends, unless the check finds something or, without `many`, something is on its way. Resolves to whether it arrived; never rejects. */
  submit: (submission: Submission) => Promise<boolean>
}

/** What a form is made with. */
export interface ActionFormOptions {
  /** Says a failure to who has left the form; without it that is not said. */
  say?: { error(text: string): void }
  /** True where the next may be sent before the one before is answered. */
  many?: boolean
}

/**
 * What is typed is kept by the form's fields (`useFormDraft`, `useFormState`) until it has arrived. An answer takes away what was sent and nothing
 * else; it closes only the layer that sent it, and that only where nothing was touched since: keys typed into a layer that goes away would be
 * shortcuts. Typed on, the layer stays with what is typed (decision 028).
 */
export function useActionForm({ say, many = false }: ActionFormOptions = {}): ActionForm {
  const [unanswered, setUnanswered] = useState(0)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const mounted = useMounted()
  // `touches` counts what the person did, `life` how often the form was ended.
  const now = useRef({ touches: 0, life: 0, unanswered: 0, say, many })
  now.current.say = say
  now.current.many = many
  const fields = useRef(new Map<string, FormField>())

  const touch = useCallback(() => {
    now.current.touches++
    setBusy(false)
  }, [])
  const end = useCallback(() => {
    now.current.life++
    touch()
  }, [touch])
  const attach = useCallback((id: string, field: FormField) => {
    fields.current.set(id, field)
    return () => void fields.current.delete(id)
  }, [])
  const submit = useCallback(
    async ({ check, stays = true, part = {}, sent, send, failed }: Submission) => {
      const state = now.current
      if (state.unanswered > 0 && !state.many) return false
      const wrong = check?.() ?? {}
      setProblems(wrong)
      if (Object.keys(wrong).length > 0) return false
      const sendings = sendAll([...fields.current.values()], stays, part)
      const life = state.life
      const touches = ++state.touches
      const count = (by: number) => {
        state.unanswered += by
        setUnanswered(state.unanswered)
      }
      count(1)
      setBusy(true)
      sent?.()
      const [answer, failure] = await send(sendings.as).then(
        (answer) => [answer, null] as const,
        (error: unknown) => [{ arrived: false } satisfies FormAnswer as FormAnswer, { error }] as const,
      )
      sendings.settle(answer)
      count(-1)
      const there = mounted.current && state.life === life
      const untouched = there && state.touches === touches
      if (untouched) setBusy(false)
      if (failure) {
        if (!(there && failed?.(failure.error, untouched))) state.say?.error(errorText(failure.error))
        return false
      }
      if (there) answer.tell?.()
      if (untouched) {
        if (answer.arrived) answer.leave?.()
      } else if (!(there && answer.tell)) answer.late?.()
      return answer.arrived
    },
    [mounted],
  )
  const form = { sending: unanswered > 0, busy, problems, setProblems, touch, end, attach, submit }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions never change
  return useMemo(() => form, [unanswered, busy, problems])
}

/**
 * Sends every field as one. All of it unchanged is a retry, which is done once; with anything new in it, it is another sending. Where nothing was
 * typed there is no draft that could keep what it was sent as.
 */
function sendAll(fields: readonly FormField[], stays: boolean, part: { text?: string; left?: string }) {
  const known = fields.map((field, at) => field.intentOf(at === 0 ? part.text : undefined)).filter((intent) => intent !== undefined)
  const intent = known.includes(null) ? uuid() : (known[0] ?? BY_CONTENT)
  const sendings = fields.map((field, at) => field.send({ stays, intent, ...(at === 0 && part) }))
  const as: SentAs = { intent, since: sendings.find(({ since }) => since !== null)?.since ?? null }
  return {
    as,
    settle({ arrived, rest }: FormAnswer): void {
      for (const [at, sending] of sendings.entries()) sending.settle(arrived, at === 0 ? rest : undefined)
    },
  }
}
