// What is sent when the browser has a connection for it: writes never wait behind reads, and no clock runs for what was not sent yet.

/** How many connections browsers open to one address, where each carries one request at a time (HTTP/1). */
const CONNECTIONS = 6
/** Reads leave one to writes: a page asks for ten things at once while somebody writes. */
const READS = CONNECTIONS - 1

/** Whether one connection to this address carries many requests, by what was heard from it so far. */
function sharesConnections(): boolean {
  return performance.getEntriesByType('resource').some((entry) => /^h[23]/.test((entry as PerformanceResourceTiming).nextHopProtocol))
}

/** Whether a GraphQL request writes. */
const writes = (body: unknown) => typeof body === 'string' && /^\{(?:"operationName":"\w*",)?"query":"\s*mutation\b/.test(body)

/**
 * Wraps a fetch, from sending to the last byte, so that at most six requests are under way, of them at most five that read; a write is the next one
 * always. More would wait in the browser's own queue and use up their time there (API-02). Over HTTP/2 nothing waits (`shares`).
 */
export function withinConnections(send: typeof fetch, shares: () => boolean = sharesConnections): typeof fetch {
  let under = 0
  let free = false
  const lines = [
    { most: CONNECTIONS, waiting: [] as (() => void)[] },
    { most: READS, waiting: [] as (() => void)[] },
  ] as const
  const goOn = () => {
    for (const { most, waiting } of lines)
      while (waiting.length > 0) {
        if (under >= most && !free) free = shares()
        if (under >= most && !free) break
        under += 1
        waiting.shift()?.()
      }
  }
  return (input, init) =>
    new Promise((resolve, reject) => {
      const begin = () => {
        // Whoever asked may have left while it waited.
        const answer = init?.signal?.aborted ? Promise.reject(init.signal.reason) : send(input, init)
        void answer.then(resolve, reject).finally(() => {
          under -= 1
          goOn()
        })
      }
      lines[writes(init?.body) ? 0 : 1].waiting.push(begin)
      goOn()
    })
}
