// Unsent text, kept in local storage by person and subject until it is sent, discarded or its person signs out.
import { draftPrefix, readText, removeKey, storedKeys, writeText } from '#src/data/storage/storage.ts'
import { createStore } from '#src/lib/store.ts'

// What each temporary id turned out to be.
const real = createStore(() => new Map<string, string>())
const TEMPORARY = /tmp:[\da-f-]{36}/g

/** A key or subject with real ids for the temporary ones in it, as far as they are known. */
export function lastingName(name: string): string {
  return name.replace(TEMPORARY, (id) => real.get().get(id) ?? id)
}

/** Text on a temporary id is kept under the real one from now on, also where it is still asked for by the temporary one. */
export function renameDrafts(temporary: string, id: string): void {
  real.get().set(temporary, id)
  for (const key of storedKeys()) {
    const text = key.startsWith(draftPrefix) && key.includes(temporary) ? readText(key) : null
    if (text === null) continue
    // First, so that a full storage has room for it.
    removeKey(key)
    writeText(lastingName(key), text)
  }
}

/** The key of unsent text in local storage; what goes with the text has keys that begin so. */
export function draftKey(username: string, subject: string): string {
  return lastingName(`${draftPrefix}${username}:${subject}`)
}

/** The text this person left unsent on this subject (`task:<id>:title`); null when there is none. */
export function readDraft(username: string, subject: string): string | null {
  return readText(draftKey(username, subject))
}

/** Keeps the text, also an empty one; false when the browser refuses (full or private). Never throws. */
export function writeDraft(username: string, subject: string, text: string): boolean {
  return writeText(draftKey(username, subject), text)
}

/** Forgets the text, after it was sent or discarded. */
export function clearDraft(username: string, subject: string): void {
  removeKey(draftKey(username, subject))
}

/** The subjects this person left text on. */
export function draftSubjects(username: string): string[] {
  const start = draftKey(username, '')
  return storedKeys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
}
