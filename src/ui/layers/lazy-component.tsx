// Parts loaded on demand which render at once when they are there already.
import { type ComponentType, lazy } from 'react'

/** A part: `load` fetches it ahead of time, `part` is what to render now. */
export interface LazyComponent<P> {
  load(): Promise<unknown>
  part(): ComponentType<P>
}

/**
 * Wraps the import of a component. React's own lazy suspends on its first render even when the file is there, and shows the part
 * hundreds of milliseconds later: too late for somebody who types on.
 */
export function lazyComponent<P extends object>(fetchPart: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null
  const load = async () => {
    const part = await fetchPart()
    loaded = part
    return part
  }
  // React keeps a failure with the component: who asks again gets another one, which tries again.
  const untried = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        waiting = untried()
        throw error
      }
    })
  let waiting = untried()
  return { load, part: () => loaded ?? waiting }
}
