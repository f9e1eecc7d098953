// Where the browser is, how it goes elsewhere, and who hears of it.
import { type Location, type NavigateOptions, type NavigationType, type Navigator, UNSAFE_createBrowserHistory } from 'react-router-dom'

/** The history of a browser or, in tests, of memory. */
export type AppHistory = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'action' | 'location' | 'createHref' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
>

/** One arrival. */
export interface Arrival {
  readonly location: Location
  readonly action: NavigationType
  /** True when it has to be painted in the next frame. */
  readonly urgent: boolean
}

/** Goes places, for React and for what is outside of it. */
export interface Navigation {
  /** Where the browser is; a page that is still being fetched may not be shown yet. */
  readonly location: Location
  readonly action: NavigationType
  to(path: string, options?: Pick<NavigateOptions, 'replace' | 'state' | 'flushSync'>): void
  /** Moves within the history by so many steps; negative ones lead back. */
  steps(count: number): void
  /** Goes back over so many entries that are known to be there: the page before them is coming from now on, though the browser takes a moment. */
  backOver(count: number): void
  subscribe(listener: (arrival: Arrival) => void): () => void
  /** The page of the last arrival, which is coming until whoever shows pages says that it is drawn: until then the one before is in view. */
  readonly page: {
    isComing(): boolean
    subscribe(listener: () => void): () => void
    drawn(location: Location): void
    /** Hears when the person goes back or forward by the browser's own means. */
    whenLeft(listener: () => void): () => void
  }
  /** The same, in the shape that the router's components take. */
  readonly navigator: Navigator
}

/** The page of an entry that is gone back to, and not known yet. */
const BEFORE = Symbol()
const POP = 'POP' as NavigationType

/** Wraps a history, the browser's unless another is given. */
export function createNavigation(history: AppHistory = UNSAFE_createBrowserHistory({ v5Compat: true })): Navigation {
  const listeners = new Set<(arrival: Arrival) => void>()
  const whenDrawn = new Set<() => void>()
  const whenLeft = new Set<() => void>()
  /** By its key: a history may make its location anew each time it is asked. */
  let coming: string | typeof BEFORE | null = null
  let urgent = false
  history.listen(({ action, location }) => {
    if (action === POP && coming !== BEFORE) for (const listener of [...whenLeft]) listener()
    coming = location.key
    for (const listener of [...listeners]) listener({ action, location, urgent })
  })
  const go = (method: 'push' | 'replace', to: Parameters<Navigator['push']>[0], state: unknown, flushSync = false) => {
    urgent = flushSync
    history[method](to, state)
    urgent = false
  }
  return {
    get location() {
      return history.location
    },
    get action() {
      return history.action
    },
    to: (path, { replace = false, state, flushSync } = {}) => go(replace ? 'replace' : 'push', path, state, flushSync),
    steps: (count) => history.go(count),
    backOver(count) {
      coming = BEFORE
      history.go(-count)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    page: {
      isComing: () => coming !== null,
      subscribe(listener) {
        whenDrawn.add(listener)
        return () => whenDrawn.delete(listener)
      },
      whenLeft(listener) {
        whenLeft.add(listener)
        return () => whenLeft.delete(listener)
      },
      drawn(location) {
        if (location.key !== coming) return
        coming = null
        for (const listener of [...whenDrawn]) listener()
      },
    },
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (count) => history.go(count),
      push: (to, state, options) => go('push', to, state, options?.flushSync),
      replace: (to, state, options) => go('replace', to, state, options?.flushSync),
    },
  }
}
