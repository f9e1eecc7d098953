// What a read brought under the server's id before it was known to be what is being made here: in the cache it becomes that, and stands once.
import type { Cache, FieldArgs, UpdateResolver } from '@urql/exchange-graphcache'
import { sessionIds } from '#src/data/session-ids.ts'

/** The updater, after whatever the cache knows twice of what its answer made has become one. */
export function afterMeeting(update: UpdateResolver = () => undefined): UpdateResolver {
  return (answer, args, cache, info) => {
    const { tmpId } = info.variables
    if (!info.optimistic && typeof tmpId === 'string') meet(cache, tmpId)
    update(answer, args, cache, info)
  }
}

function meet(cache: Cache, id: string): void {
  const made = sessionIds().madeOf(id)
  if (made === null) return
  const theirs = `${made.type}:${made.id}`
  // Hardly ever: a read overtook the answer.
  if (cache.inspectFields(theirs).length > 0) relink(cache, 'Query', theirs, `${made.type}:${id}`, new Set())
}

/** Puts `own` where `theirs` was, in everything that hangs on this entity; nowhere twice. */
function relink(cache: Cache, entity: string, theirs: string, own: string, seen: Set<string>): void {
  if (seen.has(entity)) return
  seen.add(entity)
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields(entity)) {
    const value = cache.resolve(entity, fieldKey)
    const keys = [value].flat().filter((key) => typeof key === 'string')
    if (keys.includes(theirs)) {
      const next = [...new Set(keys.map((key) => (key === theirs ? own : key)))]
      cache.link(entity, fieldName, args as FieldArgs, Array.isArray(value) ? next : own)
    }
    for (const key of keys) if (key !== theirs) relink(cache, key, theirs, own, seen)
  }
}
