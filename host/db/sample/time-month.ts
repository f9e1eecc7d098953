// A month of working days in a sample project: who logged how much on what, so that weeks, charts and exports have something to show.
import type { timeEntries } from '../../resources/timer/time-entries.table.ts'
import { type PlannedTask, STEP } from './plan.ts'
import { randomFrom } from './random.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const DAYS = 31

/** When a person is on which project, in minutes of the day in UTC: nobody is in two of them at once. */
const HOURS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  website: [8 * 60, 12 * 60],
  mobile: [12 * 60 + 30, 15 * 60],
  ops: [15 * 60, 16 * 60 + 30],
}

const WORK = [
  '',
  '',
  'With the customer on the phone',
  'Tried three ways, kept the second',
  'Review',
  'Wrote it down for the team',
  'Went through the feedback',
  'Tests',
]

/** What a month is made of; `people` are ids by username. */
export type MonthContext = { slug: string; place: { companyId: string; projectId: string }; people: ReadonlyMap<string, string>; now: Date }

/** Whether a moment is in the month that `monthOf` fills in a project. */
export function isInMonth(slug: string, at: Date, now: Date): boolean {
  return HOURS[slug] !== undefined && at.getTime() >= Math.floor(now.getTime() / DAY) * DAY - DAYS * DAY
}

/** The entries of the last month until an hour ago; none in projects without hours. The same for the same plan and day. */
export function monthOf(tasks: readonly PlannedTask[], { slug, place, people, now }: MonthContext): (typeof timeEntries.$inferInsert)[] {
  const hours = HOURS[slug]
  if (hours === undefined) return []
  // Its own chance: what else is in the sample world stays as it is.
  const random = randomFrom([...slug].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7))
  const entries: (typeof timeEntries.$inferInsert)[] = []
  const today = Math.floor(now.getTime() / DAY) * DAY
  for (const [username, personId] of people) {
    const own = tasks.filter((task) => task.people.includes(username) && task.step !== STEP.todo && !task.isArchived && !task.isDraft)
    if (own.length === 0) continue
    for (let age = DAYS; age >= 0; age -= 1) {
      const day = today - age * DAY
      const weekday = new Date(day).getUTCDay()
      const off = random.chance(0.08)
      if (weekday === 0 || weekday === 6 || off) continue
      const known = own.filter(({ createdAt }) => createdAt.getTime() < day)
      if (known.length === 0) continue
      let at = hours[0] + random.between(0, 3) * 15
      while (at < hours[1]) {
        // Few tasks at a time, as people work: those that were begun last.
        const task = random.pick(known.slice(-5))
        const minutes = Math.min(random.between(2, 9) * 15, hours[1] - at)
        const [startedAt, endedAt] = [new Date(day + at * MINUTE), new Date(day + (at + minutes) * MINUTE)]
        if (endedAt.getTime() > now.getTime() - 60 * MINUTE) break
        entries.push({
          ...place,
          taskId: task.id,
          personId,
          startedAt,
          endedAt,
          comment: random.pick(WORK),
          byTimer: random.chance(0.4),
          createdAt: endedAt,
        })
        at += minutes + random.between(0, 2) * 15
      }
    }
  }
  return entries
}
