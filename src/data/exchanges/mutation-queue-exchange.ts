// Sends mutations in the order people meant them: one on its way per lane, temporary ids replaced, overtaken writes left out.
import { type Exchange, makeOperation, makeResult, type Operation, type OperationResult } from '@urql/core'
import { filter, makeSubject, merge, pipe, tap } from 'wonka'
import { mentions, replaceIds } from './temporary-ids.ts'

interface Entry {
  readonly operation: Operation
  readonly lane: string | null
  readonly field: string | null
  readonly creates: string | null
  /** Overtaken writes of the same field: they get this one's answer. */
  readonly followers: Operation[]
}

/** The exchange and what it knows. */
export interface MutationQueue {
  exchange: Exchange
  /** The id the server gave to a temporary one, or the id itself. */
  realId(id: string): string
  /** True while what has this temporary id is being made here. */
  isPending(id: string): boolean
  /** True while a mutation of a lane waits or is on its way. */
  busy(): boolean
}

/** How many mutations of lanes are on their way at once: those that wait in the browser's own queue would use up their time there. */
const mostInFlight = 6

/** Reads the id of what a mutation created; null when nothing was. */
export type ReadCreatedId = (data: unknown) => string | null

/**
 * Makes the queue of one client; it belongs below the cache. Mutations are steered by their context: `lane`, `field` and `creates`
 * (see `MutateOptions`). Operation keys never change. When a create fails, whatever mentions its temporary id fails here with `NOT_CREATED`, unsent.
 * Queries that mention a temporary id wait for the real one. `onCreated` hears of each before the cache does.
 */
