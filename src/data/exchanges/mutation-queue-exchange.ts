// Sends mutations in the order people meant them: one on its way per lane, overtaken writes left out; and keeps the server's ids outside.
import { type Exchange, makeOperation, makeResult, type Operation, type OperationResult } from '@urql/core'
import { filter, makeSubject, map, merge, pipe, tap } from 'wonka'
import { type Made, mentions, sessionIds, tellMade } from '#src/data/ids/session-ids.ts'

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
  /** True while a mutation of a lane waits or is on its way. */
  busy(): boolean
}

/** How many mutations of lanes are on their way at once: those that wait in the browser's own queue would use up their time there. */
const mostInFlight = 6

/**
 * Makes the queue of one client; it belongs below the cache. Mutations are steered by their context: `lane`, `field` and `creates`
 * (see `MutateOptions`). Operation keys never change. When a create fails, whatever mentions its id fails here with `NOT_CREATED`, unsent.
 * Queries that mention what is being made wait for it. Below the queue there are the server's ids only, above it the session's (decision 032);
 * `onMade` hears of each thing that was made before the cache does.
 */
export function createMutationQueue({ onMade }: { onMade?: (made: Made) => void } = {}): MutationQueue {
  // Its own, also where an answer comes after the session's end.
  const ids = sessionIds()
  const { pending, lost } = ids
  // By operation's key: what was asked with other ids than it was sent with.
  const asked = new Map<number, Operation['variables']>()
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
        const variables = ids.outward(operation.variables)
        if (variables !== operation.variables) asked.set(operation.key, operation.variables)
        ready.next(withVariables(operation, variables))
      }

      function lose(entry: Entry): void {
        if (entry.creates !== null) settle(entry.creates, null)
        later(() => {
          for (const operation of [entry.operation, ...entry.followers]) local.next(notCreated(operation))
          advance()
        })
      }

      function answered(result: OperationResult): OperationResult {
        const { key } = result.operation
        const entry = inFlight.get(key)
        // First: this very answer is about it.
        if (entry && entry.creates !== null && !result.hasNext)
          settle(entry.creates, result.error ? null : madeIn(result.data), entry.operation.context.inTexts)
        const operation = withVariables(result.operation, asked.get(key) ?? result.operation.variables)
        const answer = { ...result, operation, data: ids.inward(result.data) }
        if (result.hasNext) return answer
        asked.delete(key)
        // Later, so that the cache has taken this answer before it hears of another one.
        if (entry)
          later(() => {
            inFlight.delete(key)
            for (const operation of entry.followers) local.next({ ...answer, data: structuredClone(answer.data), operation })
            advance()
          })
        return answer
      }

      function settle(id: string, made: Made | null, inTexts?: boolean): void {
        ids.end(id, made, inTexts)
        tellMade({ id, made })
        if (made !== null && !inTexts) onMade?.(made)
      }

      function forget(key: number): void {
        asked.delete(key)
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
      return merge([pipe(merge([ready.source, received]), forward, map(answered)), local.source])
    }

  function laneOf({ lane }: Entry): string | null {
    return lane === null ? null : ids.publicText(lane)
  }

  function mentionsAny(some: ReadonlySet<string>, { operation, lane, creates }: Entry): boolean {
    if (some.size === 0) return false
    const others = creates !== null && some.has(creates) ? new Set([...some].filter((id) => id !== creates)) : some
    return mentions(operation.variables, others) || (lane !== null && mentions(lane, others))
  }

  function sameVariables(one: Operation, two: Operation): boolean {
    return JSON.stringify(one.variables) === JSON.stringify(two.variables)
  }

  return {
    exchange,
    busy: () => inFlight.size > 0 || waiting.some(({ operation }) => operation.kind === 'mutation'),
  }
}

function entryOf(operation: Operation): Entry {
  if (operation.kind !== 'mutation') return { operation, lane: null, field: null, creates: null, followers: [] }
  const { lane, field, creates } = operation.context
  return { operation, lane: lane ?? null, field: field ?? null, creates: creates ?? null, followers: [] }
}

function withVariables(operation: Operation, variables: Operation['variables']): Operation {
  return variables === operation.variables ? operation : makeOperation(operation.kind, { ...operation, variables }, operation.context)
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
function madeIn(data: unknown): Made | null {
  for (const payload of fieldsOf(data))
    for (const entity of fieldsOf(payload)) if (isEntity(entity)) return { type: entity.__typename, id: entity.id }
  return null
}

function fieldsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : []
}

function isEntity(value: unknown): value is { __typename: string; id: string } {
  const { __typename, id } = Object(value)
  return typeof __typename === 'string' && typeof id === 'string'
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
