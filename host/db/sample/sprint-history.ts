// What happened in the sprints of a sample project: six are completed, one runs, two are planned. No database here.
import type { sprintEvents, sprintResults, sprints } from '../../resources/sprints/sprints.table.ts'
import { type PlannedTask, STEP } from './plan.ts'
import type { Random } from './random.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The place of the sprint that runs; those before it are completed. */
export const RUNNING = 6

/** A sprint of the sample world as it was inserted, and the day of its start in ms. */
export type SampleSprint = { id: number; title: string; start: number; end: number }

type EventRow = typeof sprintEvents.$inferInsert
type ResultRow = typeof sprintResults.$inferInsert
type Outcome = ResultRow['outcome']

/** Rows to insert, what becomes of each sprint, and which tasks were carried over from one to the next, when. */
export type SprintHistory = {
  events: EventRow[]
  results: ResultRow[]
  states: ({ id: number } & Partial<typeof sprints.$inferInsert>)[]
  carried: { task: PlannedTask; from: SampleSprint; to: SampleSprint; at: Date }[]
}

/** What surrounds the history; `hoursOf` knows the hours of a task's effort. */
export type HistoryContext = {
  place: { companyId: string; projectId: string }
  code: string
  random: Random
  now: Date
  hoursOf(task: PlannedTask): number
}

/** A task in a sprint: when it came, when it was done or left, and what came of it. */
type Stay = { task: PlannedTask; from: number; done: number | null; left: number | null; outcome: Outcome; target: SampleSprint | null }

const startedAt = (sprint: SampleSprint) => sprint.start + 9 * HOUR
/** Sprints end on a Sunday and are completed on the Friday before. */
const completedAt = (sprint: SampleSprint) => sprint.end - 2 * DAY + 17 * HOUR + HOUR / 2
const inside = (at: number, least: number, most: number) => Math.max(least, Math.min(most, at))

/** Works out what happened; the same for the same chance and now. */
export function historyOf(list: readonly SampleSprint[], tasks: readonly PlannedTask[], context: HistoryContext): SprintHistory {
  const history: SprintHistory = { events: [], results: [], states: [], carried: [] }
  const { random } = context
  const spare = random.shuffled(tasks.filter(({ sprint, isArchived }) => sprint === null && !isArchived))
  for (const [index, sprint] of list.slice(0, RUNNING + 1).entries()) {
    const runs = index === RUNNING
    const until = runs ? context.now.getTime() - HOUR : completedAt(sprint)
    const stays = tasks.filter((task) => task.sprint === index).map((task) => stayOf(task, sprint, until, random))
    const next = list[index + 1]
    if (!runs && next) stays.push(...carriedInto(tasks, index + 1, sprint, next, random))
    for (const task of takeSpare(spare, sprint, runs ? 1 : 2))
      stays.push({ task, from: startedAt(sprint), done: null, left: workTime(sprint, until, random), outcome: 'dropped', target: null })
    record(history, sprint, stays, { ...context, runs })
  }
  return history
}

/** A moment of work in a sprint, before `until`. */
function workTime(sprint: SampleSprint, until: number, random: Random): number {
  const day = random.pick([1, 2, 3, 4, 7, 8, 9, 10])
  return inside(sprint.start + day * DAY + random.between(9 * 60, 17 * 60) * 60_000, startedAt(sprint) + HOUR, until)
}

function stayOf(task: PlannedTask, sprint: SampleSprint, until: number, random: Random): Stay {
  const start = startedAt(sprint)
  const late = task.createdAt.getTime() > start || random.chance(0.1)
  const from = late
    ? inside(Math.max(task.createdAt.getTime(), workTime(sprint, until, random) - 2 * DAY), start + HOUR, until - HOUR)
    : start
  if (task.isArchived)
    return { task, from, done: null, left: inside(workTime(sprint, until, random), from + HOUR, until), outcome: 'archived', target: null }
  const done = task.step === STEP.done ? inside(task.due?.getTime() ?? until, from + HOUR, until) : null
  return { task, from, done, left: null, outcome: done === null ? 'carried' : 'done', target: null }
}

/** Some of the tasks of the next sprint were in this one before, and not done. */
function carriedInto(tasks: readonly PlannedTask[], next: number, sprint: SampleSprint, target: SampleSprint, random: Random): Stay[] {
  const able = tasks.filter((task) => task.sprint === next && !task.isArchived && task.createdAt.getTime() < sprint.start)
  return random.some(able, random.between(1, 4)).map((task) => {
    return { task, from: startedAt(sprint), done: null, left: null, outcome: 'carried' as const, target }
  })
}

/** Takes some tasks of no sprint that were there before it, each for one sprint only. */
function takeSpare(spare: PlannedTask[], sprint: SampleSprint, count: number): PlannedTask[] {
  const able = spare.filter((task) => task.createdAt.getTime() < sprint.start && task.due === null).slice(0, count)
  for (const task of able) spare.splice(spare.indexOf(task), 1)
  return able
}

function record(history: SprintHistory, sprint: SampleSprint, stays: readonly Stay[], context: HistoryContext & { runs: boolean }): void {
  const { place, code, hoursOf, runs } = context
  const start = startedAt(sprint)
  const events = stays.flatMap(({ task, from, done, left }): EventRow[] => {
    const { id: taskId, number, title } = task
    const row = { ...place, sprintId: sprint.id, taskId, number, title, hours: hoursOf(task) }
    return [
      { ...row, kind: 'added' as const, at: new Date(from) },
      ...(done === null ? [] : [{ ...row, kind: 'done' as const, at: new Date(done) }]),
      ...(left === null ? [] : [{ ...row, kind: 'removed' as const, at: new Date(left) }]),
    ]
  })
  history.events.push(...events.toSorted((a, b) => Number(a.at) - Number(b.at)))
  const committed = stays.filter(({ from }) => from === start)
  history.states.push({
    id: sprint.id,
    state: runs ? 'active' : 'completed',
    startedAt: new Date(start),
    completedAt: runs ? null : new Date(completedAt(sprint)),
    committedTasks: committed.length,
    committedHours: committed.reduce((sum, { task }) => sum + hoursOf(task), 0),
  })
  if (runs) return
  for (const { task, outcome, target } of stays) {
    const { id: taskId, number, title } = task
    const row = { ...place, sprintId: sprint.id, taskId, number, code: `${code}-${number}`, title, hours: hoursOf(task) }
    history.results.push({ ...row, outcome, targetId: target?.id ?? null })
    if (target) history.carried.push({ task, from: sprint, to: target, at: new Date(completedAt(sprint)) })
  }
}