export function createMutationQueue({
  readCreatedId = createdIdOf,
  onCreated,
}: {
  readCreatedId?: ReadCreatedId
  onCreated?: (temporary: string, id: string) => void
} = {}): MutationQueue {
  const real = new Map<string, string>()
  const pending = new Set<string>()
  const lost = new Set<string>()
  const waiting: Entry[] = []
  const inFlight = new Map<number, Entry>()

  const exchange: Exchange =
    ({ forward }) =>
    (operations) => {
      const ready = makeSubject<Operation>()
      const local = makeSubject<OperationResult>()

      function receive(operation: Operation): void {
        if (operation.kind === 'teardown') {
          forget(operation.key)
          ready.next(operation)
          advance()
          return
        }
        if (operation.kind === 'query') forgetWaiting(operation.key)
        const entry = entryOf(operation)
        if (entry.creates !== null) pending.add(entry.creates)
        if (overtakes(entry)) return
        waiting.push(entry)
        advance()
      }

      // A write that repeats what is on its way, or replaces what still waits, needs no request of its own.
      function overtakes(entry: Entry): boolean {
        if (entry.lane === null || entry.field === null || entry.creates !== null) return false
        const lane = waiting.filter((other) => laneOf(other) === laneOf(entry))
        const barrier = lane.findLastIndex((other) => other.field === null)
        const replaced = lane.slice(barrier + 1).find((other) => sameField(other, entry))
        if (replaced) {
          waiting.splice(waiting.indexOf(replaced), 1)
          entry.followers.push(...replaced.followers, replaced.operation)
        }
        const alone = lane.every((other) => other === replaced)
        const sent = [...inFlight.values()].find((other) => laneOf(other) === laneOf(entry))
        if (!alone || !sent || !sameField(sent, entry) || !sameVariables(sent.operation, entry.operation)) return false
        sent.followers.push(...entry.followers, entry.operation)
        return true
      }

      function advance(): void {
        const blocked = new Set([...inFlight.values()].map(laneOf).filter((lane) => lane !== null))
        // A copy, because sending may answer and enqueue at once.
        for (const entry of [...waiting]) {
          const lane = laneOf(entry)
          const full = entry.operation.kind === 'mutation' && inFlight.size >= mostInFlight
          const free = lane === null || !(full || blocked.has(lane))
          if (free && !mentionsAny(pending, entry) && waiting.includes(entry)) {
            waiting.splice(waiting.indexOf(entry), 1)
            if (mentionsAny(lost, entry)) lose(entry)
            else send(entry)
          }
          if (lane !== null) blocked.add(lane)
        }
      }

      function send(entry: Entry): void {
        const { operation } = entry
        if (operation.kind === 'mutation') inFlight.set(operation.key, entry)
        const variables = replaceIds(operation.variables, real)
        ready.next(
          variables === operation.variables ? operation : makeOperation(operation.kind, { ...operation, variables }, operation.context),
        )
      }

      function lose(entry: Entry): void {
        if (entry.creates !== null) settle(entry.creates, null)
        later(() => {
          for (const operation of [entry.operation, ...entry.followers]) local.next(notCreated(operation))
          advance()
        })
      }

      function answered(result: OperationResult): void {
        const entry = inFlight.get(result.operation.key)
        if (!entry || result.hasNext) return
        if (entry.creates !== null) settle(entry.creates, result.error ? null : readCreatedId(result.data))
        // Later, so that the cache has taken this answer before it hears of another one.
        later(() => {
          inFlight.delete(entry.operation.key)
          for (const operation of entry.followers) local.next({ ...result, data: structuredClone(result.data), operation })
          advance()
        })
      }

      function settle(temporary: string, id: string | null): void {
        pending.delete(temporary)
        if (id === null) lost.add(temporary)
        else {
          real.set(temporary, id)
          onCreated?.(temporary, id)
        }
      }

      function forget(key: number): void {
        const entry = inFlight.get(key)
        inFlight.delete(key)
        if (entry?.creates) settle(entry.creates, null)
        // Those who waited for its answer get their own request.
        const heir = entry?.followers.at(-1)
        if (entry && heir) waiting.unshift({ ...entryOf(heir), followers: entry.followers.slice(0, -1) })
        forgetWaiting(key)
      }

      function forgetWaiting(key: number): void {
        const index = waiting.findIndex(({ operation }) => operation.key === key)
        const dropped = index < 0 ? undefined : waiting.splice(index, 1)[0]
        if (dropped?.creates) settle(dropped.creates, null)
      }

      const received = pipe(
        operations,
        tap(receive),
        filter(() => false),
      )
      return merge([pipe(merge([ready.source, received]), forward, tap(answered)), local.source])
    }

  function laneOf({ lane }: Entry): string | null {
    return lane === null ? null : replaceIds(lane, real)
  }

  function mentionsAny(ids: ReadonlySet<string>, { operation, lane, creates }: Entry): boolean {
    if (ids.size === 0) return false
    const others = creates !== null && ids.has(creates) ? new Set([...ids].filter((id) => id !== creates)) : ids
    return mentions(operation.variables, others) || (lane !== null && mentions(lane, others))
  }

  function sameVariables(one: Operation, two: Operation): boolean {
    return JSON.stringify(replaceIds(one.variables, real)) === JSON.stringify(replaceIds(two.variables, real))
  }

  return {
    exchange,
    realId: (id) => real.get(id) ?? id,
    isPending: (id) => pending.has(id),
    busy: () => inFlight.size > 0 || waiting.some(({ operation }) => operation.kind === 'mutation'),
  }
}

function entryOf(operation: Operation): Entry {
  if (operation.kind !== 'mutation') return { operation, lane: null, field: null, creates: null, followers: [] }
  const { lane, field, creates } = operation.context
  return { operation, lane: lane ?? null, field: field ?? null, creates: creates ?? null, followers: [] }
}

function sameField(one: Entry, two: Entry): boolean {
  if (one.field === null || one.field !== two.field || one.creates !== null || one.operation.query !== two.operation.query) return false
  return shapeOf(one.operation) === shapeOf(two.operation)
}

// A write that carries more than the later one is not overtaken by it: the rest would be lost.
function shapeOf({ variables }: Operation): string {
  return JSON.stringify(variables, (_, value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : 0))
}

// The payload's one entity: `{ createTask: { task: { id } } }`.
function createdIdOf(data: unknown): string | null {
  for (const payload of fieldsOf(data)) for (const entity of fieldsOf(payload)) if (hasId(entity)) return entity.id
  return null
}

function fieldsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : []
}

function hasId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

function notCreated(operation: Operation): OperationResult {
  return makeResult(operation, {
    data: null,
    errors: [{ message: 'What this belongs to could not be created.', extensions: { code: 'NOT_CREATED' } }],
  })
}

function later(run: () => void): void {
  void Promise.resolve().then(run)
}
