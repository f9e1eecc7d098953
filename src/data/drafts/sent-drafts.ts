// Text that was sent and has not been answered: it stays in local storage, so that a tab that dies in between loses nothing.

import { onMade, sessionIds } from '#src/data/ids/session-ids.ts'
import { onDoubt } from '#src/data/mutation-events.ts'
import { draftPrefix, readText, removeKey, storedKeys, writeText } from '#src/data/storage/storage.ts'
import { createStore } from '#src/lib/store.ts'
import { uuid } from '#src/lib/uuid.ts'
import { clearDraft, draftKey, writeDraft } from './drafts.ts'

/** A text that was sent and is not known to have arrived. */
export interface SentDraft {
  readonly key: string
  readonly text: string
  /** Milliseconds since 1970, by this clock. */
  readonly sentAt: number
  /** What sending left in the field, null for nothing: while that stands there, the text may come back. */
  readonly left: string | null
  /** True when an earlier visit or another tab sent it: it may have arrived, also where a failure was seen, for a page that goes sees each as failed. */
  readonly earlier: boolean
  /** True when this page sent it: that it came back is no news from an earlier visit. */
  readonly here: boolean
  /** What it was sent as: sent again unchanged with this, it arrives once. */
  readonly intent: string
}

/** A text on its way. */
export interface Sending {
  /** Call once, with the answer. Arrived, nothing is kept of it; else it is offered in its field again, or only `rest` where a part arrived. */
  settle(arrived: boolean, rest?: string): void
  /** Goes with the write (`MutateOptions.intent`): the same text, sent again after an answer that was lost, is no second one. */
  readonly intent: string
  /** When the same text was sent before without an answer, in ms since 1970: it may have arrived. Null: it was not. */
  readonly since: number | null
  /** False when the browser refused to keep it: then only the page can bring it back. */
  readonly kept: boolean
}

/** What a write goes with that is not to be done twice. */
export type SentAs = Pick<Sending, 'intent' | 'since'>

interface Kept {
  text: string
  left: string | null
  intent: string
}

const sentHere = createStore(
  () => ({
    /** What this page sent, by the end of its key: on its way, or back. */
    mine: new Map<string, 'on its way' | 'back'>(),
    /** What this page sent without learning what became of it. */
    doubted: new Set<string>(),
    count: 0,
  }),
  {
    watch() {
      const heard = ({ key }: StorageEvent) => {
        if (key === null || (key.startsWith(draftPrefix) && key.includes(MARK))) changed()
      }
      window.addEventListener('storage', heard)
      return () => window.removeEventListener('storage', heard)
    },
  },
)

function changed(part: { count?: number } = {}): void {
  sentHere.set({ ...sentHere.get(), ...part })
}

/**
 * Moves the text of this subject from the field into keeping; `left` is what the field shows now. With `replaces` it takes the place of those sent
 * before it: once it has arrived, they are not offered again. With the one that came back it is a retry of that one, unless it has another `intent`.
 */
export function sendDraft(
  username: string,
  subject: string,
  text: string,
  left: string | null = null,
  {
    replaces = false,
    retried,
    intent = retried?.intent ?? uuid(),
  }: { replaces?: boolean; retried?: SentDraft | undefined; intent?: string | undefined } = {},
): Sending {
  const since = retried?.earlier ? retried.sentAt : null
  // In the order they were sent, whichever tab it was.
  const count = sentHere.get().count + 1
  const end = `${Date.now()}-${String(count).padStart(6, '0')}-${uuid().slice(0, 8)}`
  // The server may name its subject before the answer.
  const keyNow = () => `${startOf(username, subject)}${end}`
  const write = (kept: Omit<Kept, 'intent'>) => writeText(keyNow(), JSON.stringify({ ...kept, intent }))
  // First, so that a full storage has room for it.
  clearDraft(username, subject)
  sentHere.get().mine.set(end, 'on its way')
  const kept = write({ text, left })
  if (left !== null) writeDraft(username, subject, left)
  sentHere.get().doubted.delete(intent)
  changed({ count })
  return {
    kept,
    intent,
    since,
    settle(arrived, rest = text) {
      const key = keyNow()
      const { mine } = sentHere.get()
      if (arrived) mine.delete(end)
      else mine.set(end, 'back')
      if (arrived) removeKey(key)
      // Gone when its person has signed out meanwhile.
      else if (readText(key) !== null) write({ text: rest, left })
      changed()
      if (arrived && replaces) forgetSent(readSent(username, subject).filter((other) => other.key < key))
    },
  }
}

/** What this person sent on this subject and can have again, the oldest first; what is on its way from this page is not among it. */
export function readSent(username: string, subject: string): SentDraft[] {
  const start = startOf(username, subject)
  const { mine, doubted } = sentHere.get()
  return storedKeys()
    .filter((key) => key.startsWith(start) && mine.get(endOf(key)) !== 'on its way')
    .sort()
    .flatMap((key) => {
      const kept = parse(readText(key))
      const sentAt = Number.parseInt(key.slice(start.length), 10)
      const here = mine.has(endOf(key))
      return kept ? [{ key, sentAt, here, earlier: !here || doubted.has(kept.intent), ...kept }] : []
    })
}

// The answer to what was sent as this was lost: coming back, it may have arrived.
onDoubt((intent) => sentHere.get().doubted.add(intent))

// Whatever was typed on a thing that is being made was typed here, so this is loaded by the time it has been made. What was typed on it, or sent to it,
// is kept under the server's id from now on, and what names it names that: the next visit knows no other. Fields go on by the id they have.
onMade(({ id, made }) => {
  if (made === null) return
  for (const key of storedKeys()) {
    const text = key.startsWith(draftPrefix) ? readText(key) : null
    if (text === null || !(key + text).includes(id)) continue
    // First, so that a full storage has room for it.
    removeKey(key)
    writeText(key.replaceAll(id, made.id), text.replaceAll(id, made.id))
  }
  changed()
})

/** Forgets what came back: it is being typed on, was discarded, or turned out to have arrived. */
export function forgetSent(sent: readonly SentDraft[]): void {
  if (sent.length === 0) return
  for (const { key } of sent) {
    sentHere.get().mine.delete(endOf(key))
    // Read, perhaps, before it was moved.
    removeKey(sessionIds().publicText(key))
  }
  changed()
}

/** Hears of every change, of other tabs too; the answer stops it. */
export const subscribeSent = sentHere.subscribe

/** Another value after every change. */
export const sentVersion: () => unknown = sentHere.get

const MARK = ':sent:'

function startOf(username: string, subject: string): string {
  return `${draftKey(username, subject)}${MARK}`
}

function endOf(key: string): string {
  return key.slice(key.lastIndexOf(MARK) + MARK.length)
}

function parse(stored: string | null): Kept | null {
  try {
    const { text, left, intent } = Object(JSON.parse(stored ?? 'null'))
    if (typeof text !== 'string') return null
    return { text, left: typeof left === 'string' ? left : null, intent: typeof intent === 'string' ? intent : uuid() }
  } catch {
    return null
  }
}
