// The keys of writes whose answers are not known, for what has no draft: this page's, and of what makes something also those of before a reload.

/** How long what has no draft remembers that its answer was lost, in ms: who does the same after that means another one. */
const REMEMBERED_MS = 10 * 60_000

/** A key that was sent, and when. */
interface Sent {
  key: string
  at: number
}

/** By what is sent: a hash of the document and its variables. */
export interface Unanswered {
  /** The key that the same was sent with and not answered. Taken away while it is on its way: the same thing done meanwhile is meant as another one. */
  take(content: number): string | null
  /** It is on its way: a page that goes away now learns no answer. `making` is false for what may be done twice without harm. */
  send(content: number, key: string, making: boolean): void
  /** It was answered. */
  answer(content: number, key: string): void
  /** Its answer was lost. */
  lose(content: number, key: string): void
}

// Of this tab: what another tab has on its way is meant as another one.
const NAME = 'unanswered-writes'

// Setting what is set already does no harm, and would be kept from being set again; nobody is added twice.
const MAKES = /^(?:Add(?!Member)|Create|Duplicate|Copy|Make|Log|Invite|Send|Credit|Convert|Turn|ThreadToTask|Run|Submit|RemindOfInvoice)/

/** True for a mutation that makes one thing more, or sends one mail more, whenever it is done. */
export function isMaking(name: string): boolean {
  return MAKES.test(name)
}

/** The name of the first operation of a document. */
export function nameOfDocument(document: object): string {
  const definitions: unknown = Object(document).definitions
  const [first] = Array.isArray(definitions) ? definitions : []
  return String(first?.name?.value ?? '')
}

/** With what an earlier page of this tab left. */
export function createUnanswered(now: () => number): Unanswered {
  const lost = read(now())
  const change = (part: (kept: Map<number, Sent>) => void) => {
    const kept = read(now())
    part(kept)
    write(kept)
  }
  return {
    take(content) {
      const last = lost.get(content)
      lost.delete(content)
      return last && now() - last.at < REMEMBERED_MS ? last.key : null
    },
    send(content, key, making) {
      if (making) change((kept) => kept.set(content, { key, at: now() }))
    },
    answer(content, key) {
      if (read(now()).get(content)?.key === key) change((kept) => kept.delete(content))
    },
    lose: (content, key) => void lost.set(content, { key, at: now() }),
  }
}

function read(now: number): Map<number, Sent> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(NAME) ?? '[]')
    const all = Array.isArray(stored) ? stored : []
    return new Map(
      all.flatMap((one): [number, Sent][] => {
        const { content, key, at } = Object(one)
        const known = typeof content === 'number' && typeof key === 'string' && typeof at === 'number'
        return known && now - at < REMEMBERED_MS ? [[content, { key, at }]] : []
      }),
    )
  } catch {
    // Refused or not ours: then only this page remembers.
    return new Map()
  }
}

function write(kept: Map<number, Sent>): void {
  try {
    if (kept.size === 0) window.sessionStorage.removeItem(NAME)
    else window.sessionStorage.setItem(NAME, JSON.stringify([...kept].map(([content, sent]) => ({ content, ...sent }))))
  } catch {
    // As above.
    return
  }
}
