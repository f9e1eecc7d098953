// A fetch that gives up: a hanging request would otherwise hold its lane for ever.

/** How long a request may take, from sending to the last byte, in ms (API-02). */
export const requestTimeoutMs = 5_000

// A timer that fires this late, in ms, was held up with the whole page: the answer may wait behind it.
const heldUpMs = 250
/** What a page that was held up gets to take its answer, in ms, and how often. */
const graceMs = 1_000
const mostGraces = 5

/**
 * Wraps a fetch so that it fails with a `TimeoutError` after `ms` (API-02). A page that was busy or asleep when the time ran out looks for its
 * answer first. The caller's own signal still aborts.
 */
export function withTimeout(inner: typeof fetch, ms: number = requestTimeoutMs): typeof fetch {
  return (input, init) => {
    const controller = new AbortController()
    const own = init?.signal
    const stop = () => controller.abort(own?.reason)
    if (own?.aborted) stop()
    own?.addEventListener('abort', stop, { once: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      const wait = (length: number, graces: number) => {
        const due = performance.now() + length
        timer = setTimeout(() => {
          if (graces > 0 && performance.now() - due > heldUpMs) return wait(graceMs, graces - 1)
          const error = new DOMException(`No answer within ${ms} ms.`, 'TimeoutError')
          controller.abort(error)
          reject(error)
        }, length)
      }
      wait(ms, mostGraces)
    })
    const answer = inner(input, { ...init, signal: controller.signal }).then(async (response) => {
      // The body counts too, so it is read under the same clock.
      const text = await response.text()
      return new Response(noBody(response.status) ? null : text, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      })
    })
    // Racing rather than trusting the abort: not every fetch rejects with the reason it was given.
    return Promise.race([answer, late]).finally(() => {
      clearTimeout(timer)
      own?.removeEventListener('abort', stop)
    })
  }
}

function noBody(status: number): boolean {
  return status === 204 || status === 304
}
