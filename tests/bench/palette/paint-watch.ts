// In the page: when what a key changed was painted, and what the browser's timeline says besides.

/** What the driver asks; times are in ms. */
export interface PaintWatch {
  /** Before a key is pressed. */
  begin(): void
  /** From the key to the paint of the last change of the palette within a few frames; what else moves on the page, like a running timer, is not its answer. */
  painted(): Promise<number>
  frame(): Promise<number>
  /** How many tasks the palette can find; 0 before it took any in. */
  takenIn(): number
  /** The longest task of the main thread so far; 0 where none took 50 ms. */
  longest(): number
}

/** Runs before the page's own scripts; must not refer to anything outside. */
export function installWatch(): void {
  /** So many frames without a change: nothing more comes for this key. */
  const QUIET = 6
  let [pressed, changed, longest] = [0, 0, 0]
  let settled: Promise<number> = Promise.resolve(0)
  let press: () => void = () => undefined
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
  const settle = async () => {
    let last = await afterPaint()
    for (let quiet = 0; quiet < QUIET; ) {
      const before = changed
      const now = await afterPaint()
      if (changed === before) quiet++
      else [last, quiet] = [now, 0]
    }
    return last - pressed
  }
  const PALETTE = '[role="dialog"]'
  const isOfPalette = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    // cmdk writes its list's height into a property that nothing reads (reset.css.ts), a frame after each change.
    return element?.closest(PALETTE) !== null && !(element?.matches('[cmdk-list]') ?? false)
  }
  const shows = (record: MutationRecord) =>
    isOfPalette(record.target) ||
    [...record.addedNodes].some((node) => node instanceof Element && (node.matches(PALETTE) || node.querySelector(PALETTE)))
  new MutationObserver((records) => {
    if (records.some(shows)) changed++
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('keydown', () => press(), { capture: true })
  const watch: PaintWatch = {
    begin() {
      settled = new Promise((resolve) => {
        press = () => {
          press = () => undefined
          pressed = performance.now()
          resolve(settle())
        }
      })
    },
    painted: () => settled,
    async frame() {
      const first = await afterPaint()
      for (let at = 0; at < 29; at++) await afterPaint()
      return ((await afterPaint()) - first) / 30
    },
    takenIn: () => {
      const marks = performance.getEntriesByName('palette:taken-in')
      return Number((marks.at(-1) as PerformanceMark | undefined)?.detail ?? 0)
    },
    longest: () => longest,
  }
  Object.assign(window, { paintWatch: watch })
}
