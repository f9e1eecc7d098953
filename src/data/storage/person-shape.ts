// What of a person may be believed when it comes out of storage.
import type { PersonSubject } from '#src/lib/person.ts'
import { fields, orNull, type Reader, text } from './shape.ts'

/** A person with their id. */
export const person: Reader<PersonSubject & { id: string; headline: string | null }> = fields({
  id: text,
  username: text,
  name: text,
  avatar: orNull(text),
  headline: orNull(text),
})
