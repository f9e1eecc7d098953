// Sign-in, workspaces, projects and people of the mock.

import { found, type Routes } from './mock-host.ts'
import { MOCK_VIEWER, type MockMemory, type MockProject, mockMoment, nowInSeconds } from './mock-memory.ts'
import { newsRoutes, watchingRoutes } from './mock-news.ts'
import { mockProject } from './mock-tasks.ts'
import { mockDomains } from './settings/mock-domains.ts'
import { mockExports } from './settings/mock-exports.ts'
import { mockImports } from './settings/mock-imports.ts'
import { mockMailServers } from './settings/mock-mail-servers.ts'
import { mockWorkspaceSettings } from './settings/mock-workspace-settings.ts'

function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'untitled'
  )
}

const signedIn = () => ({ access_token: 'mock-token', user: MOCK_VIEWER })

const SESSION: Routes = {
  'POST /auth/sign-in': signedIn,
  'POST /auth/sign-up': signedIn,
  'POST /auth/third-party': signedIn,
  'POST /auth/sign-out': () => null,
  'POST /auth/forgot-password': () => null,
  'POST /auth/reset-password/check': () => ({ open: true }),
  'POST /auth/reset-password': () => null,
  'GET /auth/sign-up': () => ({ sign_up: 'open', domains: [] }),
  'POST /auth/email/confirm': () => ({ email: MOCK_VIEWER.email }),
  'POST /auth/email/verify': () => ({ email: MOCK_VIEWER.email }),
  'POST /auth/email/revert': () => ({ email: MOCK_VIEWER.email, reset_token: 'mock-reset' }),
  'POST /auth/email/resend': () => null,
  'POST /auth/me/email': () => null,
  'DELETE /auth/me': () => ({ deletion_at: { timestamp: nowInSeconds() + 14 * 86_400 } }),
  'POST /auth/me/restore': signedIn,
  'GET /auth/me/invitations': () => [],
  'POST /invitations/:token/accept': () => ({ company_slug: 'acme', project_slug: 'website' }),
  'POST /invitations/:token/decline': () => null,
  'POST /invitations/:token/ask': () => null,
  'POST /invitations/:token/agree': () => null,
  'POST /invitations/:token/refuse': () => null,
}

function memberRoutes(memory: MockMemory): Routes {
  const gone = new Set<string>()
  const everybody = () => memory.people.map((user, at) => ({ id: at + 1, user, role: { name: at < 2 ? 'admin' : 'member' } }))
  const members = () => everybody().filter(({ id }) => !gone.has(String(id)))
  const relink = (slug: string | undefined, change: Partial<MockProject['link']>) => Object.assign(mockProject(memory, slug).link, change)
  const newUrl = () => `http://localhost:4000/accept-invitation?token=mock-${Date.now()}`
  const SHARE = '/project-team-members/users/invite/shareable'
  return {
    'GET /project-team-members/': members,
    'GET /project-team-members/not-added/': () => [],
    'POST /project-team-members/': ({ body }) => found(members().find(({ user }) => user.username === body.username)),
    'POST /project-team-members/back/': ({ body }) => {
      const back = found(everybody().find(({ user }) => user.username === body.username))
      gone.delete(String(back.id))
      return back
    },
    'DELETE /project-team-members/:id/': ({ ids }) => void gone.add(String(ids.id)),
    'POST /project-team-members/leave/': () => null,
    'POST /project-team-members/invite/': () => null,
    [`GET ${SHARE}`]: ({ query }) => mockProject(memory, query.project_slug).link,
    [`POST ${SHARE}`]: ({ query }) => {
      const enabled = query.status === 'true'
      return relink(query.project_slug, { share_enabled: enabled, url: enabled ? newUrl() : null })
    },
    [`PUT ${SHARE}`]: ({ query }) => relink(query.project_slug, { url: newUrl() }),
    [`PUT ${SHARE}/role`]: ({ query, body }) => relink(query.project_slug, { role_name: String(body.role) }),
  }
}

/** Deleted projects are kept as the host keeps them, for as long as the mock runs. */
function deletionRoutes(memory: MockMemory, project: (one: MockProject) => object): Routes {
  const deleted: { uuid: string; one: MockProject; at: number }[] = []
  const at = (slug: string | undefined) => memory.projects.findIndex((own) => own.slug === slug)
  return {
    'GET /projects/:slug/contents/': ({ ids }) => ({
      tasks: memory.tasks.filter((task) => task.project.slug === ids.slug).length,
      ...{ own_tasks: 0, files: 3, pages: 4, user_stories: 2, sprints: 2, discussions: 1, forms: 1, recurring_tasks: 1 },
    }),
    'GET /projects/deleted/': () =>
      deleted.map(({ uuid, one: { name, code }, at: since }) => ({
        ...{ uuid, name, code, logo: null, deleted_by: memory.people[0] },
        deleted_at: mockMoment(since),
        kept_until: mockMoment(since + 30 * 86_400),
      })),
    'DELETE /projects/:slug/': ({ ids }) => {
      const [one] = at(ids.slug) < 0 ? [] : memory.projects.splice(at(ids.slug), 1)
      const gone = found(one)
      deleted.unshift({ uuid: uuidOf(gone), one: gone, at: nowInSeconds() })
    },
    'POST /projects/:uuid/restore/': ({ ids }) => {
      const place = deleted.findIndex(({ uuid }) => uuid === ids.uuid)
      const [back] = place < 0 ? [] : deleted.splice(place, 1)
      memory.projects.push(found(back).one)
      return project(found(back).one)
    },
  }
}

