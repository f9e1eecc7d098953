// Every route of the specification, with its layout and guard (ROUTE-01..22).
import { createBrowserRouter, Navigate, type RouteObject, useParams } from 'react-router-dom'
import { currentCompany } from '#src/data/storage.ts'
import { keepAnswer } from '#src/features/session/third-party.ts'
import { pathTo, ROUTES, type RouteName } from '#src/lib/paths.ts'
import { NotBuiltPage } from '#src/pages/not-built/not-built-page.tsx'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { Entry, GuestOnly, RequireSession } from './guards.tsx'
import { laterActions } from './later-actions.ts'
import { promisedPages, promisedProjectPages } from './not-built.ts'
import { Root, RouteFailure } from './root.tsx'
import { DefaultLayout, EmptyLayout, LoginLayout, ProjectLayout } from './shell/layouts.tsx'

/** Routes of pages that come later. Static first segments win, also where both fit equally well (`/profile/settings`, DEFECT-21). */
function promised(pages: typeof promisedPages): RouteObject[] {
  const routes = Object.entries(pages).map(([name, page]) => ({ path: ROUTES[name as RouteName], element: <NotBuiltPage {...page} /> }))
  return routes.sort((a, b) => Number(a.path.startsWith('/:')) - Number(b.path.startsWith('/:')))
}

const overview: RouteObject['lazy'] = async () => ({
  Component: (await import('#src/pages/project-overview/project-overview-page.tsx')).ProjectOverviewPage,
})
const favorites: RouteObject['lazy'] = async () => ({
  Component: (await import('#src/pages/workspace-tasks/workspace-tasks-pages.tsx')).FavoriteTasksPage,
})

const publicRoutes: RouteObject[] = [
  { path: '/', element: <Entry /> },
  { path: '/login', element: <Navigate to={pathTo('sign-in')} replace /> },
  { path: '/create-account', element: <Navigate to={pathTo('sign-up')} replace /> },
  { path: '/logout', lazy: async () => ({ Component: (await import('#src/pages/logout/logout-page.tsx')).LogoutPage }) },
  {
    element: <LoginLayout />,
    children: [
      {
        element: <GuestOnly />,
        children: [
          { path: '/sign-in', lazy: async () => ({ Component: (await import('#src/pages/sign-in/sign-in-page.tsx')).SignInPage }) },
          { path: '/sign-up', lazy: async () => ({ Component: (await import('#src/pages/sign-up/sign-up-page.tsx')).SignUpPage }) },
          {
            path: '/forgot-password',
            lazy: async () => ({ Component: (await import('#src/pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage }),
          },
        ],
      },
      {
        path: '/password-reset/:token',
        lazy: async () => ({ Component: (await import('#src/pages/password-reset/password-reset-page.tsx')).PasswordResetPage }),
      },
      {
        path: '/accept-invitation',
        lazy: async () => ({ Component: (await import('#src/pages/accept-invitation/accept-invitation-page.tsx')).AcceptInvitationPage }),
      },
    ],
  },
  {
    element: <EmptyLayout />,
    children: [
      {
        path: '/bp/:token',
        element: (
          <NotBuiltPage
            title="Shared project"
            promise="A project that somebody shared by link, to read without an account, will be here."
          />
        ),
      },
      {
        path: ROUTES['shared-task'],
        lazy: async () => ({ Component: (await import('#src/pages/shared-task/shared-task-page.tsx')).SharedTaskPage }),
      },
    ],
  },
]

const workspaceRoutes: RouteObject[] = [
  { path: '/workspace', lazy: async () => ({ Component: (await import('#src/pages/workspace/workspace-page.tsx')).WorkspacePage }) },
  {
    path: '/workspace/projects',
    lazy: async () => ({ Component: (await import('#src/pages/workspace-projects/workspace-projects-page.tsx')).WorkspaceProjectsPage }),
  },
  { path: '/:companySlug/favorite-tasks', lazy: favorites },
  { path: '/:companySlug/favorites', lazy: favorites },
  {
    path: '/:companySlug/next-tasks',
    lazy: async () => ({ Component: (await import('#src/pages/workspace-tasks/workspace-tasks-pages.tsx')).NextTasksPage }),
  },
  { path: '/projects/:projectSlug/dashboard', element: <Dashboard /> },
  {
    path: '/:companySlug/clients/:uuid',
    element: <NotBuiltPage title="Client" promise="One client with projects and invoices will be here." />,
  },
  {
    path: '/:companySlug/invoices/:uuid',
    element: <NotBuiltPage title="Invoice" promise="One invoice with its lines and status will be here." />,
  },
  ...promised(promisedPages),
]

const projectRoutes: RouteObject[] = [
  { path: ROUTES['projects.overview'], lazy: overview },
  { path: ROUTES['projects.kanban'], lazy: overview },
  {
    path: ROUTES['projects.settings'],
    lazy: async () => ({ Component: (await import('#src/pages/project-settings/project-settings-page.tsx')).ProjectSettingsPage }),
  },
  ...promised(promisedProjectPages),
]

/** All routes below one root; unknown addresses get the not-found page in the empty layout (OPEN-31). */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    HydrateFallback: () => null,
    children: [
      ...publicRoutes,
      {
        lazy: async () => {
          await laterActions.load()
          return { Component: RequireSession }
        },
        children: [
          { element: <DefaultLayout />, children: [{ errorElement: <RouteFailure />, children: workspaceRoutes }] },
          { element: <ProjectLayout />, children: [{ errorElement: <RouteFailure />, children: projectRoutes }] },
          {
            element: <LoginLayout />,
            children: [
              {
                path: '/:companySlug/invoice/:uuid',
                element: <NotBuiltPage title="Invoice" promise="One invoice, ready to print, will be here." />,
              },
            ],
          },
        ],
      },
      { element: <EmptyLayout />, children: [{ path: '*', element: <NotFoundPage /> }] },
    ],
  },
]

/** The router of the browser; actions navigate through it. */
export function createRouter() {
  keepAnswer()
  return createBrowserRouter(routes)
}

/** `/projects/{projectSlug}/dashboard` leads to the overview in the current company (ROUTE-16, DEFECT-02). */
function Dashboard() {
  const { projectSlug = '' } = useParams()
  const companySlug = currentCompany.read()?.data.slug
  return <Navigate to={companySlug ? pathTo('project-dashboard', { companySlug, projectSlug }) : pathTo('workspace')} replace />
}
