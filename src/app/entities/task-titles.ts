// The titles of all tasks of the workspace in view, and behind them those of the person's other workspaces, ready to be found; followed from time to time.
import { stringifyDocument } from '@urql/core'
import { accessToken } from '#src/data/storage/storage.ts'
import type { TitleBatch } from './entity.ts'
import { MOST_TITLES, type TitlesTold } from './read-titles.ts'
import { TaskTitles } from './task-titles.graphql.ts'
import { titleEntities } from './title-entities.tsx'
import { readInWorker, type TitleReader } from './title-reader.ts'
import { createTitleShelf, type Kept, type OwnWorkspaceName, type TitleShelf } from './title-shelf.ts'

/** After so long what changed meanwhile is asked for, when somebody comes back to the page or the workspace, in ms. */
const STALE_MS = 300_000
/** A workspace in more parts than this is read anew instead of by what changed. */
const MOST_PARTS = 20
/** So many of another workspace are read at least, while there is room. */
const LEAST_SHARE = 200
/** After so many failures in a row no other workspace is tried. */
const MOST_FAILURES = 2

/** The titles of the workspace in view, and of the person's others as far as there is room. */
export interface TaskTitleSource {
  batches(): readonly TitleBatch[]
  elsewhere(): readonly TitleBatch[]
  /** Whether titles of this workspace may be found. */
  holds(workspaceSlug: string): boolean
  /** Reads those of this workspace, or what changed there since. */
  enter(workspaceSlug: string): void
  /** The person's workspaces as they now are: nothing of any other one is kept but of the one in view. */
  keepTo(workspaces: readonly OwnWorkspaceName[]): void
}

/** How titles are read, and who hears of them: `rest` calls back when the page has nothing better to do. */
interface Ways {
  changed: () => void
  rest: (work: () => void) => void
  read?: TitleReader
}

interface Reading {
  slug: string
  stop: () => void
}

/** `anew` takes the place of what is kept, `more` goes on where that ends, `since` adds what changed. */
type Manner = 'anew' | 'more' | 'since'

/**
 * Keeps the titles of the workspace entered last, whole if they are not too many, and then reads the others one by one, each when the page rests: first
 * a share of the room for each, then more of those that have more. A failed reading is logged and tried again on the next entry.
 */
