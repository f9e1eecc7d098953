// The client's addresses: named routes and what they resolve to (specification 000 §2).

/** Parameters of named routes. */
export interface RouteParams {
  companySlug?: string
  projectSlug?: string
  sprintSlug?: string
  userStorySlug?: string
  pageSlug?: string
  threadNumber?: string
  username?: string
  uuid?: string
  token?: string
}

/** Pattern of every named route; `:name` is filled from the params. Names come from the specification and from sidebar links. */
export const ROUTES = {
  'workspace-default': '/',
  workspace: '/workspace',
  'workspace-projects': '/workspace/projects',
  'new-task': '/new-task',
  search: '/search',
  inbox: '/inbox',
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  welcome: '/welcome',
  'forgot-password': '/forgot-password',
  logout: '/logout',
  'accept-invitation': '/accept-invitation',
  'shared-task': '/:companySlug/task/:projectSlug/:uuid',
  'project-dashboard': '/:companySlug/projects/:projectSlug/overview',
  'projects.overview': '/:companySlug/projects/:projectSlug/overview',
  'projects.kanban': '/:companySlug/projects/:projectSlug/kanban',
  'projects.time-tracking': '/:companySlug/projects/:projectSlug/time-tracking',
  'projects.user-stories': '/:companySlug/projects/:projectSlug/user-stories',
  'projects.user-story': '/:companySlug/projects/:projectSlug/user-stories/:userStorySlug',
  'projects.user-story-epics': '/:companySlug/projects/:projectSlug/user-story-epics',
  'projects.sprints': '/:companySlug/projects/:projectSlug/sprints',
  'projects.sprint': '/:companySlug/projects/:projectSlug/sprints/:sprintSlug',
  'projects.wiki': '/:companySlug/projects/:projectSlug/wiki',
  'projects.wiki-page': '/:companySlug/projects/:projectSlug/wiki/:pageSlug',
  'projects.discussions': '/:companySlug/projects/:projectSlug/discussions',
  'projects.discussion': '/:companySlug/projects/:projectSlug/discussions/:threadNumber',
  'projects.documents': '/:companySlug/projects/:projectSlug/documents',
  'projects.form2task': '/:companySlug/projects/:projectSlug/form2task',
  'projects.rockstars': '/:companySlug/projects/:projectSlug/rockstars',
  'projects.settings': '/:companySlug/projects/:projectSlug/settings',
  'workspace-favorite-tasks': '/:companySlug/favorite-tasks',
  'workspace-next-tasks': '/:companySlug/next-tasks',
  'workspace-time-trackings': '/:companySlug/time-trackings',
  'workspace-recurring-tasks': '/:companySlug/recurring-tasks',
  'workspace-settings': '/:companySlug/settings',
  'workspace-settings-domain': '/:companySlug/settings/custom-domain',
  'workspace-settings-smtp': '/:companySlug/settings/smtp',
  'workspace-settings-import': '/:companySlug/settings/import',
  'team-members': '/:companySlug/team-members',
  'team-members-log': '/:companySlug/team-members/log',
  clients: '/:companySlug/clients',
  client: '/:companySlug/clients/:uuid',
  invoices: '/:companySlug/invoices',
  invoice: '/:companySlug/invoices/:uuid',
  'printed-invoice': '/:companySlug/invoice/:uuid',
  profile: '/profile/:username',
  'profile-update': '/profile/:username/update',
  notevault: '/notevault',
} as const

/** The name of a route. */
export type RouteName = keyof typeof ROUTES

/** The path of a named route (ROUTE-15..19). Throws when a param is missing. */
export function pathTo(name: RouteName, params: RouteParams = {}): string {
  return ROUTES[name].replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key as keyof RouteParams]
    if (!value) throw new Error(`The route ${name} needs ${key}`)
    return encodeURIComponent(value)
  })
}

/** The path that a host's link leads to; null when its route is none of this client's, or a parameter is missing (SHELL-17). */
export function pathOfLink(name: string, params: RouteParams): string | null {
  if (!Object.hasOwn(ROUTES, name)) return null
  const route = name as RouteName
  const needed = [...ROUTES[route].matchAll(/:(\w+)/g)].map(([, param]) => param as keyof RouteParams)
  return needed.every((param) => params[param]) ? pathTo(route, params) : null
}

/** The address a task is shared by, without origin (SHARE-03). */
export function sharedTaskPath(task: { workspaceSlug: string; projectSlug: string; id: string }): string {
  return pathTo('shared-task', { companySlug: task.workspaceSlug, projectSlug: task.projectSlug, uuid: task.id })
}

/** Where files come in: of a workspace, or with `projectSlug` into a project; `id` is one that has begun. */
export function importPath(at: { workspaceSlug: string; projectSlug: string | null }, id: string | null = null): string {
  const query = new URLSearchParams({ ...(at.projectSlug !== null && { project: at.projectSlug }), ...(id !== null && { import: id }) })
  const path = pathTo('workspace-settings-import', { companySlug: at.workspaceSlug })
  return query.size === 0 ? path : `${path}?${query}`
}

const HERE = 'https://here.invalid'

/** The path as the router will read it; null when it is none. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/**
 * A path of this origin that may be returned to after sign-in, else null: no other host in any disguise, no guest-only page, nothing odd (OPEN-07).
 * Judged by what browsers and the router make of it, not by how it is written.
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text, HERE)) return null
  const { origin, pathname, search, hash } = new URL(text, HERE)
  const path = decoded(pathname)
  if (origin !== HERE || path === null || /\/\/|[\\\p{Cc}]|^\/\w+:/u.test(path)) return null
  return /^\/(sign-in|sign-up|forgot-password|login|logout|create-account)(\/|$)/i.test(path) ? null : `${pathname}${search}${hash}`
}
