// Public pages of the mock: switched on and off, and read by their address without signing in.
import { randomBytes } from 'node:crypto'
import { type Asked, found, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, type MockProject, type MockTask, mockMoment } from './mock-memory.ts'
import { mockProject } from './mock-tasks.ts'

const SHOWS = { labels: true, dates: true, descriptions: false, assignees: false, done: 'recent' }

interface MockPublicPage {
  token: string | null
  shows: typeof SHOWS
  since: ReturnType<typeof mockMoment> | null
}

/** The calls about public pages over `memory`. */
export function mockPublicRoutes(memory: MockMemory): Routes {
  const pages = new Map<string, MockPublicPage>()
  const pageOf = (slug: string | undefined): MockPublicPage => {
    const project = mockProject(memory, slug)
    const page = pages.get(project.slug) ?? { token: null, shows: { ...SHOWS }, since: null }
    pages.set(project.slug, page)
    return page
  }
  const answered = ({ token, shows, since }: MockPublicPage) => ({
    ...{ is_on: token !== null, token, shows, since },
    by: token === null ? null : memory.people[0],
  })
  const newToken = () => randomBytes(16).toString('base64url')
  const behind = ({ ids }: Asked): { project: MockProject; page: MockPublicPage; tasks: MockTask[] } => {
    const [slug, page] = found([...pages].find(([, { token }]) => token !== null && token === ids.token))
    const project = mockProject(memory, slug)
    const own = memory.tasks.filter((task) => task.project.slug === slug && !task.settings.is_draft && !task.settings.is_archived)
    return { project, page, tasks: page.shows.done === 'none' ? own.filter(({ done }) => !done) : own }
  }
  const shown = (task: MockTask, { shows }: MockPublicPage) => ({
    ...{ code: task.code, title: task.title, done: task.done, estimative: task.estimative, workflow: task.workflow },
    labels: shows.labels ? task.labels.map(({ title, color }) => ({ title, color })) : [],
    assignees: shows.assignees ? task.users.map(({ name }) => ({ name })) : [],
    start_date: shows.dates ? task.start_date : null,
    due_date: shows.dates ? task.due_date : null,
  })
  return {
    'GET /projects/:slug/public/': ({ ids }) => answered(pageOf(ids.slug)),
    'PUT /projects/:slug/public/': ({ ids, body }) => {
      const page = pageOf(ids.slug)
      Object.assign(page.shows, body.shows)
      if (body.is_on === true && page.token === null) Object.assign(page, { token: newToken(), since: mockMoment() })
      if (body.is_on === false) Object.assign(page, { token: null, since: null })
      mockProject(memory, ids.slug).is_public = page.token !== null
      return answered(page)
    },
    'POST /projects/:slug/public/token/': ({ ids }) => {
      const page = pageOf(ids.slug)
      if (page.token === null) throw new MockRefusal(409, 'The public page is off.')
      page.token = newToken()
      return answered(page)
    },
    'GET /public/projects/:token/': (asked) => {
      const { project, page, tasks } = behind(asked)
      return {
        project: { name: project.name, logo: null, description: null },
        company: { name: found(memory.workspaces[0]).name, logo: null },
        workflows: project.lists.workflow,
        labels: page.shows.labels ? project.lists.label.map(({ title, color }) => ({ title, color })) : [],
        shows: page.shows,
        counts: { tasks: tasks.length, done: tasks.filter(({ done }) => done).length },
        updated_at: mockMoment(),
      }
    },
    'GET /public/projects/:token/tasks/': (asked) => {
      const { page, tasks } = behind(asked)
      const { workflow_id: status, label, search = '' } = asked.query
      const wanted = tasks.filter(
        (task) =>
          (!status || String(task.workflow?.id) === status) &&
          (!label || task.labels.some(({ title }) => title === label)) &&
          `${task.title} ${task.code}`.toLowerCase().includes(search.toLowerCase()),
      )
      return mockPage(
        wanted.map((task) => shown(task, page)),
        asked.query,
        50,
      )
    },
    'GET /public/projects/:token/tasks/:code/': (asked) => {
      const { page, tasks } = behind(asked)
      const task = found(tasks.find(({ code }) => code === asked.ids.code))
      return { ...shown(task, page), description: page.shows.descriptions ? task.description : null }
    },
    'GET /public/projects/:token/home/': (asked) => {
      const { slug, name } = found(memory.workspaces[0])
      return { company: { slug, name }, project: { slug: behind(asked).project.slug } }
    },
  }
}
