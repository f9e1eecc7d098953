// Works out the tasks of a sample project: what, when, how far, by whom. No database here.
import { descriptionOf } from './descriptions.ts'
import { type SampleProject, titlesOf } from './projects.ts'
import type { Random } from './random.ts'

const DAY = 86_400_000

/** Where a task stands, as places in the workflow list. */
export const STEP = { todo: 0, doing: 1, review: 2, done: 3 } as const

/** A task as planned; people by username, templates, boards and so on by their place in the project's lists. */
export type PlannedTask = {
  id: string
  number: number
  title: string
  description: string | null
  kind: 'Task' | 'Bug' | 'Feature' | 'Chore'
  labels: string[]
  step: number
  estimative: number
  effort: number | null
  creator: string
  people: string[]
  board: number | null
  sprint: number | null
  story: number | null
  parent: string | null
  start: Date | null
  due: Date | null
  createdAt: Date
  updatedAt: Date
  isDraft: boolean
  isArchived: boolean
}

/** What surrounds the tasks of a project while they are planned. `sprintOf` finds the sprint of a day, by place. */
export type PlanContext = { project: SampleProject; random: Random; now: Date; dated: boolean; sprintOf(day: Date): number | null }

/** The tasks of a project, oldest first; the same for the same chance and now. */
export function planTasks({ project, random, now, dated, sprintOf }: PlanContext): PlannedTask[] {
  const count = project.tasks + project.archived
  const titles = random.shuffled(titlesOf(project.titles)).slice(0, count)
  if (titles.length < count) throw new Error(`${project.slug} has ${titles.length} titles for ${count} tasks.`)
  const workers = project.seats.filter(([, role]) => role === 'admin' || role === 'member').map(([username]) => username)
  const allLabels = [...new Set(titles.map((title) => title.label))]
  const open: string[] = []
  return titles.map(({ kind, label, title }, place) => {
    const age = 1 - place / count
    const createdAt = workingTime(new Date(now.getTime() - age * 105 * DAY - random.between(1, 6) * 3_600_000), random)
    const isArchived = place < project.archived
    const step = isArchived ? STEP.done : stepAt(age, random)
    const { start, due } = dated ? datesOf(step, createdAt, now, random) : { start: null, due: null }
    const task: PlannedTask = {
      id: random.uuid(),
      number: place + 1,
      title,
      description: descriptionOf(kind, random),
      kind,
      labels: [label, ...(random.chance(0.2) ? [random.pick(allLabels)] : [])].filter((one, at, all) => all.indexOf(one) === at),
      step,
      estimative:
        step === STEP.done ? 100 : step === STEP.review ? random.between(14, 19) * 5 : step === STEP.doing ? random.between(2, 15) * 5 : 0,
      effort: random.chance(0.85) ? random.pick([0, 1, 1, 2, 2, 2, 3, 3, 4]) : null,
      creator: random.pick(workers),
      people: random.chance(0.12) ? [] : random.some(workers, random.chance(0.18) ? 2 : 1),
      board: project.boards.length > 0 && random.chance(0.35) ? random.between(0, project.boards.length - 1) : null,
      sprint: due !== null && random.chance(0.8) ? sprintOf(due) : null,
      story: project.stories.length > 0 && random.chance(0.4) ? random.between(0, project.stories.length - 1) : null,
      parent: open.length > 0 && random.chance(0.1) ? random.pick(open.slice(-25)) : null,
      start,
      due,
      createdAt,
      updatedAt: new Date(Math.min(now.getTime() - random.between(2, 600) * 60_000, createdAt.getTime() + random.between(1, 15) * DAY)),
      isDraft: step === STEP.todo && random.chance(0.04),
      isArchived,
    }
    task.updatedAt = new Date(Math.max(task.updatedAt.getTime(), task.createdAt.getTime()))
    if (task.parent === null && !isArchived && kind !== 'Bug') open.push(task.id)
    return task
  })
}

function stepAt(age: number, random: Random): number {
  const done = age > 0.6 ? 0.9 : age > 0.35 ? 0.6 : age > 0.15 ? 0.25 : 0.06
  if (random.chance(done)) return STEP.done
  return random.pick([STEP.todo, STEP.todo, STEP.todo, STEP.doing, STEP.doing, STEP.review])
}

function datesOf(step: number, createdAt: Date, now: Date, random: Random): { start: Date | null; due: Date | null } {
  if (random.chance(step === STEP.todo ? 0.4 : 0.15)) return { start: null, due: null }
  const ended = Math.min(now.getTime() - random.between(1, 10) * DAY, createdAt.getTime() + random.between(4, 24) * DAY)
  const ahead = now.getTime() + random.pick([-4, -2, -1, 0, 1, 1, 2, 3, 4, 6, 8, 11, 15, 20, 27]) * DAY
  const due = atHour(new Date(Math.max(step === STEP.done ? ended : ahead, createdAt.getTime() + DAY)), random.pick([12, 15, 16, 17]))
  const begun = atHour(new Date(due.getTime() - random.between(1, 9) * DAY), random.pick([8, 9, 10]))
  const told = random.chance(0.6) && (step === STEP.todo || begun < now)
  return { start: told ? begun : null, due }
}

function atHour(day: Date, hour: number): Date {
  const weekend = [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + weekend, hour))
}

function workingTime(at: Date, random: Random): Date {
  const minutes = random.between(0, 599)
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 8, minutes))
  return day < at ? day : new Date(day.getTime() - DAY)
}
