// The text of a field that outlives Escape, reload, crash and the end of a session, until it has arrived where it was sent.

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '#src/data/storage/session.ts'
import { uuid } from '#src/lib/uuid.ts'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'
import { forgetSent, readSent, type Sending, type SentDraft, sendDraft, sentVersion, subscribeSent } from './sent-drafts.ts'

/** A field's text and what can be done to it. */
export interface Draft {
  text: string
  /** Call per keystroke. */
  setText: (text: string) => void
  /** Forgets the draft and goes back to `initial`: to discard, or after an answer that the field waited for. */
  clear: () => void
  /**
   * Call when the field's text, or `text`, goes on its way: the field shows `initial` at once, or `left`, and the text is kept until the answer
   * is known. Not arrived, or never answered because the page went away, it is in the field again; nothing that was typed meanwhile is lost for it.
   */
  send: (part?: { text?: string; left?: string; intent?: string }) => Sending
  /** What this text was sent as, where it came back and stands unchanged; null for what was typed, undefined for nothing. */
  intentOf: (text: string) => string | null | undefined
  /** True while the text is one that an earlier visit left. */
  restored: boolean
  /** True while it is one that was sent and never answered, by an earlier visit or this one: it may have arrived. */
  maybeSent: boolean
}

/** What a field says about its text. */
export interface DraftOptions {
  /** The saved text; while nothing was typed it is followed. */
  initial?: string
  /** Called once when the browser cannot keep more. */
  onRefused?: () => void
  /** Makes one text of several that came back and of what is typed, in this order. Without it they come back one by one. */
  gather?: (texts: readonly string[]) => string
  /** Whether a text that an earlier visit sent is there after all; then it is forgotten. */
  hasArrived?: (text: string, sentAt: number) => boolean
}

interface Typed {
  owner: string
  text: string | null
  restored: boolean
}

/** For a field that shows what is saved: of several texts the newest counts, and one that is saved has arrived. */
export function lastTyped(texts: readonly string[]): string {
  return texts.at(-1) ?? ''
}

/** Keeps what is typed under the signed-in person and `subject` (`task:<id>:description`, `comment:<taskId>`); another person never sees it. */
export function useDraft(subject: string, { initial = '', onRefused, gather, hasArrived }: DraftOptions = {}): Draft {
  const username = useSession().viewer?.username ?? null
  const owner = `${username ?? ''}:${subject}`
  const [typed, setTyped] = useState<Typed>(() => restore(owner, username, subject))
  const told = useRef(false)
  const now = typed.owner === owner ? typed : restore(owner, username, subject)
  if (now !== typed) setTyped(now)

  const sent = useSent(username, subject, hasArrived)
  const own = now.text === initial ? null : now.text
  const back = gather ? sent : sent.slice(0, 1).filter(({ left }) => own === null || own === left)
  const maybeSent = back.some(({ earlier }) => earlier)
  const texts = back.map(({ text }) => text)
  const text = texts.length === 0 ? (own ?? initial) : gather ? gather(own === null ? texts : [...texts, own]) : lastTyped(texts)
  // Read when something is typed or sent: callers keep these functions for later.
  const present = useRef({ back, text })
  present.current = { back, text }

  const setText = useCallback(
    (text: string) => {
      setTyped({ owner, text, restored: false })
      if (username === null) return
      if (text === initial) clearDraft(username, subject)
      else if (!writeDraft(username, subject, text) && !told.current) {
        told.current = true
        onRefused?.()
      }
      forgetSent(present.current.back)
    },
    [owner, username, subject, initial, onRefused],
  )

  const clear = useCallback(() => {
    setTyped({ owner, text: null, restored: false })
    if (username !== null) clearDraft(username, subject)
    forgetSent(present.current.back)
  }, [owner, username, subject])

  const send = useCallback(
    ({ text = present.current.text, left = initial, intent }: { text?: string; left?: string; intent?: string } = {}) => {
      const stays = left === initial ? null : left
      setTyped({ owner, text: stays, restored: false })
      const retried = present.current.back.find((one) => one.text === text)
      const how = { replaces: gather === lastTyped, retried, intent }
      const sending = username === null ? null : sendDraft(username, subject, text, stays, how)
      forgetSent(present.current.back)
      if (sending?.kept) return sending
      return {
        kept: false,
        intent: sending?.intent ?? intent ?? uuid(),
        since: sending?.since ?? null,
        settle(arrived: boolean, rest = text) {
          sending?.settle(true)
          if (arrived) return
          setTyped((typed) => (typed.owner === owner && typed.text === stays ? { owner, text: rest, restored: false } : typed))
        },
      }
    },
    [owner, username, subject, initial, gather],
  )

  return {
    text,
    setText,
    clear,
    send,
    intentOf: (text) => (text === initial ? undefined : (back.find((one) => one.text === text)?.intent ?? null)),
    restored: now.restored || back.some(({ earlier, here }) => earlier && !here),
    maybeSent,
  }
}

/** What came back or was never answered, without what has arrived after all. */
function useSent(username: string | null, subject: string, hasArrived: DraftOptions['hasArrived']): readonly SentDraft[] {
  const version = useSyncExternalStore(subscribeSent, sentVersion)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version tells that storage has changed
  const sent = useMemo(() => (username === null ? [] : readSent(username, subject)), [username, subject, version])
  const there = sent.filter(({ earlier, text, sentAt }) => earlier && hasArrived?.(text, sentAt))
  const names = there.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: their keys tell whether they are others
  useEffect(() => forgetSent(there), [names])
  return there.length === 0 ? sent : sent.filter((one) => !there.includes(one))
}

function restore(owner: string, username: string | null, subject: string): Typed {
  const text = username === null ? null : readDraft(username, subject)
  return { owner, text, restored: text !== null }
}
