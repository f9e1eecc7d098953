// Keeps what is on the screen fresh: queries in use are asked again on focus and within a minute, when their answer is old.
import { type Exchange, getOperationName, makeOperation, type Operation, type OperationResult, type RequestPolicy } from '@urql/core'
import { filter, makeSubject, map, merge, pipe, tap } from 'wonka'
import { apiErrorOf, isRefusal } from '#src/data/errors/api-error.ts'
import { type Made, mentions } from '#src/data/ids/session-ids.ts'

/** How old an answer may get before focus or the clock asks again, and how often the clock looks, in ms: together a minute, which is the longest that a screen shows the past. */
const STALE_AFTER_MS = 45_000
const LOOK_EVERY_MS = 15_000

/**
 * How new an answer is that a screen which shows what is known and asks (`cache-and-network`) takes as it is, in ms. React starts a render anew
 * when something changes meanwhile, and each start would ask: the answer of one starts the next.
 */
export const newForMs = 1000

/** Marks, among the extensions of an answer, a first one that may show the time before a write; another follows. Good to look at, no proof. */
export const overtaken = 'overtaken'

/** The two exchanges and their handles. */
export interface Refresh {
  /** Goes above the cache: knows the queries in use. */
  above: Exchange
  /** Goes below the cache: knows what is being asked, and when it was answered. */
  below: Exchange
  /** Asks every query in use again whose answer is older than this many ms (0 unless said), without hiding what is shown; while `busy`, after it. */
  refresh(olderThanMs?: number): void
  /** A write beside the exchanges, such as an upload, was answered: what is being asked may show the time before it, and is asked again. */
  wrote(): void
  /** Something that was made here is this to the server: who has shown it before that was known asks again. */
  met(made: Made): void
  /** Resolves when no query is on its way: what a screen needs to stand has been answered. */
  quiet(): Promise<void>
  /** Refreshes stale queries on focus and by the clock while the page is visible, so that none is older than 60 s; answers how to stop. */
  keepFresh(): () => void
}

