// Every route of the specification, with its layout and guard (ROUTE-01..22).
import { Navigate, Outlet, type RouteObject, useParams } from 'react-router-dom'
import { currentCompany } from '#src/data/storage/storage.ts'
import { pathTo, ROUTES, type RouteName } from '#src/lib/paths.ts'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { PlaceholderPage } from '#src/pages/placeholder/placeholder-page.tsx'
import { Entry, GuestOnly, RequireSession } from './guards.tsx'
import { lazyRegistry } from './lazy-registry.ts'
import { placeholderPages, placeholderProjectPages } from './placeholder-pages.ts'
import { Root, RouteFailure } from './root.tsx'
import { fetched, RouteBoundary } from './route-part.tsx'
import { DefaultLayout, EmptyLayout, LoginLayout, ProjectLayout } from './shell/layouts.tsx'

/** Routes of pages that come later. Static first segments win, also where both fit equally well (`/profile/settings`, DEFECT-21). */
function promised(pages: typeof placeholderPages): RouteObject[] {
  const routes = Object.entries(pages).map(([name, page]) => ({ path: ROUTES[name as RouteName], element: <PlaceholderPage {...page} /> }))
  return routes.sort((a, b) => Number(a.path.startsWith('/:')) - Number(b.path.startsWith('/:')))
}

const overview = fetched(async () => (await import('#src/pages/project-overview/project-overview-page.tsx')).ProjectOverviewPage)
const favorites = fetched(async () => (await import('#src/pages/workspace-tasks/workspace-tasks-pages.tsx')).FavoriteTasksPage)

const publicRoutes: RouteObject[] = [
  { path: '/', element: <Entry /> },
  { path: '/login', element: <Navigate to={pathTo('sign-in')} replace /> },
  { path: '/create-account', element: <Navigate to={pathTo('sign-up')} replace /> },
  { path: '/logout', ...fetched(async () => (await import('#src/pages/logout/logout-page.tsx')).LogoutPage) },
  {
    element: <LoginLayout />,
    children: [
      {
        element: <GuestOnly />,
        children: [
          { path: '/sign-in', ...fetched(async () => (await import('#src/pages/sign-in/sign-in-page.tsx')).SignInPage) },
          { path: '/sign-up', ...fetched(async () => (await import('#src/pages/sign-up/sign-up-page.tsx')).SignUpPage) },
          {
            path: '/forgot-password',
            ...fetched(async () => (await import('#src/pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage),
          },
        ],
      },
      {
        path: '/password-reset/:token',
        ...fetched(async () => (await import('#src/pages/password-reset/password-reset-page.tsx')).PasswordResetPage),
      },
      {
        path: '/accept-invitation',
        ...fetched(async () => (await import('#src/pages/accept-invitation/accept-invitation-page.tsx')).AcceptInvitationPage),
      },
    ],
  },
  {
    element: <EmptyLayout />,
    children: [
      {
        path: '/bp/:token',
        ...fetched(async () => (await import('#src/pages/shared-project/shared-project-page.tsx')).SharedProjectPage),
      },
      {
        path: ROUTES['shared-task'],
        ...fetched(async () => (await import('#src/pages/shared-task/shared-task-page.tsx')).SharedTaskPage),
      },
    ],
  },
]

const workspaceRoutes: RouteObject[] = [
  { path: '/workspace', ...fetched(async () => (await import('#src/pages/workspace/workspace-page.tsx')).WorkspacePage) },
  {
    path: '/workspace/projects',
    ...fetched(async () => (await import('#src/pages/workspace-projects/workspace-projects-page.tsx')).WorkspaceProjectsPage),
  },
  { path: '/:companySlug/favorite-tasks', ...favorites },
  { path: '/:companySlug/favorites', ...favorites },
  {
    path: '/:companySlug/next-tasks',
    ...fetched(async () => (await import('#src/pages/workspace-tasks/workspace-tasks-pages.tsx')).NextTasksPage),
  },
  { path: '/projects/:projectSlug/dashboard', element: <Dashboard /> },
  {
    path: '/:companySlug/clients/:uuid',
    element: <PlaceholderPage title="Client" promise="One client with projects and invoices will be here." />,
  },
  {
    path: '/:companySlug/invoices/:uuid',
    element: <PlaceholderPage title="Invoice" promise="One invoice with its lines and status will be here." />,
  },
  ...promised(placeholderPages),
]

const projectRoutes: RouteObject[] = [
  { path: ROUTES['projects.overview'], ...overview },
  { path: ROUTES['projects.kanban'], ...overview },
  {
    path: ROUTES['projects.settings'],
    ...fetched(async () => (await import('#src/pages/project-settings/project-settings-page.tsx')).ProjectSettingsPage),
  },
  ...promised(placeholderProjectPages),
]

const routeFailure = (error: unknown) => <RouteFailure error={error} />
/** Pages in it may break without their layout. */
const kept = (
  <RouteBoundary failure={routeFailure}>
    <Outlet />
  </RouteBoundary>
)

/** All routes below one root; unknown addresses get the not-found page in the empty layout (OPEN-31). */
export const routes: RouteObject[] = [
  {
    element: (
      <RouteBoundary failure={routeFailure}>
        <Root />
      </RouteBoundary>
    ),
    children: [
      ...publicRoutes,
      {
        ...fetched(async () => {
          await lazyRegistry.load()
          return RequireSession
        }),
        children: [
          { element: <DefaultLayout />, children: [{ element: kept, children: workspaceRoutes }] },
          { element: <ProjectLayout />, children: [{ element: kept, children: projectRoutes }] },
          {
            element: <LoginLayout />,
            children: [
              {
                path: '/:companySlug/invoice/:uuid',
                element: <PlaceholderPage title="Invoice" promise="One invoice, ready to print, will be here." />,
              },
            ],
          },
        ],
      },
      { element: <EmptyLayout />, children: [{ path: '*', element: <NotFoundPage /> }] },
    ],
  },
]

/** `/projects/{projectSlug}/dashboard` leads to the overview in the current company (ROUTE-16, DEFECT-02). */
function Dashboard() {
  const { projectSlug = '' } = useParams()
  const companySlug = currentCompany.read()?.data.slug
  return <Navigate to={companySlug ? pathTo('project-dashboard', { companySlug, projectSlug }) : pathTo('workspace')} replace />
}
