// Shows the page of the address the browser is at.
import { Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RouteObject, Router, useRoutes } from 'react-router-dom'
import type { Arrival, Navigation } from './navigation.ts'
import { announcePages } from './page-announcer.ts'
import { fetchParts } from './route-part.tsx'

/**
 * Renders `routes`. While the code of the next page is fetched, the present one stays. Declarative routes instead of a data router: nothing here
 * loads data by route, and its 17 kB are in every visit's first load (docs/decisions/023).
 */
export function Routed({ navigation, routes }: { navigation: Navigation; routes: RouteObject[] }) {
  const [{ location, action }, setShown] = useState<Omit<Arrival, 'urgent'>>(() => {
    fetchParts(routes, navigation.location)
    return { location: navigation.location, action: navigation.action }
  })
  useLayoutEffect(() => {
    const show = (arrival: Arrival) => {
      fetchParts(routes, arrival.location)
      if (arrival.urgent) flushSync(() => setShown(arrival))
      else startTransition(() => setShown(arrival))
    }
    return navigation.subscribe(show)
  }, [navigation, routes])
  // Behind the effects of the page itself, which say what it has in view.
  useEffect(() => navigation.page.drawn(location), [navigation, location])
  useEffect(() => announcePages(navigation), [navigation])
  return (
    <Router location={location} navigationType={action} navigator={navigation.navigator}>
      <Suspense fallback={null}>
        <Pages routes={routes} />
      </Suspense>
    </Router>
  )
}

function Pages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes)
}
