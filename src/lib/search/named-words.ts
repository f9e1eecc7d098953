// Reads a name out of typed words: a whole name, or the only one that begins so.
import { foldWords } from './search-text.ts'

/** The most words that a name or a date has. */
export const MOST_WORDS = 5

/** What was named, and where the words behind its name begin. */
export interface Named<Thing> {
  value: Thing
  next: number
}

const fold = (text: string) => foldWords(text).join(' ')

/** How a name may be said: whole, by its beginning, or by either, whole first. */
export type Saying = 'whole' | 'begun' | 'either'

/** The thing that the most words from `at` name, which no comma parts: whole, else the one thing whose name begins with them; two such are no answer. */
export function takeName<Thing>(
  words: readonly string[],
  at: number,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
  saying: Saying = 'either',
): Named<Thing> | null {
  const comma = words.indexOf(',', at)
  const most = fold(words[at] ?? '') === '' ? 0 : Math.min(MOST_WORDS, (comma < 0 ? words.length : comma) - at)
  // Once for all lengths: this is read at every key.
  const named = things.map((thing) => ({ thing, names: namesOf(thing).map(fold) }))
  const said = Array.from({ length: Math.max(0, most) }, (_, count) => fold(words.slice(at, at + count + 1).join(' ')))
  const ways = { whole: [false], begun: [true], either: [false, true] }[saying]
  for (const begins of ways)
    for (let count = said.length; count > 0; count--) {
      const name = said[count - 1] ?? ''
      if (name === '' || (begins && name.length < 2)) continue
      const fits = (one: string) => (begins ? one.startsWith(name) : one === name)
      const [found, ...more] = named.filter(({ names }) => names.some(fits))
      if (found && more.length === 0) return { value: found.thing, next: at + count }
    }
  return null
}

/** The names by which a person may be called. */
export function personNames({ username, name }: { username: string; name: string }): readonly string[] {
  return [username, name, ...name.split(/\s+/)]
}
