// Keys pressed before what they act on was there: kept in their order, tried again at every change of what is in view.
import { isCombination } from './key-press.ts'

/** The kept keys. */
export interface PendingKeyQueue {
  add(key: string, again: () => void): void
  /** Keeps a key behind those that wait already, so that the order stays; Escape gives all up. False when nothing waits or it is a combination. */
  takes(event: KeyboardEvent, again: () => void): boolean
  /**
   * Tries all again, once the present change is whole; they are given up when a layer has the keyboard by then. Those behind one that opens a layer
   * were meant for that: `typed` gets them, as it gets all that were pressed `behind` something else which opened it.
   */
  again(layer: () => boolean, typed: (keys: readonly string[]) => void, behind?: boolean): void
  /** Gives all up: the person has turned to something else. */
  forget(): void
}

/** No keys. */
export function createPendingKeyQueue(): PendingKeyQueue {
  let kept: { key: string; again: () => void }[] = []
  let asked = false
  let isBehind = false
  const forget = () => {
    kept = []
  }
  return {
    add: (key, again) => void kept.push({ key, again }),
    takes(event, again) {
      if (kept.length === 0 || isCombination(event)) return false
      if (event.key === 'Escape') forget()
      else if (!event.repeat) kept.push({ key: event.key, again })
      return true
    },
    again(layer, typed, behind = false) {
      if (kept.length === 0) return
      isBehind ||= behind
      if (asked) return
      asked = true
      queueMicrotask(() => {
        asked = false
        const before = layer() && !isBehind
        isBehind = false
        const tried = kept.splice(0)
        if (before) return forget()
        // Those that still wait keep themselves again, and the ones behind them.
        for (const [at, one] of tried.entries()) {
          if (layer()) {
            forget()
            return typed(tried.slice(at).map(({ key }) => key))
          }
          if (kept.length > 0) kept.push(one)
          else one.again()
        }
      })
    },
    forget,
  }
}
