// What a change of a thing is told as in the log: which of its properties, and from what to what.

import type { AuditEntry, AuditTarget } from './audit-events.store.ts'
import type { AuditAction } from './audit-nouns.ts'
import { cutText, sentence } from './log-line.ts'

/** Properties of a thing and what people call them. `text` is said to have changed, without what it says. */
export type Words<Thing> = { [Name in keyof Thing]?: string | { text: string } }

/** What is told of whom. */
type About = { action: AuditAction; noun: string; target: AuditTarget }

const LONGEST = 120

/**
 * The line of a change, none where nothing differs: `renamed the sprint from “One” to “Two”`, `changed the last day of the sprint from … to …`,
 * `changed the goal and the first day of the sprint`. Values are kept as `from` and `to`, texts are not.
 */
export function changed<Thing extends object>(before: Thing, after: Partial<Thing>, words: Words<Thing>, about: About): AuditEntry[] {
  const names = (Object.keys(words) as (keyof Thing & string)[]).filter(
    (name) => after[name] !== undefined && !same(before[name], after[name]),
  )
  const [first] = names
  if (first === undefined) return []
  const wordOf = (name: keyof Thing & string) => (typeof words[name] === 'object' ? words[name].text : (words[name] ?? name))
  const plain = names.filter((name) => typeof words[name] !== 'object')
  const from = Object.fromEntries(plain.map((name) => [wordOf(name), short(before[name])]))
  const to = Object.fromEntries(plain.map((name) => [wordOf(name), short(after[name])]))
  const { action, noun, target } = about
  const only = names.length === 1 && plain.length === 1 ? wordOf(first) : null
  const said =
    only === 'title' || only === 'name'
      ? sentence`renamed the ${noun} from “${from[only]}” to “${to[only]}”`
      : only !== null
        ? sentence`changed the ${only} of the ${noun} from ${from[only] ?? 'none'} to ${to[only] ?? 'none'}`
        : `changed ${listOf(names.map((name) => `the ${wordOf(name)}`))} of the ${noun}`
  return [{ action, said, target, detail: plain.length === 0 ? {} : { from, to } }]
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function same(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

function short(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean') return value ?? null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return cutText(text, LONGEST)
}