/** Makes the exchanges of one client. The clock asks nothing while `busy`: an answer given before a waiting write would show the past. */
export function createRefresh({ busy = () => false, now = Date.now }: { busy?: () => boolean; now?: () => number } = {}): Refresh {
  const inUse = new Map<number, Operation>()
  // By key; true once a mutation was answered meanwhile, so that the answer may show the time before it.
  const asking = new Map<number, boolean>()
  // By key: the newest question, by number.
  const newest = new Map<number, number>()
  // By key: writes that are not answered yet, numbered with the questions.
  const writing = new Map<number, { at: number; touches: readonly string[] | undefined }>()
  let questions = 0
  const again = new Set<number>()
  // By key: what is asked again when no write waits any more.
  const due = new Set<number>()
  const answeredAt = new Map<number, number>()
  // By key: the first answer, which may show the time before a write. It is asked for again.
  const early = new Set<number>()
  let wroteAt = Number.NEGATIVE_INFINITY
  // By key: what the server refused will be refused again; only a person asks for it anew.
  const refused = new Set<number>()
  // By key: what queries in use show.
  const shown = new Map<number, unknown>()
  // By key: what was answered with nothing, and has been looked up once more since.
  const blank = new Set<number>()
  // By key: what was looked up and neither found nor asked for, as what is missing is of a write that waits.
  const held = new Set<number>()
  let waiting: (() => void)[] = []
  let reexecute: (operation: Operation) => void = () => undefined
  const resent = makeSubject<Operation>()

  const above: Exchange = ({ client, forward }) => {
    reexecute = (operation) => client.reexecuteOperation(operation)
    return (operations) =>
      pipe(
        merge([resent.source, operations]),
        map((operation) => (isNew(operation) ? withPolicy(operation, 'cache-first') : operation)),
        tap((operation) => {
          if (operation.kind === 'query' && operation.context.requestPolicy !== 'cache-only') {
            inUse.set(operation.key, operation)
            held.add(operation.key)
          }
          if (operation.kind !== 'teardown') return
          inUse.delete(operation.key)
          for (const keys of [shown, refused, blank, held]) keys.delete(operation.key)
        }),
        forward,
        map((result) => {
          const { operation, error } = result
          const { kind, key } = operation
          if (kind === 'mutation') later(lookUpHeld)
          if (kind !== 'query' || !inUse.has(key)) return result
          held.delete(key)
          const isRefused = error !== undefined && isRefusal(apiErrorOf(error).code)
          if (isRefused) refused.add(key)
          else refused.delete(key)
          // A failure to ask again hides nothing; a refusal does.
          if (error && !result.data && shown.has(key) && !isRefused) return { ...result, data: shown.get(key) }
          if (!error && !result.data) return unread(result)
          blank.delete(key)
          if (result.data) shown.set(key, result.data)
          else shown.delete(key)
          return result
        }),
      )
  }

  // The cache reads an answer as of the layer it belongs to, where what a later write made is not there yet, or is covered by it: what is shown
  // stays, and the cache is looked at once more with all layers. What the write itself had asked again was dropped for this answer.
  function unread(result: OperationResult): OperationResult {
    const { key } = result.operation
    held.add(key)
    if (!blank.has(key)) later(lookUpHeld)
    blank.add(key)
    return shown.has(key) ? { ...result, data: shown.get(key), stale: true } : result
  }

  // Not through the client, which believes them to be on their way still.
  function lookUpHeld(): void {
    for (const key of [...held]) {
      const operation = inUse.get(key)
      held.delete(key)
      if (operation && !asking.has(key)) resent.next(withPolicy(operation, 'cache-first'))
    }
  }

  const below: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        tap(({ key }) => held.delete(key)),
        // Two who show the same each ask for it; the answer on its way is for both, unless a write has overtaken it.
        filter(({ kind, key }) => kind !== 'query' || asking.get(key) !== false),
        tap(({ kind, key, context }) => {
          if (kind === 'query') asking.set(key, false)
          if (kind === 'mutation') writing.set(key, { at: ++questions, touches: context.touches })
          else due.delete(key)
          if (kind !== 'teardown') return
          writing.delete(key)
          ended(key)
          newest.delete(key)
          again.delete(key)
          later(askDue)
        }),
        map((operation) => (operation.kind === 'query' ? numbered(operation) : operation)),
        forward,
        filter(({ operation, error }) => {
          const { kind, key } = operation
          if (kind === 'mutation') {
            writing.delete(key)
            wrote(operation.context.touches)
          }
          if (kind !== 'query') return true
          // An answer that was overtaken by a later question's would bring back the past; a first answer is better than none.
          const isFirst = !answeredAt.has(key)
          if (operation.context.question !== newest.get(key)) {
            if (isFirst) early.add(key)
            return isFirst
          }
          const isOvertaken = asking.get(key) === true && !error
          const isBehind = !error && isBehindWrite(operation)
          ended(key)
          if (isOvertaken) {
            due.add(key)
            again.delete(key)
            later(askDue)
            // What is shown already stays until an answer that knows of the write; a first answer is better than none.
            if (!isFirst) return false
            early.add(key)
          } else if (isBehind) {
            due.add(key)
            if (shown.has(key)) return false
          }
          answeredAt.set(key, now())
          if (again.delete(key)) later(() => ask(key))
          return true
        }),
        map((result) =>
          early.delete(result.operation.key) ? { ...result, extensions: { ...result.extensions, [overtaken]: true } } : result,
        ),
      )

  function numbered(operation: Operation): Operation {
    const question = ++questions
    newest.set(operation.key, question)
    return makeOperation(operation.kind, operation, { ...operation.context, question })
  }

  // Asked after a write that is not answered yet: the cache puts its answer above what that write changes, also above what it will be answered with.
  // What is shown stays; it is asked again behind the write.
  function isBehindWrite(operation: Operation): boolean {
    const { question } = operation.context
    return [...writing.values()].some(({ at, touches }) => at < question && (!touches || touches.includes(nameOf(operation))))
  }

  function wrote(touches?: readonly string[]): void {
    // What a screen takes as new is mostly not of those few.
    if (!touches) wroteAt = now()
    for (const key of asking.keys()) if (!touches || touches.includes(nameOf(inUse.get(key)))) asking.set(key, true)
    later(askDue)
  }

  // What was read before it was known to be what is made here is asked again: what was done to it by that name is not in the answer that made it.
  // Numbers of comments and items are those of other things, too.
  function met({ type, id }: Made): void {
    if (type !== 'Task') return
    for (const [key, data] of shown) if (mentions(data, [id])) due.add(key)
    later(askDue)
  }

  // Not what was answered in the moment of a write: it may show the time before it.
  function isNew({ kind, key, context }: Operation): boolean {
    const at = answeredAt.get(key)
    return kind === 'query' && context.requestPolicy === 'cache-and-network' && at !== undefined && at > wroteAt && now() - at < newForMs
  }

  // Through the cache, which layers answers by when they were asked for: else the list that a write left covers the newer answer's. Not while a
  // write waits, whose optimistic change the answer would cover. Not through the client, which believes the dropped one to be on its way still.
  function askDue(): void {
    if (busy()) return
    for (const key of [...due]) {
      const operation = inUse.get(key)
      due.delete(key)
      if (asking.has(key)) again.add(key)
      else if (operation) resent.next(withPolicy(operation, 'network-only'))
    }
  }

  function ended(key: number): void {
    asking.delete(key)
    // An answer may lead to the next question: whoever waits is called after the screen had the chance to ask it.
    if (asking.size === 0 && waiting.length > 0) setTimeout(tellQuiet)
  }

  function tellQuiet(): void {
    if (asking.size > 0) return
    const runs = waiting
    waiting = []
    for (const run of runs) run()
  }

  function quiet(): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve)
      setTimeout(tellQuiet)
    })
  }

  // Never twice at a time: the answer of the first request, arriving last, would bring back the past.
  function ask(key: number): void {
    const operation = inUse.get(key)
    if (!operation) return
    if (asking.has(key)) again.add(key)
    else reexecute(withPolicy(operation, 'network-only'))
  }

  function refresh(olderThanMs = 0): void {
    if (!navigator.onLine) return
    for (const key of inUse.keys()) {
      // An answer on its way is new enough for the clock, not for a write whose outcome is unknown.
      const coming = asking.has(key) && olderThanMs > 0
      if (coming || (refused.has(key) && olderThanMs > 0) || now() - (answeredAt.get(key) ?? 0) < olderThanMs) continue
      if (busy()) due.add(key)
      else ask(key)
    }
    for (const key of answeredAt.keys()) if (!inUse.has(key) && answeredAt.size > 500) answeredAt.delete(key)
  }

  function keepFresh(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible' && !busy()) refresh(STALE_AFTER_MS)
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }

  return { above, below, refresh, wrote, met, quiet, keepFresh }
}

function nameOf(operation: Operation | undefined): string {
  return (operation && getOperationName(operation.query)) ?? ''
}

function withPolicy(operation: Operation, requestPolicy: RequestPolicy): Operation {
  return makeOperation(operation.kind, operation, { ...operation.context, requestPolicy })
}

// After the cache has taken the present answer.
function later(run: () => void): void {
  void Promise.resolve().then(run)
}
