// Work that waits until the browser has nothing better to do.

/** Calls back when the browser rests, after `timeout` ms at the latest; the answer calls it off. */
export function whenIdle(work: () => void, timeout = 500): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, 1)
  return () => clearTimeout(handle)
}
