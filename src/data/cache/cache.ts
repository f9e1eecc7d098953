// The normalised cache's settings, put together from what each feature says about its own nouns.

import type { Exchange } from '@urql/core'
import {
  cacheExchange,
  type KeyingConfig,
  type OptimisticMutationResolver,
  type ResolverConfig,
  type UpdateResolver,
} from '@urql/exchange-graphcache'
import { sessionIds } from '#src/data/ids/session-ids.ts'
import { keylessTypes } from './keyless-types.ts'
import type { MutationName } from './mutation-names.ts'

/** What one feature contributes: `src/features/<noun>/<noun>.cache.ts`. */
export interface CachePart {
  /**
   * What a mutation's answer changes besides the entities in it: lists by `linkInto` and `unlinkFrom`. Runs for the optimistic answer
   * (`info.optimistic`) and for the real one; the payload's entity is null when the mutation was refused.
   */
  updates?: { readonly [Name in MutationName]?: UpdateResolver }
  /** The answer to show at once, only for fast mutations; `info.variables.tmpId` is the id of what is created. */
  optimistic?: { readonly [Name in MutationName]?: OptimisticMutationResolver }
  /** Reading of fields that need more than what was stored, by type and field. */
  resolvers?: ResolverConfig
  /** Cache keys of types whose key is not `id`. */
  keys?: KeyingConfig
}

/** The rules of all parts, as graphcache takes them. */
interface CacheRules {
  updates: { Mutation: Record<string, UpdateResolver> }
  optimistic: Record<string, OptimisticMutationResolver>
  resolvers: Record<string, NonNullable<ResolverConfig[string]>>
  keys: KeyingConfig
}

/** Declares a feature's part; misspelt mutation names do not compile. */
export function defineCachePart(part: CachePart): CachePart {
  return part
}

/** What has no `id` is embedded in its parent anyway: the names only keep graphcache from warning of it, which it does while the product is made. */
const embedded: KeyingConfig = import.meta.env.DEV ? Object.fromEntries(keylessTypes.map((type) => [type, () => null])) : {}

const ownKeys: KeyingConfig = {
  Invitation: (data) => textOrNull(data.token),
  // One timer runs at a time; a key lets a timer mutation link it into the TimerState.
  RunningTimer: (data) => textOrNull(data.taskId),
}

/**
 * One configuration of all parts. Two parts that claim the same field throw. Every mutation has an updater, at least an empty one:
 * without one graphcache refetches every list of the answered type.
 */
export function mergeCacheParts(parts: readonly CachePart[]): CacheRules {
  const updates: Record<string, UpdateResolver> = {}
  const optimistic: Record<string, OptimisticMutationResolver> = {}
  const resolvers: Record<string, NonNullable<ResolverConfig[string]>> = {}
  const keys: KeyingConfig = {}
  for (const part of parts) {
    claim(updates, part.updates, 'updates.Mutation')
    claim(optimistic, part.optimistic, 'optimistic')
    claim(keys, part.keys, 'keys')
    for (const [type, fields] of Object.entries(part.resolvers ?? {})) {
      resolvers[type] ??= {}
      claim(resolvers[type], fields ?? {}, `resolvers.${type}`)
    }
  }
  return { updates: { Mutation: everyMutation(updates) }, optimistic, resolvers, keys: { ...embedded, ...ownKeys, ...keys } }
}

/** The updaters of all mutations there are, without their names: whichever is looked up has one. */
function everyMutation(updates: Record<string, UpdateResolver>): Record<string, UpdateResolver> {
  return new Proxy(updates, { get: (own, name) => (typeof name === 'string' ? afterMaking(own[name]) : undefined) })
}

/** The parts of a cache: a list, or what answers those that are there by now, the same list until there are more. */
export type CacheParts = readonly CachePart[] | (() => readonly CachePart[])

/**
 * The cache exchange of all parts, also of those that come later: every rule is looked up when it is needed. It knows no schema: partial rows would be
 * delivered early, but field errors lost for later readers.
 */
export function cacheOf(parts: CacheParts): Exchange {
  if (typeof parts !== 'function') return cacheExchange(mergeCacheParts(parts))
  let merged: { readonly of: readonly CachePart[]; readonly rules: CacheRules } | null = null
  const rules = () => {
    const present = parts()
    if (merged?.of !== present) merged = { of: present, rules: mergeCacheParts(present) }
    return merged.rules
  }
  return cacheExchange({
    updates: { Mutation: lookedUp(() => rules().updates.Mutation) },
    optimistic: lookedUp(() => rules().optimistic),
    resolvers: lookedUp(() => rules().resolvers),
    keys: lookedUp(() => rules().keys),
  })
}

/** An object whose fields are read from what is answered then. */
function lookedUp<Value>(from: () => Readonly<Record<string, Value>>): Record<string, Value> {
  return new Proxy<Record<string, Value>>({}, { get: (_, name) => (typeof name === 'string' ? from()[name] : undefined) })
}

/**
 * The updater, after what a read brought under the server's id, before that was known to be what was made here, is forgotten: it is asked for again,
 * and nowhere twice.
 */
function afterMaking(update: UpdateResolver = () => undefined): UpdateResolver {
  return (answer, args, cache, info) => {
    const made = info.optimistic ? null : sessionIds().madeOf(info.variables.tmpId)
    const key = made && `${made.type}:${made.id}`
    if (key && cache.resolve(key, '__typename')) cache.invalidate(key)
    update(answer, args, cache, info)
  }
}

function claim<Value>(into: Record<string, Value>, from: { readonly [name: string]: Value | undefined } | undefined, where: string): void {
  for (const [name, value] of Object.entries(from ?? {})) {
    if (name in into) throw new Error(`Two cache parts claim ${where}.${name}`)
    if (value !== undefined) into[name] = value
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
