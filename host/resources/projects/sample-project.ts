// Works out when everything in a project to try things in happened, so that it looks lived in on the day it is made. No database here.
import { SAMPLE_STEPS, SAMPLE_TASKS, SAMPLE_WORK, type SampleTask } from '../../db/sample/sample-texts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** So far back it goes, in days: three weeks. */
const DAYS = 21
/** A sprint takes two weeks. */
const SPRINT_DAYS = 14

/** A task with its moments; `step` is the place of its status, `finished` when it was done. */
export type PlannedSample = Omit<SampleTask, 'step'> & {
  number: number
  step: number
  estimative: number
  mine: boolean
  inSprint: boolean
  created: Date
  updated: Date
  finished: Date | null
  start: Date | null
  due: Date | null
}

/** Time logged on the task of a number. */
export type PlannedTime = { number: number; started: Date; ended: Date; comment: string }

/** When the sprint runs: from a Monday to a Sunday, today in its second week. */
export function sampleSprint(now: Date): { start: Date; end: Date } {
  const monday = Math.floor(now.getTime() / DAY) * DAY - ((now.getUTCDay() + 6) % 7) * DAY - 7 * DAY
  return { start: new Date(monday), end: new Date(monday + (SPRINT_DAYS - 1) * DAY) }
}

/** The tasks as they stand `now`; the same every time relative to it. */
export function planSample(now: Date): PlannedSample[] {
  const at = now.getTime()
  const sprintStart = sampleSprint(now).start.getTime() + 9 * HOUR
  const count = (step: SampleTask['step']) => SAMPLE_TASKS.filter((task) => task.step === step).length
  const done = count('done')
  return SAMPLE_TASKS.map((task, index) => {
    const step = SAMPLE_STEPS.indexOf(task.step)
    const created = at - DAYS * DAY + Math.floor((index / SAMPLE_TASKS.length) * 12 * DAY)
    const isDone = task.step === 'done'
    // The later ones were done in the sprint, one after the other.
    const late = index - (done - 14)
    const during = late >= 0 ? sprintStart + ((late + 1) / 15) * (at - sprintStart - 2 * HOUR) : created + 4 * DAY
    const finished = isDone ? new Date(Math.min(during, at - 2 * HOUR)) : null
    const ahead = index - done
    const due =
      task.step === 'todo' && ahead % 3 === 2 ? null : atFive((finished?.getTime() ?? at) + (isDone ? DAY : (ahead - 4) * 0.7 * DAY))
    return {
      ...task,
      number: index + 1,
      step,
      estimative: { todo: 0, doing: 20 + (index % 5) * 15, review: 90, done: 100 }[task.step],
      mine: index % 3 === 0,
      inSprint: late >= 0 && index < done + count('review') + count('doing') + 2,
      created: new Date(created),
      updated: finished ?? new Date(Math.max(created, at - (1 + (index % 9)) * 5 * HOUR)),
      finished,
      start: task.step === 'doing' ? new Date(atNine(at - (2 + (index % 3)) * DAY)) : null,
      due: due === null ? null : new Date(due),
    }
  })
}

/** Two entries on each working day of the three weeks, on what was worked on then; nothing in the last hour. */
export function planTime(now: Date, planned: readonly PlannedSample[]): PlannedTime[] {
  const worked = planned.filter(({ step }) => step > 0)
  const last = now.getTime() - HOUR
  return Array.from({ length: DAYS }, (_, day) => now.getTime() - (DAYS - day) * DAY)
    .filter((at) => ![0, 6].includes(new Date(at).getUTCDay()))
    .flatMap((at, day) =>
      [0, 1].flatMap((half): PlannedTime[] => {
        const task = worked[Math.min(worked.length - 1, Math.floor(((day * 2 + half) / 30) * worked.length))]
        const started = atNine(at) + half * 4.5 * HOUR
        const ended = started + (80 + ((day * 7 + half * 3) % 6) * 15) * 60_000
        if (task === undefined || ended > last) return []
        const comment = SAMPLE_WORK[(day + half * 2) % SAMPLE_WORK.length] ?? ''
        return [{ number: task.number, started: new Date(started), ended: new Date(ended), comment }]
      }),
    )
}

const atNine = (at: number) => Math.floor(at / DAY) * DAY + 9 * HOUR

/** Five in the afternoon of that day, of the Monday after where it is at a weekend. */
function atFive(at: number): number {
  const day = Math.floor(at / DAY) * DAY
  return day + ([1, 0, 0, 0, 0, 0, 2][new Date(day).getUTCDay()] ?? 0) * DAY + 17 * HOUR
}
