// Recurring tasks of the mock: rules that are made, changed, paused, skipped, run and deleted as over a host. It knows fewer repetitions.
import { randomUUID } from 'node:crypto'
import { type Asked, found, MockAnswer, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, mockMoment, nowInSeconds } from './mock-memory.ts'
import { mockProject } from './mock-tasks.ts'

const DAY = 86_400
const NAMES: Readonly<Record<string, string>> = {
  ...{ MO: 'Monday', TU: 'Tuesday', WE: 'Wednesday', TH: 'Thursday', FR: 'Friday', SA: 'Saturday', SU: 'Sunday' },
}
const WEEK = Object.keys(NAMES)
const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

interface Rule {
  id: string
  project: string
  task: Record<string, unknown> & { title: string }
  settings: Record<string, unknown> & { rule: string; time: string }
  state: 'active' | 'paused'
  paused_until: string | null
  skipped: string[]
  runs: { day: string; uuid: string; code: string; title: string }[]
}

const NO_TASK = { description: null, workflow_id: null, type_id: null, effort_id: null, board_uuid: null, labels: [], checklist: [] }
const SETTINGS = { timezone: 'UTC', due_after: 0, ends_on: null, ends_after: null, catch_up: 'latest', wait_for_done: false }

function wordsOf(rule: string): string {
  const days = /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',')
  if (!/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)/.test(rule)) throw new MockRefusal(422, '', { rule: ['This is not a repetition.'] })
  if (days) return `Every ${days.map((day) => NAMES[day] ?? day).join(', ')}`
  return rule.startsWith('FREQ=DAILY') ? 'Every day' : rule.startsWith('FREQ=MONTHLY') ? 'Every month' : 'Every year'
}

/** The next days of a rule: by weekday, daily, or once in thirty days. */
function daysOf(rule: string, count: number): string[] {
  const days = /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',')
  const step = days || rule.startsWith('FREQ=DAILY') ? 1 : 30
  const all = Array.from({ length: 120 }, (_, at) => nowInSeconds() + (at + 1) * step * DAY)
  const fits = (at: number) => !days || days.includes(WEEK[(new Date(at * 1000).getUTCDay() + 6) % 7] ?? '')
  return all.filter(fits).slice(0, count).map(dayOf)
}

const occurrence = (day: string, time: string) => ({ day, at: { timestamp: Date.parse(`${day}T${time}:00Z`) / 1000 } })

function onWire({ people, projects }: MockMemory, rule: Rule) {
  const { id, task, settings, state, paused_until, skipped, runs } = rule
  const { members, ...made } = { ...NO_TASK, members: [] as unknown, ...task }
  const project = projects.find(({ slug }) => slug === rule.project)
  const days = state === 'paused' ? [] : daysOf(settings.rule, 30)
  const last = runs.at(-1)
  return {
    ...{ ...SETTINGS, ...settings, id, title: task.title, words: wordsOf(settings.rule), state, reason: null, paused_until, skipped },
    project: { slug: rule.project, name: project?.name ?? rule.project, archived: false },
    logged_user_role: { name: 'admin' },
    start_on: dayOf(nowInSeconds()),
    next: days
      .filter((day) => !skipped.includes(day))
      .slice(0, 5)
      .map((day) => occurrence(day, settings.time)),
    dates: days.map((day) => ({ ...occurrence(day, settings.time), skipped: skipped.includes(day) })),
    last: last ? { day: last.day, task: { ...last, done: false } } : null,
    made: runs.length,
    task: { ...made, users: people.filter(({ username }) => Array.isArray(members) && members.includes(username)) },
    user: people[0],
    created_at: mockMoment(),
  }
}

/** `/recurring-tasks/`. */
export function mockRecurrenceRoutes(memory: MockMemory): Routes {
  const rules: Rule[] = []
  const make = (project: string, { task, rule, time = '09:00', ...more }: Record<string, unknown>): Rule => {
    wordsOf(String(rule))
    const settings = { ...more, rule: String(rule), time: String(time) }
    const made = {
      id: randomUUID(),
      project,
      task: task as Rule['task'],
      settings,
      state: 'active' as const,
      paused_until: null,
      skipped: [],
      runs: [],
    }
    rules.push(made)
    return made
  }
  make('website', { task: { title: 'Read what came in by the contact form', members: ['mia'] }, rule: 'FREQ=WEEKLY;BYDAY=MO' })
  const one = ({ ids }: Asked) => found(rules.find(({ id }) => id === ids.id))
  const answer = (rule: Rule) => onWire(memory, rule)
  return {
    'GET /recurring-tasks/': ({ query: { project_slug: project, state, search = '', ...query } }) =>
      mockPage(
        rules
          .filter((rule) => !project || rule.project === project)
          .filter((rule) => !state || rule.state === state)
          .filter(({ task }) => task.title.toLowerCase().includes(search.toLowerCase()))
          .map((rule) => ({ ...answer(rule), dates: undefined })),
        query,
        50,
      ),
    'GET /recurring-tasks/preview/': ({ query: { rule = '', time = '09:00', count = '5' } }) => ({
      words: wordsOf(rule),
      next: daysOf(rule, Number(count)).map((day) => occurrence(day, time)),
    }),
    'GET /recurring-tasks/:id/': (asked) => answer(one(asked)),
    'GET /recurring-tasks/:id/runs/': (asked) =>
      mockPage(
        one(asked)
          .runs.toReversed()
          .map(({ day, ...task }) => ({ day, outcome: 'made', at: { timestamp: nowInSeconds() }, task: { ...task, done: false } })),
        asked.query,
      ),
    'POST /recurring-tasks/': ({ query, body }) => new MockAnswer({ data: answer(make(query.project_slug ?? '', body)) }, { status: 201 }),
    'PUT /recurring-tasks/:id/': (asked) => {
      const rule = one(asked)
      const { task, ...settings } = asked.body
      Object.assign(rule.task, task)
      Object.assign(rule.settings, settings)
      return answer(rule)
    },
    'POST /recurring-tasks/:id/pause/': (asked) => {
      const until = asked.body.until
      return answer(Object.assign(one(asked), { state: 'paused', paused_until: typeof until === 'string' ? until : null }))
    },
    'POST /recurring-tasks/:id/resume/': (asked) => answer(Object.assign(one(asked), { state: 'active', paused_until: null })),
    'POST /recurring-tasks/:id/skip/': (asked) => {
      const rule = one(asked)
      const { day, skipped } = asked.body
      rule.skipped = [...rule.skipped.filter((other) => other !== day), ...(skipped === false ? [] : [String(day)])]
      return answer(rule)
    },
    'POST /recurring-tasks/:id/run/': (asked) => {
      const rule = one(asked)
      const day = dayOf(nowInSeconds())
      if (rule.runs.some((run) => run.day === day)) throw new MockRefusal(409, 'A task was made for today already.')
      const task = memory.addTask(mockProject(memory, asked), { title: rule.task.title })
      rule.runs.push({ day, uuid: task.uuid, code: task.code, title: task.title })
      return new MockAnswer({ data: task }, { status: 201 })
    },
    'DELETE /recurring-tasks/:id/': (asked) => {
      rules.splice(rules.indexOf(one(asked)), 1)
    },
  }
}
