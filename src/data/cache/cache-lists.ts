// Changing cached lists by linking and unlinking, for optimistic answers and real ones alike.

import type { Cache, Data, FieldArgs } from '@urql/exchange-graphcache'
import { sessionIds } from '#src/data/ids/session-ids.ts'

/** A cached list's arguments, as they were asked. */
export type ListArguments = Readonly<Record<string, unknown>>

/**
 * Visits every cached list of a field, whatever its arguments: pages (`{ nodes }`) and plain lists. `change` gets entity keys
 * (`Task:<id>`) and answers the same array for no change, or the new one. `parent` is an entity key such as `Task:<id>` for lists that hang on an entity.
 */
export function eachList(
  cache: Cache,
  field: string,
  change: (keys: readonly string[], args: ListArguments) => readonly string[],
  parent: string = 'Query',
): void {
  for (const found of cache.inspectFields(parent)) {
    if (found.fieldName !== field) continue
    const value = cache.resolve(parent, found.fieldKey)
    const page = typeof value === 'string' ? value : null
    const keys = page === null ? value : cache.resolve(page, 'nodes')
    if (!isKeys(keys)) continue
    const next = change(ownKeys(keys), found.arguments ?? {})
    if (next === keys) continue
    if (page !== null) cache.link(page, 'nodes', [...next])
    else cache.link(parent, field, found.arguments as FieldArgs, [...next])
  }
}

/**
 * The same entities under the names that this session has for them: an answer that came before it was known what the server calls a thing that is
 * being made here names it by that id, and it would stand there twice. The same array where there is no such.
 */
export function ownKeys(keys: readonly string[]): readonly string[] {
  const ids = sessionIds()
  const own = keys.map((key) => {
    const at = key.indexOf(':')
    const [type, id] = [key.slice(0, at), key.slice(at + 1)]
    const known = ids.sessionId(id, type)
    return known === id ? key : `${type}:${known}`
  })
  return own.some((key, at) => key !== keys[at]) ? [...new Set(own)] : keys
}

/** Whatever was read is asked again where it is shown, but for the fields of Query that `kept` names. For what changes too much to say. */
export function askAgain(cache: Cache, kept: RegExp): void {
  for (const { fieldName, arguments: asked } of cache.inspectFields('Query'))
    if (!kept.test(fieldName)) cache.invalidate('Query', fieldName, asked ?? undefined)
}

/** How `linkInto` chooses lists and places. */
export interface LinkOptions {
  /** Which lists take the entity; all unless said. Only first pages are asked. */
  matches?: (args: ListArguments) => boolean
  /** `start` unless said. */
  at?: 'start' | 'end'
  parent?: string
}

/** Puts an entity into the first page of every matching list that lacks it. `entity` is a key, or what an updater was given. */
export function linkInto(cache: Cache, field: string, entity: object | string, options: LinkOptions = {}): void {
  const key = keyOf(cache, entity)
  if (key === null) return
  const { matches = () => true, at = 'start', parent } = options
  eachList(
    cache,
    field,
    (keys, args) => {
      if (keys.includes(key) || !isFirstPage(args) || !matches(args)) return keys
      return at === 'start' ? [key, ...keys] : [...keys, key]
    },
    parent,
  )
}

/** Takes an entity out of every list (of those that match) that has it. */
export function unlinkFrom(
  cache: Cache,
  field: string,
  entity: object | string,
  { matches = () => true, parent }: Omit<LinkOptions, 'at'> = {},
): void {
  const key = keyOf(cache, entity)
  if (key === null) return
  eachList(cache, field, (keys, args) => (keys.includes(key) && matches(args) ? keys.filter((other) => other !== key) : keys), parent)
}

// Answers always carry `__typename`, although their types only do when a document asks for it.
function keyOf(cache: Cache, entity: object | string): string | null {
  return typeof entity === 'string' ? entity : cache.keyOfEntity(entity as Data)
}

function isFirstPage({ page }: ListArguments): boolean {
  return page === undefined || page === null || page === 1
}

function isKeys(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}
