// Time of the mock: the running timer and what was logged.
import { type Asked, found, MockAnswer, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, type MockPerson, mockMoment, nowInSeconds } from './mock-memory.ts'
import { mockTask } from './mock-tasks.ts'

interface MockEntry {
  id: number
  uuid: string
  start: ReturnType<typeof mockMoment>
  end: ReturnType<typeof mockMoment>
  total: string
  seconds: number
  comment: string
  user: MockPerson | undefined
}

/** `Y-m-d H:i:s` in UTC as seconds since the epoch. */
const readTime = (text: unknown) => Date.parse(`${String(text).replace(' ', 'T')}Z`) / 1000

/** When, and how long. */
function timed(start: number, end: number) {
  const seconds = end - start
  return {
    start: mockMoment(start),
    end: mockMoment(end),
    total: `${Math.floor(seconds / 3600)}h ${Math.floor(seconds / 60) % 60}m`,
    seconds,
  }
}

/** The calls about time over `memory`; a page has 20 entries. */
export function mockTimeRoutes(memory: MockMemory): Routes {
  const kept: MockEntry[] = []
  const pins = new Set<string>()
  const log = (uuid: string, start: number, end: number, comment: string): MockEntry => {
    const entry = { id: memory.nextId(), uuid, ...timed(start, end), comment, user: memory.people[0] }
    kept.push(entry)
    mockTask(memory, uuid).counts.time_seconds += entry.seconds
    return entry
  }
  const placeOf = (uuid: string) => {
    const { code, title, project } = mockTask(memory, uuid)
    return { task: { uuid, code, title, done: false }, project: { slug: project.slug, name: project.name, archived: false, role: 'admin' } }
  }
  const logged = (entry: MockEntry) => ({ ...entry, ...placeOf(entry.uuid) })
  const runningNow = () => {
    const { running } = memory
    const task = memory.tasks.find(({ uuid }) => uuid === running?.uuid)
    if (!running || !task) return null
    const { uuid, code, title, company, project } = task
    return { task: { uuid, code, title, company_slug: company.slug, project_slug: project.slug }, started_at: running.since }
  }
  const stop = ({ body }: Asked): number | null => {
    const task = mockTask(memory, body.task_uuid)
    const since = memory.running?.uuid === task.uuid ? memory.running.since : null
    if (since !== null) memory.running = null
    task.time_tracker = null
    return since
  }
  return {
    'GET /timer/': () => new MockAnswer({ data: runningNow(), now: nowInSeconds() }),
    'POST /timer/start/': ({ body }) => {
      const task = mockTask(memory, body.task_uuid)
      if (memory.running && memory.running.uuid !== task.uuid) throw new MockRefusal(409, 'Another timer of yours is running.')
      memory.running ??= { uuid: task.uuid, since: nowInSeconds() }
      task.time_tracker = memory.running.since
      return runningNow()
    },
    'POST /timer/end/': (asked) => {
      const since = stop(asked)
      if (since === null) return { seconds: 0 }
      const given = asked.body.ended_at === undefined ? nowInSeconds() : Math.floor(Date.parse(String(asked.body.ended_at)) / 1000)
      return { seconds: log(String(asked.body.task_uuid), since, Math.max(since, given), String(asked.body.comment ?? '')).seconds }
    },
    'POST /timer/cancel/': (asked) => void stop(asked),
    'GET /time-trackings/no-task/': ({ query }) => {
      const entries = kept
        .filter(({ uuid }) => uuid === query.task_uuid)
        .filter(
          ({ start: { timestamp } }) =>
            (!query.start || timestamp >= readTime(query.start)) && (!query.end || timestamp <= readTime(query.end)),
        )
        .sort((one, other) => other.start.timestamp - one.start.timestamp)
      const days = entries.toReversed().map(({ start, user, seconds }) => ({ ...user, day: start.timezone.slice(0, 10), seconds }))
      return mockPage(entries, query, 20, { totals: { seconds: entries.reduce((sum, { seconds }) => sum + seconds, 0), days } })
    },
    'POST /time-trackings/': ({ body }) => {
      const [start, end] = [readTime(body.start), readTime(body.end)]
      const refused = (message: string) => new MockRefusal(422, '', { end: [message] })
      if (end < start) throw refused('The end must not be before the start.')
      if (end > nowInSeconds() + 60) throw refused('The end must not be in the future.')
      return log(mockTask(memory, body.task_uuid).uuid, start, end, String(body.comment ?? ''))
    },
    'PUT /time-trackings/:id/': ({ ids, body }) => {
      const entry = found(kept.find(({ id }) => String(id) === ids.id))
      const [start, end] = [body.start, body.end].map((text) => (text === undefined ? null : readTime(text)))
      const [first, last] = [start ?? entry.start.timestamp, end ?? entry.end.timestamp]
      if (last < first) throw new MockRefusal(422, '', { end: ['The end must not be before the start.'] })
      mockTask(memory, entry.uuid).counts.time_seconds -= entry.seconds
      Object.assign(entry, timed(first, last), {
        comment: String(body.comment ?? entry.comment),
        uuid: String(body.task_uuid ?? entry.uuid),
      })
      mockTask(memory, entry.uuid).counts.time_seconds += entry.seconds
      return entry
    },
    'GET /time-trackings/': ({ query }) => {
      const entries = kept
        .filter(({ start }) => start.timezone.slice(0, 10) >= String(query.start) && start.timezone.slice(0, 10) <= String(query.end))
        .sort((one, other) => other.start.timestamp - one.start.timestamp)
      const seconds = entries.reduce((sum, entry) => sum + entry.seconds, 0)
      const { username = 'ana', name = '' } = memory.people[0] ?? {}
      const groups = entries.length === 0 ? [] : [{ key: username, name, seconds }]
      const days = entries.toReversed().map((entry) => ({ day: entry.start.timezone.slice(0, 10), key: username, seconds: entry.seconds }))
      return mockPage(entries.map(logged), query, Number(query.per_page ?? 50), { totals: { seconds, estimated_hours: 0, groups, days } })
    },
    'GET /time-trackings/grid/': ({ query }) => {
      const days = Array.from({ length: 7 }, (_, at) =>
        new Date(Date.parse(String(query.week)) + at * 86_400_000).toISOString().slice(0, 10),
      )
      const week = kept.filter(({ start }) => days.includes(start.timezone.slice(0, 10)))
      const sum = (entries: MockEntry[]) => entries.reduce((total, { seconds }) => total + seconds, 0)
      const cell = (entries: MockEntry[], day: string) => {
        const list = entries.filter(({ start }) => start.timezone.slice(0, 10) === day)
        return { day, seconds: sum(list), entries: list.length, list: list.map(logged) }
      }
      const rows = [...new Set([...week.map(({ uuid }) => uuid), ...pins])].map((uuid) => {
        const own = week.filter((entry) => entry.uuid === uuid)
        const { task, project } = placeOf(uuid)
        const cells = days.map((day) => cell(own, day)).filter(({ entries }) => entries > 0)
        return {
          task,
          project,
          why: own.length > 0 ? 'time' : 'pinned',
          pinned: pins.has(uuid),
          last_week: 0,
          seconds: sum(own),
          days: cells,
        }
      })
      const totals = days.map((day) => ({ day, seconds: cell(week, day).seconds }))
      return { rows, totals, seconds: sum(week), running: null, since: null }
    },
    'GET /time-trackings/people/': () => memory.people.slice(0, 1),
    'GET /time-trackings/missing/': () => ({ people: [] }),
    'PUT /time-pins/': ({ body }) => {
      if (body.pinned) pins.add(String(body.task_uuid))
      else pins.delete(String(body.task_uuid))
    },
    'DELETE /time-trackings/:id/': ({ ids }) => {
      kept.splice(kept.indexOf(found(kept.find(({ id }) => String(id) === ids.id))), 1)
    },
  }
}
