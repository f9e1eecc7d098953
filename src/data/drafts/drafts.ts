// Unsent text, kept in local storage by person and subject until it is sent, discarded or its person signs out.
import { sessionIds } from '#src/data/ids/session-ids.ts'
import { draftPrefix, readText, removeKey, storedKeys, writeText } from '#src/data/storage/storage.ts'

/** The key of unsent text in local storage; what goes with the text has keys that begin so. */
export function draftKey(username: string, subject: string): string {
  return sessionIds().publicText(`${draftPrefix}${username}:${subject}`)
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
