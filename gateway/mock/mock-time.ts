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

/** The calls about time over `memory`; a page has 20 entries. */
export function mockTimeRoutes(memory: MockMemory): Routes {
  const kept: MockEntry[] = []
  const log = (uuid: string, start: number, end: number, comment: string): MockEntry => {
    const seconds = end - start
    const total = `${Math.floor(seconds / 3600)}h ${Math.floor(seconds / 60) % 60}m`
    const entry = {
      id: memory.nextId(),
      uuid,
      start: mockMoment(start),
      end: mockMoment(end),
      total,
      seconds,
      comment,
      user: memory.people[0],
    }
    kept.push(entry)
    mockTask(memory, uuid).counts.time_seconds += seconds
    return entry
  }
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
    'DELETE /time-trackings/:id/': ({ ids }) => {
      kept.splice(kept.indexOf(found(kept.find(({ id }) => String(id) === ids.id))), 1)
    },
  }
}
