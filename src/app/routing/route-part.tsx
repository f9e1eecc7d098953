// Pages whose code is fetched when somebody goes there, and what is shown when one breaks.
import { Component, type ComponentType, type ReactNode, use } from 'react'
import { type Location, matchRoutes, type RouteObject, useLocation } from 'react-router-dom'
import { lazyModule, retried } from '#src/ui/layers/lazy-module.ts'

interface Attempt {
  /** The arrival that it was made for. */
  readonly key: string
  readonly part: Promise<ComponentType>
  failed: boolean
}

interface Handle {
  fetch(key: string): Promise<ComponentType>
}

/** The part of a route that fetches its component. What failed is tried again at the next arrival. */
export function fetched(load: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  const part = lazyModule(retried(load))
  let last: Attempt | null = null
  function fetchPart(key: string): Promise<ComponentType> {
    if (last === null || (last.failed && last.key !== key)) {
      const attempt: Attempt = { key, part: part.load(), failed: false }
      attempt.part.catch(() => {
        attempt.failed = true
      })
      last = attempt
    }
    return last.part
  }
  return { element: <RoutePart fetchPart={fetchPart} />, handle: { fetch: fetchPart } satisfies Handle }
}

function RoutePart({ fetchPart }: { fetchPart: Handle['fetch'] }) {
  const { key } = useLocation()
  const Part = use(fetchPart(key))
  return <Part />
}

/** Fetches what an address needs, all at once: a layout’s code and its page’s do not wait for each other. */
export function fetchParts(routes: RouteObject[], location: Location): void {
  for (const { route } of matchRoutes(routes, location) ?? []) (route.handle as Handle | undefined)?.fetch(location.key)
}

/** Shows `failure` in place of pages that broke, until the person goes elsewhere. */
export function RouteBoundary({ failure, children }: { failure: (error: unknown) => ReactNode; children: ReactNode }) {
  return (
    <Boundary at={useLocation()} failure={failure}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  at: Location
  failure: (error: unknown) => ReactNode
  children: ReactNode
}

interface BoundaryState {
  error: { is: unknown } | null
  at: Location
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: { is: error } }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return at === state.at ? null : { error: null, at }
  }

  override render() {
    return this.state.error ? this.props.failure(this.state.error.is) : this.props.children
  }
}