export function createTaskTitles({ changed, rest, read = readInWorker }: Ways): TaskTitleSource {
  const shelf = createTitleShelf(changed)
  let reading: Reading | null = null
  // Others that told nothing: not tried again before the next entry.
  const passed = new Set<string>()
  let failures = 0

  const stop = () => {
    reading?.stop()
    reading = null
  }
  const ask = (slug: string, manner: Manner, most: number) => {
    const token = accessToken.read()
    if (token === null) return
    stop()
    const own: Reading = { slug, stop: () => undefined }
    reading = own
    const part = takePart(shelf, slug, manner)
    const tell = (told: TitlesTold) => {
      if (reading !== own) return
      if (told.kind === 'rows') return part.take(told)
      reading = null
      if (told.kind !== 'end') return missed(slug, told)
      failures = 0
      if (part.end(told)) goOn()
      else ask(slug, 'anew', shelf.roomOf(slug))
    }
    own.stop = read({ url: '/graphql', token, query: stringifyDocument(TaskTitles), workspaceSlug: slug, most, ...part.from }, tell)
  }
  const missed = (slug: string, told: TitlesTold) => {
    if (told.kind === 'failed') console.warn('The palette could not read the titles of the workspace:', told.message)
    failures += 1
    // Where the one in view cannot be read, neither can the others.
    if (slug === shelf.inView) return
    passed.add(slug)
    // It is not the person's any more.
    if (told.kind === 'unknown') shelf.drop(slug)
    goOn()
  }
  const renew = (slug: string, { batches }: Kept) =>
    batches.length > MOST_PARTS ? ask(slug, 'anew', shelf.roomOf(slug)) : ask(slug, 'since', MOST_TITLES)
  /** What is in view first; the others once the page rests. */
  const goOn = () => {
    const { inView } = shelf
    const here = inView === null ? undefined : shelf.get(inView)
    if (inView === null || !here || reading) return
    if (here.next !== null && here.ids.size < MOST_TITLES) ask(inView, 'more', MOST_TITLES - here.ids.size)
    else rest(readOthers)
  }
  const readOthers = () => {
    if (reading || failures >= MOST_FAILURES) return
    const open = shelf.others().filter((slug) => !passed.has(slug))
    const stale = open.find((slug) => isStale(shelf.get(slug)))
    const known = stale === undefined ? undefined : shelf.get(stale)
    if (stale !== undefined && known) return renew(stale, known)
    const [unread, ...more] = open.filter((slug) => !shelf.get(slug))
    const unfinished = open.find((slug) => (shelf.get(slug)?.next ?? null) !== null)
    const room = shelf.roomLeft()
    if (room <= 0) return
    if (unread !== undefined) ask(unread, 'anew', Math.min(room, Math.max(LEAST_SHARE, Math.floor(room / (more.length + 1)))))
    else if (unfinished !== undefined) ask(unfinished, 'more', room)
  }

  return {
    batches: shelf.here,
    elsewhere: shelf.elsewhere,
    holds: (slug) => shelf.get(slug) !== undefined,
    enter(slug) {
      passed.clear()
      failures = 0
      if (slug !== shelf.inView) {
        if (reading?.slug !== slug) stop()
        shelf.turnTo(slug)
      }
      if (reading?.slug === slug) return
      const here = shelf.get(slug)
      if (!here) ask(slug, 'anew', MOST_TITLES)
      else if (isStale(here)) renew(slug, here)
      else goOn()
    },
    keepTo(workspaces) {
      if (!shelf.keepTo(workspaces)) return
      if (reading && reading.slug !== shelf.inView && !shelf.others().includes(reading.slug)) stop()
      goOn()
    },
  }
}

function isStale(kept: Kept | undefined): boolean {
  return kept !== undefined && performance.now() - kept.askedAt > STALE_MS
}

/** One reading of a workspace on its way to the shelf. */
function takePart(shelf: TitleShelf, slug: string, manner: Manner) {
  const known = shelf.get(slug)
  const base = manner === 'anew' ? undefined : known
  const askedAt = performance.now()
  const ids = new Set(base?.ids)
  let now: Kept = { batches: [], latest: '', next: null, ...base, ids, askedAt: (manner === 'more' && base?.askedAt) || askedAt }
  // At first each step can be found at once; what takes the place of others comes whole.
  const isAtOnce = manner === 'more' || !known
  return {
    /** Where it begins. */
    from: { before: manner === 'more' ? (base?.next ?? null) : null, since: manner === 'since' ? (base?.latest ?? null) : null },
    take({ columns, segment }: TitlesTold & { kind: 'rows' }) {
      for (const id of columns.ids) ids.add(id)
      const batch = { entities: titleEntities(columns, shelf.nameOf(slug)), segment, askedAt }
      const until = manner === 'since' ? {} : { latest: now.latest || columns.latest, next: columns.next }
      now = { ...now, ...until, batches: [...now.batches, batch] }
      if (isAtOnce) shelf.put(slug, now)
    },
    /** False when something was deleted, archived, or is seen no more. */
    end({ latest, next, total }: TitlesTold & { kind: 'end' }): boolean {
      const isAll = now.next === null || (base?.ids.size ?? 0) >= MOST_TITLES
      if (manner === 'since' && isAll && ids.size !== Math.min(total, MOST_TITLES)) return false
      shelf.put(slug, { ...now, ...(manner === 'since' ? { latest } : { latest: manner === 'more' ? now.latest : latest, next }) })
      return true
    },
  }
}
