// Sprints of the mock: their figures, and how they are started, completed and reopened.
import { found, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, type MockProject, type MockResult, type MockSprint, type MockTask, mockMoment } from './mock-memory.ts'
import { mockProject } from './mock-tasks.ts'

const DAY_MS = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const later = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY_MS)

const hoursOf = (some: readonly { hours: number }[]) => some.reduce((sum, { hours }) => sum + hours, 0)
const amountOf = (some: readonly { hours: number }[]) => ({ tasks: some.length, hours: hoursOf(some) })
const measured = (tasks: readonly MockTask[]) => tasks.map((task) => ({ done: task.done, hours: task.effort?.effort ?? 0 }))
const inside = (memory: MockMemory, { id }: { id?: number }) =>
  memory.tasks.filter((task) => task.sprint?.id === id && !task.settings.is_archived)

/** A sprint with its figures: of its tasks, or of what came of them once it is completed. */
export function mockSprintOnWire(memory: MockMemory, sprint: MockSprint) {
  const { results, ...plain } = sprint
  const frozen = results?.filter(({ outcome }) => outcome === 'done' || outcome === 'carried')
  const rows = frozen?.map(({ outcome, hours }) => ({ done: outcome === 'done', hours })) ?? measured(inside(memory, sprint))
  const done = rows.filter((row) => row.done)
  const people = frozen ? [] : [...new Map(inside(memory, sprint).flatMap(({ users }) => users.map((one) => [one.username, one]))).values()]
  return { ...plain, counts: { tasks: rows.length, done: done.length }, effort: { total: hoursOf(rows), done: hoursOf(done) }, people }
}

/** What a new sprint starts with. */
export const MOCK_PLANNED = { state: 'planned' as const, started_at: null, completed_at: null, committed: null, results: null }

function nextSprint(memory: MockMemory, { lists }: MockProject, { start_date, end_date }: MockSprint): MockSprint {
  const id = memory.nextId()
  const length = (Date.parse(end_date) - Date.parse(start_date)) / DAY_MS
  const [first, last] = [later(end_date, 1), later(end_date, 1 + length)]
  const title = `Sprint ${lists.sprint.length + 1}`
  const days = { start_date: first, end_date: last, timebox: `${first} – ${last}` }
  const made: MockSprint = { id, slug: `sprint-${id}`, title, goal: null, ...days, ...MOCK_PLANNED }
  lists.sprint.unshift(made)
  return made
}

const linkTo = ({ id, slug, title, timebox }: MockSprint) => ({ id, slug, title, timebox })

function complete(memory: MockMemory, project: MockProject, sprint: MockSprint, carryTo: unknown) {
  if (sprint.state !== 'active') throw new MockRefusal(409, `This sprint is ${sprint.state}, not running.`)
  const planned = project.lists.sprint.find(({ id, state }) => id === carryTo && state === 'planned') ?? null
  if (carryTo !== null && carryTo !== 'new' && !planned)
    throw new MockRefusal(422, '', { carry_to: ['Choose a planned sprint of this project.'] })
  const target = carryTo === 'new' ? nextSprint(memory, project, sprint) : planned
  const tasks = inside(memory, sprint)
  sprint.results = tasks.map((task): MockResult => {
    const { uuid, code, title, done, effort } = task
    const outcome = done ? 'done' : 'carried'
    return { task: { uuid, code, title }, hours: effort?.effort ?? 0, outcome, target: done || !target ? null : linkTo(target) }
  })
  const open = tasks.filter(({ done }) => !done)
  for (const task of open) task.sprint = target && linkTo(target)
  Object.assign(sprint, { state: 'completed', completed_at: mockMoment() })
  return { ...mockSprintOnWire(memory, sprint), carried: open.length, carried_to: target && mockSprintOnWire(memory, target) }
}

function reopen(memory: MockMemory, sprint: MockSprint) {
  if (sprint.state === 'planned') throw new MockRefusal(409, 'This sprint was not started yet.')
  if (sprint.state === 'active') return Object.assign(sprint, MOCK_PLANNED)
  for (const { task, outcome, target } of sprint.results ?? []) {
    const carried = memory.tasks.find(({ uuid }) => outcome === 'carried' && uuid === task.uuid)
    if (carried && (carried.sprint?.id ?? null) === (target?.id ?? null)) carried.sprint = linkTo(sprint)
  }
  return Object.assign(sprint, { state: 'active', completed_at: null, results: null })
}

/** A chart as the mock knows it: what is so now was so all the time. */
function chartOf(memory: MockMemory, sprint: MockSprint) {
  const { started_at: started, completed_at: completed, committed, start_date, end_date, results } = sprint
  const { counts, effort } = mockSprintOnWire(memory, sprint)
  const today = dayOf(Date.now())
  const bare = results ?? measured(inside(memory, sprint))
  const without_effort = bare.filter(({ hours }) => hours === 0).length
  if (!started) return { committed, days: [], today: null, without_effort }
  const known = completed ? dayOf(completed.timestamp * 1000) : today
  const span = Math.min(60, Math.max(1, (Date.parse(end_date) - Date.parse(start_date)) / DAY_MS))
  const days = Array.from({ length: span + 1 }, (_, at) => {
    const [day, left] = [later(start_date, at), 1 - at / span]
    const point = { scope: { tasks: counts.tasks, hours: effort.total }, done: { tasks: counts.done, hours: effort.done } }
    const ideal = { tasks: (committed?.tasks ?? 0) * left, hours: (committed?.hours ?? 0) * left }
    return { day, ...(day <= known ? point : { scope: null, done: null }), ideal, added: null, removed: null }
  })
  return { committed, days, today: completed ? null : today, without_effort }
}

/** The calls of sprints beyond those of every list, over `memory`. */
export function mockSprintRoutes(memory: MockMemory): Routes {
  const at = (query: Record<string, string>, id: string | undefined) => {
    const project = mockProject(memory, query.project_slug)
    return { project, sprint: found(project.lists.sprint.find((one) => String(one.id) === id)) }
  }
  return {
    'POST /sprints/:id/start/': ({ ids, query }) => {
      const { project, sprint } = at(query, ids.id)
      const running = project.lists.sprint.find(({ state }) => state === 'active')
      if (sprint.state !== 'planned') throw new MockRefusal(409, `This sprint is ${sprint.state} already.`)
      if (running) throw new MockRefusal(409, `Sprint “${running.title}” is still running. Complete it first.`)
      const committed = amountOf(measured(inside(memory, sprint)))
      return mockSprintOnWire(memory, Object.assign(sprint, { state: 'active', started_at: mockMoment(), committed }))
    },
    'POST /sprints/:id/complete/': ({ ids, query, body }) => {
      const { project, sprint } = at(query, ids.id)
      return complete(memory, project, sprint, body.carry_to)
    },
    'POST /sprints/:id/reopen/': ({ ids, query }) => mockSprintOnWire(memory, reopen(memory, at(query, ids.id).sprint)),
    'GET /sprints/:id/results/': ({ ids, query }) => mockPage(at(query, ids.id).sprint.results ?? [], query, 50),
    'GET /sprints/:id/chart/': ({ ids, query }) => chartOf(memory, at(query, ids.id).sprint),
    'GET /sprints-velocity/': ({ query }) =>
      mockProject(memory, query.project_slug).lists.sprint.flatMap(({ id, slug, title, committed, results }) => {
        const of = (wanted: string) => amountOf(results?.filter(({ outcome }) => outcome === wanted) ?? [])
        return results ? [{ id, slug, title, committed, done: of('done'), carried: of('carried') }] : []
      }),
  }
}
