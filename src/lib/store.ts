// Mutable state of the client outside of React: each piece of it is a store that says how long it lives (decision 028).

/** A piece of state. `get` and `subscribe` are what `useSyncExternalStore` takes. */
export interface Store<T> {
  get(): T
  /** Replaces it and tells everyone who listens. */
  set(next: T): void
  /** Hears of every change; answers how to stop. */
  subscribe(listener: () => void): () => void
}

/** What a store can do besides. */
export interface StoreOptions {
  /** Runs while somebody listens, for example to other tabs; answers how to stop. */
  watch?: () => () => void
}

/** Tells whoever listens; keeps nothing. */
export interface Channel<T> {
  tell(event: T): void
  /** Answers how to stop. */
  hear(listener: (event: T) => void): () => void
}

const owned = new Set<() => void>()

/** State of one session: it is `initial` again as soon as another person, or nobody, is signed in. */
export function createStore<T>(initial: () => T, options?: StoreOptions): Store<T> {
  const { reset, ...store } = makeStore(initial, options)
  owned.add(reset)
  return store
}

/** State of the page, whoever is signed in: of the device, the keyboard, or code that was loaded. A house test wants the reason above each. */
export function createPageStore<T>(initial: () => T, options?: StoreOptions): Store<T> {
  const { reset: _, ...store } = makeStore(initial, options)
  return store
}

/** A way from those who tell to those who listen. */
export function createChannel<T = void>(): Channel<T> {
  const listeners = new Set<(event: T) => void>()
  return {
    tell(event) {
      for (const listener of listeners) listener(event)
    },
    hear(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Called where a session ends or begins: the state of the one before is gone. */
export function endStores(): void {
  for (const reset of owned) reset()
}

function makeStore<T>(initial: () => T, { watch }: StoreOptions = {}): Store<T> & { reset(): void } {
  let state: { now: T } | null = null
  let stop: (() => void) | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get() {
      state ??= { now: initial() }
      return state.now
    },
    set(next) {
      state = { now: next }
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = watch?.() ?? null
      // Its own, so that one that listens twice stops once.
      const own = () => listener()
      listeners.add(own)
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
    reset() {
      if (state === null) return
      state = null
      tell()
    },
  }
}
