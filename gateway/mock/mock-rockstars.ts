// Who finished what in the mock: what is done now was done today.
import { found, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, type MockPerson, type MockTask, nowInSeconds } from './mock-memory.ts'
import { mockProject } from './mock-tasks.ts'

const hoursOf = ({ effort }: MockTask) => effort?.effort ?? 0
const sumOf = (tasks: readonly MockTask[]) => ({ tasks: tasks.length, hours: tasks.reduce((sum, task) => sum + hoursOf(task), 0) })

/** The calls about finished tasks over `memory`. */
export function mockRockstarRoutes(memory: MockMemory): Routes {
  const hidden = new Set<string>()
  const [me] = memory.people
  const creditOf = ({ users }: MockTask): readonly MockPerson[] => (users.length > 0 ? users : memory.people.slice(0, 1))
  const doneIn = (slug: string | undefined) => {
    const { slug: known } = mockProject(memory, slug)
    return memory.tasks.filter((task) => task.project.slug === known && task.done && !task.settings.is_draft)
  }
  const shown = (task: MockTask) => creditOf(task).filter(({ username }) => !hidden.has(username))
  return {
    'GET /rockstars/': ({ query }) => {
      const done = doneIn(query.project_slug)
      const named = memory.people.flatMap((user) => {
        const own = done.filter((task) => creditOf(task).includes(user))
        return own.length === 0 ? [] : [{ user, ...sumOf(own) }]
      })
      const people = named.filter(({ user }) => !hidden.has(user.username))
      const team = { ...sumOf(done), weeks: [{ week: query.from, ...sumOf(done) }] }
      return { team, people, hidden: named.length - people.length, me_hidden: hidden.has(found(me).username) }
    },
    'GET /rockstars/tasks/': ({ query }) => {
      const wanted = doneIn(query.project_slug).filter(
        (task) => !query.username || shown(task).some(({ username }) => username === query.username),
      )
      const rows = wanted.map((task) => {
        const { uuid, code, title } = task
        return { uuid, code, title, hours: hoursOf(task), done_at: { timestamp: nowInSeconds() }, users: shown(task) }
      })
      return mockPage(rows, query, 50)
    },
    'PUT /rockstars/me/': ({ body }) => {
      if (body.hidden === true) hidden.add(found(me).username)
      else hidden.delete(found(me).username)
      return { hidden: body.hidden === true }
    },
  }
}