/** Invented work to try things with, for as long as the mock runs. */
function sampleRoutes(memory: MockMemory, project: (one: MockProject) => object): Routes {
  const slug = 'sample-website'
  const at = () => memory.projects.findIndex((own) => own.slug === slug)
  return {
    'POST /projects/sample/': () => {
      const [first] = memory.projects
      const name = 'Sample: Website relaunch'
      if (at() < 0) memory.projects.push({ ...structuredClone(found(first)), slug, name, code: 'SMP', is_private: true, is_sample: true })
      return project(found(memory.projects[at()]))
    },
    'DELETE /projects/sample/': () => {
      found(memory.projects[at()])
      memory.projects.splice(at(), 1)
      memory.tasks = memory.tasks.filter((task) => task.project.slug !== slug)
    },
  }
}

const uuidOf = ({ slug }: MockProject) => `mock-${slug}`

/** The calls about everything around tasks over `memory`. */
export function mockPlaceRoutes(memory: MockMemory): Routes {
  const [ana] = memory.people
  const company = (one: MockMemory['workspaces'][number]) => ({
    ...one,
    owner: ana,
    subscription: 'paid',
    unlimited_workspaces: true,
    settings: { can_create_projects: true, project_creators: 'members' },
    role: { name: 'admin' },
  })
  const acme = { slug: 'acme', name: 'Acme', subscription: 'paid', unlimited_workspaces: true, owner: ana }
  const project = ({ lists: _lists, link: _link, ...one }: MockProject) => ({
    description: 'A project of the mock.',
    budget: 0,
    current_status: 0,
    ...one,
    uuid: `mock-${one.slug}`,
    owner: ana,
    logged_user_role: { name: 'admin' },
    company: acme,
    users: memory.people,
    tasks_count: memory.tasks.filter((task) => task.project.slug === one.slug).length,
  })
  const projects = () => memory.projects.map(project)
  const one = (slug: string | undefined) => found(memory.projects.find((own) => own.slug === slug))

  return {
    ...SESSION,
    ...memberRoutes(memory),
    'GET /companies/': ({ query: { search = '', page } }) => {
      const hits = memory.workspaces.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
      return hits.slice((Number(page) - 1) * 52, Number(page) * 52).map(company)
    },
    'GET /companies/:slug': ({ ids }) => company(found(memory.workspaces.find(({ slug }) => slug === ids.slug))),
    'POST /companies': ({ body }) => {
      const made = { slug: slugOf(String(body.name)), name: String(body.name) }
      memory.workspaces.push(made)
      return company(made)
    },
    ...mockWorkspaceSettings(memory, company),
    ...mockMailServers(),
    ...mockDomains(),
    ...mockExports(),
    ...mockImports(),
    // What is spelled out stands before slugs.
    ...sampleRoutes(memory, project),
    ...deletionRoutes(memory, project),
    'GET /projects/': projects,
    'GET /projects/compact/': projects,
    'GET /projects/sidebar/': ({ query: { company_slug: companySlug, project_slug: projectSlug } }) =>
      ['Overview', 'Kanban', 'Time Tracking', 'Sprints'].map((title) => ({
        title,
        icon: null,
        href: { name: `projects.${title.toLowerCase().replace(' ', '-')}`, params: { companySlug, projectSlug } },
      })),
    'GET /projects/:slug/': ({ ids }) => project(one(ids.slug)),
    'GET /project-templates/new/': () =>
      ['Blank', 'Software', 'Marketing', 'Client work', 'Personal'].map((name) => {
        const items = [{ title: 'To do', color: '#64748b' }]
        return {
          key: name.toLowerCase().split(' ')[0],
          name,
          about: `For ${name.toLowerCase()}.`,
          workflows: items,
          types: items,
          labels: [],
        }
      }),
    'POST /projects/': ({ body }) => {
      const { name, code, is_private, description, budget, start_date, due_date, current_status } = body
      const more = { description, budget, start_date, due_date, current_status }
      const made = {
        ...structuredClone(one('website')),
        ...more,
        name: String(name),
        code: String(code),
        is_private: is_private === true,
        slug: slugOf(String(name)),
      }
      memory.projects.push(made)
      return project(made)
    },
    'PUT /projects/:slug/privacy': ({ ids, body }) => void Object.assign(one(ids.slug), { is_private: body.is_private === true }),
    ...newsRoutes(memory),
    ...watchingRoutes(memory),
  }
}

/** `/auth/me`, one's own account: what is changed lasts until the mock is closed. */
export function mockAccountRoutes(): Routes {
  const me = { ...MOCK_VIEWER }
  const steps = { project: true, tasks: true, palette: true, done: true, invited: true, shows: false }
  return {
    'GET /auth/me': () => me,
    'GET /auth/me/first-steps': () => steps,
    'PUT /auth/me/first-steps': ({ body }) => Object.assign(steps, body),
    'PUT /auth/me': ({ body }) => Object.assign(me, body),
  }
}
