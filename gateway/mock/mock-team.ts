// The people of a workspace in the mock, with what they are in it and on its projects.
import { found, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, mockMoment, nowInSeconds } from './mock-memory.ts'

type Seat = { id: number; slug: string; name: string; role_name: string; is_owner: boolean }

/** A person of the mock's workspace. */
interface MockMember {
  user: MockMemory['people'][number] & { email: string }
  role: string
  projects: Seat[]
}

/** The calls about the people of a workspace. */
export function mockTeamRoutes(memory: MockMemory): Routes {
  const gone: { member: MockMember; at: number }[] = []
  const members: MockMember[] = memory.people.map((user, at) => ({
    user: { ...user, email: `${user.username}@example.com` },
    role: at === 0 ? 'owner' : 'member',
    projects: memory.projects.map(({ slug, name }) => ({
      ...{ id: at + 1, slug, name, role_name: at < 2 ? 'admin' : 'member', is_owner: at === 0 },
    })),
  }))
  const told = (one: MockMember) => ({
    ...one,
    last_active_at: mockMoment(),
    open_tasks: memory.tasks.filter(({ users }) => users.some(({ username }) => username === one.user.username)).length,
    logged_seconds: 5400,
    joined_at: mockMoment(nowInSeconds() - 30 * 86_400),
  })
  const one = (username: string | undefined) => found(members.find(({ user }) => user.username === username))
  return {
    'GET /team-members/': ({ query }) => {
      const { search = '', role = '', sort = 'name', per_page: perPage = '50' } = query
      const holds = ({ user }: MockMember) => `${user.name} ${user.email}`.toLowerCase().includes(search.toLowerCase())
      const shown = members.filter((member) => holds(member) && (role === '' || member.role === role)).map(told)
      const by = { '-open_tasks': 'open_tasks', '-logged': 'logged_seconds' }[sort] as 'open_tasks' | undefined
      return mockPage(by ? shown.toSorted((a, b) => b[by] - a[by]) : shown, query, Number(perPage))
    },
    'PUT /team-members/:username/': ({ ids, body }) => {
      const member = one(ids.username)
      if (member.role === 'owner') throw new MockRefusal(409, 'The owner of the workspace stays its owner.')
      member.role = String(body.role)
      for (const { project_slug: slug, role } of (body.projects ?? []) as { project_slug: string; role: string }[])
        found(member.projects.find((seat) => seat.slug === slug)).role_name = role
      return told(member)
    },
    'GET /team-members/removed/': () =>
      gone.map(({ member: { user, role, projects }, at }) => ({
        ...{ user, role, projects: projects.length, removed_at: mockMoment(at), kept_until: mockMoment(at + 30 * 86_400) },
        removed_by: memory.people[0],
      })),
    'GET /team-members/:username/hand-over/': ({ ids }) => {
      const { user, projects } = one(ids.username)
      const others = memory.people.filter(({ username }) => username !== user.username)
      const open = (slug: string) =>
        memory.tasks.filter((task) => task.project.slug === slug && task.users.some(({ username }) => username === user.username)).length
      const tasks = projects.map(({ slug, name }) => ({ project: { slug, name }, open_tasks: open(slug), people: others }))
      return { tasks: tasks.filter(({ open_tasks: n }) => n > 0), owned: [], owners: others, timer: null, invitations: 0, last_admin: [] }
    },
    'DELETE /team-members/:username/': ({ ids }) => {
      const member = one(ids.username)
      if (member.role === 'owner') throw new MockRefusal(409, 'The owner cannot leave. Make somebody else the owner first.')
      members.splice(members.indexOf(member), 1)
      gone.unshift({ member, at: nowInSeconds() })
      return { tasks: told(member).open_tasks, projects: member.projects.length, owned: 0, timers: 0, invitations: 0 }
    },
    'POST /team-members/:username/restore/': ({ ids }) => {
      const at = gone.findIndex(({ member }) => member.user.username === ids.username)
      const { member } = found(at < 0 ? null : gone.splice(at, 1)[0])
      members.push(member)
      return { projects: member.projects.length, tasks: told(member).open_tasks, owned: 0 }
    },
    'POST /team-members/leave/': () => {
      throw new MockRefusal(409, 'The owner cannot leave. Make somebody else the owner first.')
    },
    'GET /invitations/': () => [],
    'POST /invitations/:uuid/resend': () => null,
  }
}
