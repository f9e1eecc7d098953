// What has happened in a sample project: the log, the time spent, the stars.
import { dateLine, type LogLine } from '../../resources/audit-events/log-line.ts'
import type { favourites } from '../../resources/favourites/favourites.table.ts'
import type { timeEntries } from '../../resources/timer/time-entries.table.ts'
import type { TaskLine } from './log.ts'
import { type PlannedTask, STEP } from './plan.ts'
import type { Random } from './random.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Rows about the tasks of a project, ready to insert. */
export type Life = {
  log: TaskLine[]
  timeEntries: (typeof timeEntries.$inferInsert)[]
  favourites: (typeof favourites.$inferInsert)[]
}

/** What `lifeOf` needs to know; `people` are ids by username, `names` their names. */
export type LifeContext = {
  place: { companyId: string; projectId: string }
  people: ReadonlyMap<string, string>
  names: ReadonlyMap<string, string>
  random: Random
  now: Date
}

const WORK = [
  'First draft',
  'Pair session with Ben',
  'Review and corrections',
  'Measured again after the change',
  'Call with the customer',
  'Wrote the tests',
  'Fixed what the review found',
  'Read up on it',
  'Cleaned up before handing over',
]

/** Everything that happened to some tasks until now. */
export function lifeOf(tasks: PlannedTask[], { place, people, names, random, now }: LifeContext): Life {
  const life: Life = { log: [], timeEntries: [], favourites: [] }
  const idOf = (username: string) => {
    const id = people.get(username)
    if (id === undefined) throw new Error(`There is no ${username}.`)
    return id
  }
  for (const task of tasks) {
    const row = { ...place, taskId: task.id }
    const worker = task.people[0] ?? task.creator
    const log = (username: string, said: LogLine, at: Date) => life.log.push({ taskId: task.id, actorId: idOf(username), said, at })
    const between = (share: number) => new Date(task.createdAt.getTime() + share * (task.updatedAt.getTime() - task.createdAt.getTime()))
    log(task.creator, 'created the task', task.createdAt)
    for (const username of task.people) {
      if (username === task.creator) log(username, 'took the task', between(0.05))
      else log(task.creator, `assigned ${names.get(username) ?? username}`, between(0.05))
    }
    if (task.due) log(task.creator, dateLine('due', null, task.due), between(0.1))
    const steps = ['To do', 'In progress', 'In review', 'Done']
    for (let step = 1; step <= task.step; step += 1) {
      log(worker, `changed the status from ${steps[step - 1]} to ${steps[step]}`, between(0.3 + 0.2 * step))
    }
    if (task.step === STEP.done) log(worker, 'marked the task as done', task.updatedAt)
    if (task.step !== STEP.todo) {
      for (let entry = random.between(0, 3); entry > 0; entry -= 1) {
        const username = task.people.length > 0 ? random.pick(task.people) : worker
        const latest = now.getTime() - 3 * 60 * MINUTE
        const day = Math.min(latest, task.createdAt.getTime() + random.between(1, 12) * DAY + random.between(0, 400) * MINUTE)
        const startedAt = new Date(Math.max(day, task.createdAt.getTime()))
        const endedAt = new Date(startedAt.getTime() + random.between(2, 18) * 10 * MINUTE)
        if (endedAt > now) continue
        life.timeEntries.push({
          ...row,
          personId: idOf(username),
          startedAt,
          endedAt,
          comment: random.pick(WORK),
          byTimer: random.chance(0.6),
          createdAt: endedAt,
        })
      }
    }
    for (const username of ['ana', 'mia', 'gus', 'dora', 'fay', 'lee']) {
      const share = task.step === STEP.doing ? 0.14 : 0.025
      if (people.has(username) && random.chance(share))
        life.favourites.push({ ...row, personId: idOf(username), createdAt: task.updatedAt })
    }
  }
  return life
}
