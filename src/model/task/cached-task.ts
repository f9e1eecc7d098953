// What the cache knows about a task right now, as far as lists ask for it.
import type { Cache, DataField } from '@urql/exchange-graphcache'
import { type CachedTask, type FieldKind, fieldEntries, knownOf } from './task-fields.ts'
import type { TaskSubject } from './task-subject.ts'

/** The id in an entity key: `Workflow:3` → `3`. Ids may contain colons themselves. */
export function idOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}

type Reading = (value: DataField | undefined) => unknown

const READINGS: Readonly<Record<FieldKind, Reading>> = {
  text: textOrNull,
  instant: textOrNull,
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  number: (value) => (value === null || typeof value === 'number' ? value : undefined),
  link: linkOf,
  people: linksOf,
  labels: linksOf,
}

interface Reader {
  readonly cache: Cache
  readonly key: string
}

const SHARED = Object.defineProperties(
  {},
  Object.fromEntries(
    fieldEntries.map(([name, { kind }]) => [
      name,
      {
        get(this: Reader) {
          return READINGS[kind](this.cache.resolve(this.key, name))
        },
      },
    ]),
  ),
)

/**
 * A task in the cache, at the layer that is being written. Each field is read when it is asked for, because a read costs a look into every
 * optimistic layer and lists ask for few fields; use it only inside of the updater.
 */
export function readCachedTask(cache: Cache, id: string): CachedTask {
  return Object.assign(Object.create(SHARED), { cache, key: `Task:${id}` } satisfies Reader)
}

/** What a row knew about its task before an action; fields that rows do not hold stay unknown. */
export function cachedOfSubject(task: TaskSubject): CachedTask {
  return Object.fromEntries(
    fieldEntries.flatMap(([name]) => {
      const value = knownOf(task, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function textOrNull(value: DataField | undefined): string | null | undefined {
  return value === null || typeof value === 'string' ? value : undefined
}

function linkOf(value: DataField | undefined): string | null | undefined {
  if (value === null) return null
  return typeof value === 'string' ? idOfKey(value) : undefined
}

function linksOf(value: DataField | undefined): string[] | undefined {
  return Array.isArray(value) ? value.flatMap((key) => (typeof key === 'string' ? [idOfKey(key)] : [])) : undefined
}
