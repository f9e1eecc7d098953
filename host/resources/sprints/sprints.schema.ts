// Sprints on the wire.
import { z } from 'zod'
import { linesText, lineText } from '../../plain-text.ts'
import { pageNumber, projectQuery } from '../../wire.ts'
import type { SprintView } from './sprints.store.ts'

/** How many tasks hang on something, without archived ones, and how many of those are done (ASSUMED). */
export const planCountsShape = z.object({ tasks: z.number().int(), done: z.number().int() })

/** A sprint (AGILE-06); `timebox` is "Y-m-d – Y-m-d", and what follows it is ASSUMED. */
export const sprintShape = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  timebox: z.string(),
  goal: z.string().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  counts: planCountsShape,
})

/** Query of a searchable list of plans. */
export const planQuery = projectQuery.extend({ search: z.string().max(200).default(''), page: pageNumber })

/** Path of a sprint by its slug. */
export const sprintSlugParams = z.object({ sprintSlug: z.string().max(80) })

const title = lineText(120, { none: 'A title is required.', long: 'A title has at most 120 characters.' })

const calendarDay = z.iso.date({ error: 'Use a date like 2026-11-21.' })

const goal = linesText(2000, 'A goal has at most 2,000 characters.', z.string().trim()).nullish()

/** Body of a new sprint (ASSUMED); both days belong to it. */
export const sprintBody = z.strictObject({ title, start_date: calendarDay, end_date: calendarDay, goal })

/** Body of a changed sprint (ASSUMED): what is absent stays. */
export const sprintChange = z.strictObject({
  title: title.optional(),
  start_date: calendarDay.optional(),
  end_date: calendarDay.optional(),
  goal,
})

/** A sprint as answered. */
export function toSprint({ id, slug, title, goal, startDate, endDate, tasks, done }: SprintView): z.infer<typeof sprintShape> {
  const timebox = `${startDate} – ${endDate}`
  return { id, slug, title, timebox, goal, start_date: startDate, end_date: endDate, counts: { tasks, done } }
}
