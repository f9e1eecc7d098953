// Sprints on the wire.
import { z } from 'zod'
import { linesText, lineText } from '../../plain-text.ts'
import { instantShape, PER_PAGE, pageNumber, personShape, projectQuery, timezone, toInstant } from '../../wire.ts'
import type { SprintView } from './sprints.store.ts'

/** How many tasks hang on something, without archived ones, and how many of those are done (ASSUMED). */
export const planCountsShape = z.object({ tasks: z.number().int(), done: z.number().int() })

const amountShape = z.object({ tasks: z.number().int(), hours: z.number() })

const stateName = z.enum(['planned', 'active', 'completed'])

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
  state: stateName,
  started_at: instantShape.nullable(),
  completed_at: instantShape.nullable(),
  effort: z.object({ total: z.number(), done: z.number() }),
  committed: amountShape.nullable(),
  people: z.array(personShape),
})

/** What came of a task of a completed sprint (SPRINT-07, ASSUMED). */
export const sprintResultShape = z.object({
  task: z.object({ uuid: z.uuid(), code: z.string(), title: z.string() }),
  hours: z.number(),
  outcome: z.enum(['done', 'carried', 'dropped', 'archived']),
  target: sprintShape.pick({ id: true, slug: true, title: true }).nullable(),
})

/** A completed sprint in the velocity of its project (SPRINT-07, ASSUMED). */
export const velocityShape = sprintShape
  .pick({ id: true, slug: true, title: true })
  .extend({ committed: amountShape, done: amountShape, carried: amountShape })

const scopeChangeShape = z.object({ count: z.number().int(), tasks: z.array(sprintResultShape.shape.task) })

/** The chart of a sprint (SPRINT-07, ASSUMED). */
export const chartShape = z.object({
  committed: amountShape.nullable(),
  days: z.array(
    z.object({
      day: z.string(),
      scope: amountShape.nullable(),
      done: amountShape.nullable(),
      ideal: z.object({ tasks: z.number(), hours: z.number() }),
      added: scopeChangeShape.nullable(),
      removed: scopeChangeShape.nullable(),
    }),
  ),
  today: z.string().nullable(),
  without_effort: z.number().int(),
})

/** Query of the chart: whose days they are. */
export const chartQuery = projectQuery.extend({ timezone })

/** Query of a searchable list of plans. */
export const planQuery = projectQuery.extend({ search: z.string().max(200).default(''), page: pageNumber })

const perPage = z.coerce.number().int().min(1).max(200)

/** Query of the list of sprints. */
export const sprintsQuery = planQuery.extend({ state: stateName.optional(), per_page: perPage.default(PER_PAGE) })

/** Query of what came of a sprint. */
export const resultsQuery = projectQuery.extend({ page: pageNumber, per_page: perPage.default(50) })

/** Body of a call that says nothing but its address. */
export const emptyBody = z.strictObject({})

/** Body of completing a sprint: where its open tasks go; null is the backlog. */
export const completeBody = z.strictObject({ carry_to: z.union([z.number().int().min(1).max(2_147_483_647), z.literal('new'), z.null()]) })

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
export function toSprint(sprint: SprintView): z.infer<typeof sprintShape> {
  const { id, slug, title, goal, startDate, endDate, state, startedAt, completedAt, committedTasks, committedHours } = sprint
  return {
    id,
    slug,
    title,
    timebox: `${startDate} – ${endDate}`,
    goal,
    start_date: startDate,
    end_date: endDate,
    counts: { tasks: sprint.tasks, done: sprint.done },
    state,
    started_at: startedAt && toInstant(startedAt),
    completed_at: completedAt && toInstant(completedAt),
    effort: { total: sprint.hours, done: sprint.hoursDone },
    committed: committedTasks === null || committedHours === null ? null : { tasks: committedTasks, hours: committedHours },
    people: sprint.people,
  }
}
