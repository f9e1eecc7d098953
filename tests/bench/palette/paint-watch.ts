// In the page: marks in the browser's timeline what a key changes, and says what the timeline holds besides.
import type { MARKS } from './key-paints.ts'

/** What the driver asks; times are in ms. */
export interface PaintWatch {
  /** Before a key is pressed. */
  begin(): void
  /** Resolves once the palette has not changed for a few frames after the key; what else moves on the page, like a running timer, is not its answer. */
  settled(): Promise<void>
  frame(): Promise<number>
  /** How many tasks the palette can find; 0 before it took any in. */
  takenIn(): number
  /** The longest task of the main thread so far; 0 where none took 50 ms. */
  longest(): number
}

/** Runs before the page's own scripts; must not refer to anything outside. */
export function installWatch(marks: typeof MARKS): void {
  /** So many frames without a change: nothing more comes for this key. */
  const QUIET = 6
  let [changed, longest] = [0, 0]
  let settled: Promise<void> = Promise.resolve()
  let hear: () => void = () => undefined
  const frameStart = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const settle = async () => {
    for (let quiet = 0; quiet < QUIET; ) {
      const before = changed
      await frameStart()
      quiet = changed === before ? quiet + 1 : 0
    }
    performance.mark(marks.settled)
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
    if (!records.some(shows)) return
    changed++
    performance.mark(marks.changed)
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('keydown', ({ key }) => key === 'Control' || key === 'Meta' || hear(), { capture: true })
  const watch: PaintWatch = {
    begin() {
      settled = new Promise((resolve) => {
        hear = () => {
          hear = () => undefined
          performance.mark(marks.heard)
          resolve(settle())
        }
      })
    },
    settled: () => settled,
    async frame() {
      const first = await frameStart()
      for (let at = 0; at < 29; at++) await frameStart()
      return ((await frameStart()) - first) / 30
    },
    takenIn: () => {
      const marks = performance.getEntriesByName('palette:taken-in')
      return Number((marks.at(-1) as PerformanceMark | undefined)?.detail ?? 0)
    },
    longest: () => longest,
  }
  Object.assign(window, { paintWatch: watch })
}
