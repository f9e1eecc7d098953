// Things that were deleted a moment ago: hidden at once, really deleted when the time to undo has passed.

/** How long a delete can be taken back before it is sent, in milliseconds. */
export const HOLD_MS = 8_000

/** Holds deletes. Subscribers hear of every change of the hidden ids. */
export interface Hold {
  /** Hides `ids` now and calls `send` after `HOLD_MS`; the answer takes it back (false once it was sent). Closing the page sends nothing. */
  start(ids: readonly string[], send: () => Promise<unknown>, onFailed: (error: unknown) => void): () => boolean
  hidden(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
}

/** The name of a held thing whose id is unique among its kind only. */
export function heldId(kind: string, id: string): string {
  return `${kind}:${id}`
}

/** A hold with its own clock; tests pass a shorter `delay`. */
export function createHold({ delay = HOLD_MS }: { delay?: number } = {}): Hold {
  let hidden: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  const change = (ids: readonly string[]) => {
    hidden = new Set(ids)
    for (const listener of listeners) listener()
  }
  return {
    start(ids, send, onFailed) {
      change([...hidden, ...ids])
      const show = () => change([...hidden].filter((id) => !ids.includes(id)))
      let open = true
      const timer = setTimeout(() => {
        open = false
        // Rows stay hidden until the answer is in: showing them for a moment would look like a failed delete.
        send().then(show, (error) => {
          show()
          onFailed(error)
        })
      }, delay)
      return () => {
        if (!open) return false
        open = false
        clearTimeout(timer)
        show()
        return true
      }
    },
    hidden: () => hidden,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
