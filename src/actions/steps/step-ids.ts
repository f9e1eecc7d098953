// What a step made first and, done again, made anew: the ids of the first are read as those of the second.

import type { Call } from '#src/actions/step.ts'
import type { Subjects } from '#src/actions/subject.ts'

/** Which id stands for which by now. */
export interface StepIds {
  /** Pairs what the step made with what it makes now, kind by kind in order. */
  learn(before: readonly Call[], now: readonly Call[]): void
  /** The same with the ids of now, at any depth; ids that are unique among their kind only are left alone. */
  map<T>(value: T): T
  /** The subjects as they are called now. */
  subjects(subjects: Subjects): Subjects
}

/** A number, or the word of an address, names one thing among its kind; these lengths name one of all. */
const UNIQUE_LENGTH = 30

/** Nothing is known yet. */
export function createStepIds(): StepIds {
  const unique = new Map<string, string>()
  const ofKind = new Map<string, string>()
  const newest = (map: ReadonlyMap<string, string>, key: (id: string) => string, id: string) => {
    let found = id
    for (let next = map.get(key(found)); next !== undefined && next !== found; next = map.get(key(found))) found = next
    return found
  }
  const text = (value: string) => {
    if (unique.size === 0) return value
    const lane = /^(\w+):(.{30,})$/.exec(value)
    if (lane?.[2] && !value.startsWith('tmp:')) return `${lane[1]}:${newest(unique, (id) => id, lane[2])}`
    return newest(unique, (id) => id, value)
  }
  const map = <T>(value: T): T => {
    if (unique.size === 0) return value
    return deep(value, text) as T
  }
  return {
    map,
    learn(before, now) {
      for (const { type, one, other } of pairs(before, now)) {
        if (one === other) continue
        if (one.length >= UNIQUE_LENGTH) unique.set(one, other)
        else ofKind.set(`${type}:${one}`, other)
      }
    },
    subjects(subjects) {
      if (unique.size === 0 && ofKind.size === 0) return subjects
      const renamed = Object.entries(subjects).map(([kind, list]) => [
        kind,
        list?.map((subject) => {
          const mapped = map(subject) as Record<string, unknown>
          const found = Object.entries(mapped).map(([name, value]) => [
            name,
            (name === 'id' || name === 'slug') && typeof value === 'string' ? newest(ofKind, (id) => `${kind}:${id}`, value) : value,
          ])
          return Object.fromEntries(found)
        }),
      ])
      return Object.fromEntries(renamed) as Subjects
    },
  }
}

/** What the same mutations made then and now. */
function pairs(before: readonly Call[], now: readonly Call[]): { type: string; one: string; other: string }[] {
  const left = now.filter(({ made }) => made.length > 0)
  return before.flatMap(({ name, made }) => {
    if (made.length === 0) return []
    const at = left.findIndex((call) => call.name === name)
    const [same] = at === -1 ? [] : left.splice(at, 1)
    return made.flatMap((thing, index) => {
      const other = same?.made[index]
      if (!other) return []
      const type = kindOf(thing.type)
      const ids = [{ type, one: thing.id, other: other.id }]
      return thing.slug && other.slug ? [...ids, { type, one: thing.slug, other: other.slug }] : ids
    })
  })
}

/** `UserStory` of the schema is the kind `story`; the others are called alike. */
function kindOf(type: string): string {
  return (
    type
      .match(/[A-Z][a-z]*/g)
      ?.at(-1)
      ?.toLowerCase() ?? type
  )
}

function deep(value: unknown, text: (value: string) => string): unknown {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return value.map((one) => deep(one, text))
  // What has a class of its own (moments, files) or belongs to React names nothing.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype || '$$typeof' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deep(one, text)]))
}
