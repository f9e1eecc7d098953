// The ids of what was made in this session: the client knows a thing by the id it had first, for as long as the page stands (decision 032).

import { createChannel, createStore } from '#src/lib/store.ts'
import { uuid } from '#src/lib/uuid.ts'

/** What the server calls something that was made here. */
export interface Made {
  /** As GraphQL names it. */
  type: string
  id: string
}

const TEMPORARY = /tmp:[\w-]+/g

/** What the groups of a list are, by what they are counted by; people are not made here. */
const GROUPS: Readonly<Record<string, string>> = {
  WORKFLOW: 'Workflow',
  TYPE: 'TaskType',
  EFFORT: 'Effort',
  BOARD: 'Board',
  SPRINT: 'Sprint',
  USER_STORY: 'UserStory',
  LABEL: 'Label',
}

type Owner = Readonly<Record<string, unknown>>

/** The fields of answers that name something which may have been made here, with the type of what they name. */
const NAMING: Readonly<Record<string, (owner: Owner) => unknown>> = {
  id: ({ __typename }) => __typename,
  parentId: ({ __typename }) => __typename,
  taskId: () => 'Task',
  commentId: () => 'Comment',
  answerId: () => 'Comment',
  firstUnread: () => 'Comment',
  after: gapEnd,
  before: gapEnd,
  group: ({ by }) => GROUPS[String(by)],
}
const NOTHING: Owner = {}

function gapEnd({ __typename }: Owner): string | null {
  return __typename === 'ThreadGap' ? 'Comment' : null
}

const changed = createChannel<{ id: string; made: Made | null }>()

/** The ids of one session; the queue says what is made and what became of it. */
export class SessionIds {
  /** The ids of what is being made. */
  readonly pending = new Set<string>()
  /** The ids of what could not be made. */
  readonly lost = new Set<string>()
  readonly #made = new Map<string, Made>()
  // By type, too: the server's ids are unique among their kind only.
  readonly #own = new Map<string, string>()

  /** Ends the making of something; null where nothing came of it. With `inTexts` its id is taken to the server, and not brought back from there. */
  end(id: string, made: Made | null, inTexts = false): void {
    this.pending.delete(id)
    if (made === null) this.lost.add(id)
    else {
      this.#made.set(id, made)
      if (!inTexts) this.#own.set(`${made.type}:${made.id}`, id)
    }
  }

  /** What the server calls it; null for what was not made here, or is not there yet. */
  madeOf(id: unknown): Made | null {
    return this.#made.get(id as string) ?? null
  }

  /** The id by which this session knows what the server calls so. */
  sessionId(id: string, type: string): string {
    return this.#own.get(`${type}:${id}`) ?? id
  }

  /** A text with the server's ids in place of this session's, as far as they are known. */
  publicText(text: string): string {
    return text.replace(TEMPORARY, (id) => this.#made.get(id)?.id ?? id)
  }

  /** What goes out, with the server's ids at any depth; the same value where nothing in it was made here. */
  outward<T>(value: T): T {
    return this.#made.size === 0 ? value : (replaced(value, (text) => this.publicText(text)) as T)
  }

  /**
   * What comes in, with this session's ids; the same value, and not even looked at, while nothing was made here. `only` is the type of all that it
   * names, where nothing in it has one.
   */
  inward<T>(value: T, only?: string): T {
    if (this.#made.size === 0) return value
    const own = (text: string, name: string, owner: Owner) => {
      const type = only ?? NAMING[name]?.(owner)
      return typeof type === 'string' ? this.sessionId(text, type) : text
    }
    return replaced(value, own) as T
  }
}

const session = createStore(() => new SessionIds())

/** An id for something that the server does not know yet. It is its id here for the rest of the session. */
export function newTemporaryId(): string {
  return `tmp:${uuid()}`
}

/** The ids of the present session. */
export function sessionIds(): SessionIds {
  return session.get()
}

/** The id that others know it by, for links, addresses, storage and files; while it is being made there is none but its own. */
export function publicId(id: string): string {
  return session.get().madeOf(id)?.id ?? id
}

/** The id that it has in this session, for what comes from an address, a link or another page. */
export function sessionId(id: string, type: string = 'Task'): string {
  return session.get().sessionId(id, type)
}

/** True while it is being made: nobody else knows it yet. */
export function isPending(id: string): boolean {
  return session.get().pending.has(id)
}

/** True while it is being made, and for what never was. */
export function isUnmade(id: string): boolean {
  return id.startsWith('tmp:') && session.get().madeOf(id) === null
}

/** True for what an earlier visit was making, and for what could not be made: it will never be there. */
export function isLost(id: string): boolean {
  return isUnmade(id) && !isPending(id)
}

/** Hears whenever something has been made, or could not be (null); answers how to stop. */
export const onMade = changed.hear

/** Called by the queue. */
export const tellMade = changed.tell

/** True when one of the ids, which nothing else can be taken for, is somewhere in a value. */
export function mentions(value: unknown, ids: Iterable<string>): boolean {
  const text = JSON.stringify(value) ?? ''
  return [...ids].some((id) => text.includes(id))
}

/** The value with other texts in it, at any depth; the same value when none is another. */
function replaced(value: unknown, change: (text: string, name: string, owner: Owner) => string, name = '', owner = NOTHING): unknown {
  if (typeof value === 'string') return change(value, name, owner)
  if (Array.isArray(value)) {
    const next = value.map((entry) => replaced(entry, change, name, owner))
    return next.some((entry, index) => entry !== value[index]) ? next : value
  }
  if (!isPlain(value)) return value
  let next: Record<string, unknown> | null = null
  for (const key in value) {
    const entry = replaced(value[key], change, key, value)
    if (entry === value[key]) continue
    next ??= { ...value }
    next[key] = entry
  }
  return next ?? value
}

function isPlain(value: unknown): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(Object(value))
  return typeof value === 'object' && value !== null && (prototype === Object.prototype || prototype === null)
}
