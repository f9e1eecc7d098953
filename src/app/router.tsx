// Every route of the specification, with its layout and guard (ROUTE-01..22).
import { type ComponentType, useEffect } from 'react'
import { Navigate, Outlet, type RouteObject, useOutletContext, useParams } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { useSession } from '#src/data/storage/session.ts'
import { currentCompany } from '#src/data/storage/storage.ts'
import { whenIdle } from '#src/lib/idle.ts'
import type { Frame, Page } from '#src/lib/page.ts'
import { pathTo, ROUTES, type RouteName } from '#src/lib/paths.ts'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { pages, subjectKinds } from './features.ts'
import { Entry, GuestOnly, RequireSession } from './guards.tsx'
import { declaredRegistry, lazyRegistry, nearActions } from './lazy-registry.ts'
import { Root, RouteFailure } from './root.tsx'
import { fetched, RouteBoundary } from './routing/route-part.tsx'
import { DefaultLayout, EmptyLayout, LoginLayout, ProjectLayout } from './shell/layouts.tsx'

/** Routes in one frame. Static first segments win, also where both fit equally well (`/profile/settings`, DEFECT-21). */
function routesIn(frame: Frame): RouteObject[] {
  return pages
    .filter((page) => page.frame === frame)
    .flatMap((page) => {
      const part = fetched(partOf(page))
      return page.at.map((at) => ({ path: patternOf(at), ...part }))
    })
    .sort((a, b) => Number(a.path.startsWith('/:')) - Number(b.path.startsWith('/:')))
}

/** What the page waits for: those without a session have no actions, and lists stand before theirs. */
function partOf({ frame, near, load }: Page): Page['load'] {
  if (frame !== 'workspace' && frame !== 'project') return load
  return near ? async () => beforeActions(await load()) : withActions(load)
}

/** A list as soon as it is there; what can be done there is asked for when its rows stand, or will not come, and beside them by who has the files. */
function beforeActions(List: ComponentType): ComponentType {
  return function BeforeActions() {
    const { scene } = useActions()
    useEffect(() => {
      if (navigator.serviceWorker?.controller) return whenIdle(nearActions.fetch)
      const look = () => {
        if (!scene.isComing(subjectKinds[0]) && !nearActions.isFailed()) nearActions.fetch()
      }
      look()
      return scene.subscribe(look)
    }, [scene])
    return <List />
  }
}

/** Fetches a page and what can be done there side by side. */
function withActions(load: Page['load']): Page['load'] {
  return async () => {
    const [page] = await Promise.all([load(), lazyRegistry.load()])
    return page
  }
}

function patternOf(at: string): string {
  return at.startsWith('/') ? at : ROUTES[at as RouteName]
}

/** Pages that need no session: who has one has its keys there, too. */
function OpenPages() {
  const { signedIn } = useSession()
  useEffect(() => {
    if (signedIn) nearActions.fetch()
  }, [signedIn])
  return <Outlet />
}

const publicRoutes: RouteObject[] = [
  { path: '/', element: <Entry /> },
  { path: '/login', element: <Navigate to={pathTo('sign-in')} replace /> },
  { path: '/create-account', element: <Navigate to={pathTo('sign-up')} replace /> },
  ...routesIn('none'),
  { element: <LoginLayout />, children: [{ element: <GuestOnly />, children: routesIn('guest') }, ...routesIn('login')] },
  { element: <EmptyLayout />, children: routesIn('empty') },
]

const workspaceRoutes: RouteObject[] = [...routesIn('workspace'), { path: '/projects/:projectSlug/dashboard', element: <Dashboard /> }]

const projectRoutes = routesIn('project')

const routeFailure = (error: unknown) => <RouteFailure error={error} />
/** Pages in it may break without their layout, and hear what it hands to them. */
function KeptPages() {
  return (
    <RouteBoundary failure={routeFailure}>
      <Outlet context={useOutletContext()} />
    </RouteBoundary>
  )
}

/** All routes below one root; unknown addresses get the not-found page in the empty layout (OPEN-31). */
export const routes: RouteObject[] = [
  {
    element: (
      <RouteBoundary failure={routeFailure}>
        <Root />
      </RouteBoundary>
    ),
    children: [
      { element: <OpenPages />, children: publicRoutes },
      {
        ...fetched(async () => {
          await declaredRegistry.load()
          return RequireSession
        }),
        children: [
          { element: <DefaultLayout />, children: [{ element: <KeptPages />, children: workspaceRoutes }] },
          { element: <ProjectLayout />, children: [{ element: <KeptPages />, children: projectRoutes }] },
        ],
      },
      { element: <OpenPages />, children: [{ element: <EmptyLayout />, children: [{ path: '*', element: <NotFoundPage /> }] }] },
    ],
  },
]

/** `/projects/{projectSlug}/dashboard` leads to the overview in the current company (ROUTE-16, DEFECT-02). */
function Dashboard() {
  const { projectSlug = '' } = useParams()
  const companySlug = currentCompany.read()?.data.slug
  return <Navigate to={companySlug ? pathTo('project-dashboard', { companySlug, projectSlug }) : pathTo('workspace')} replace />
}
