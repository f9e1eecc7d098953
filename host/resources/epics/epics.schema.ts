// Epics on the wire; all of it is ASSUMED (EPIC-02).
import { z } from 'zod'
import { linesText, lineText } from '../../plain-text.ts'
import { PER_PAGE, projectQuery, timezone } from '../../wire.ts'
import { hexColor } from '../labels/labels.schema.ts'
import { planQuery } from '../sprints/sprints.schema.ts'
import { EPIC_SORTS, type EpicView } from './epics.store.ts'

/** An epic; its counts leave archived tasks out, its description is plain text. */
export const epicShape = z.object({
  id: z.number().int(),
  slug: z.string(),
  code: z.string(),
  title: z.string(),
  color: z.string(),
  description: z.string().nullable(),
  due_date: z.string().nullable(),
  position: z.number(),
  counts: z.object({ stories: z.number().int(), stories_done: z.number().int(), tasks: z.number().int(), done: z.number().int() }),
  effort: z.object({ total: z.number(), done: z.number() }),
})

/** Query of the list: `sort` with `-` is descending. */
export const epicsQuery = planQuery.extend({
  sort: z.enum([...EPIC_SORTS, ...EPIC_SORTS.map((sort) => `-${sort}` as const)]).default('position'),
  per_page: z.coerce.number().int().min(1).max(200).default(PER_PAGE),
})

const amountShape = z.object({ tasks: z.number().int(), hours: z.number() })

/** Query of the burnup. */
export const burnupQuery = projectQuery.extend({ timezone })

/** How an epic was at the end of each of the last 90 days. */
export const burnupShape = z.object({ days: z.array(z.object({ day: z.string(), scope: amountShape, done: amountShape })) })

/** Path of an epic by its slug. */
export const epicSlugParams = z.object({ epicSlug: z.string().max(80) })

const title = lineText(120, { none: 'A title is required.', long: 'A title has at most 120 characters.' })
const description = linesText(20_000, 'A description has at most 20,000 characters.', z.string().trim()).nullish()
const due_date = z.iso.date({ error: 'Use a date like 2026-11-21.' }).nullish()
const position = z.number().min(-1e15).max(1e15).optional()

/** Body of a new epic. */
export const epicBody = z.strictObject({ title, color: hexColor.optional(), description, due_date, position })

/** Body of a changed epic: what is absent stays. */
export const epicChange = epicBody.partial()

/** An epic as answered. */
export function toEpic({ stories, storiesDone, tasks, done, hours, hoursDone, dueDate, ...epic }: EpicView): z.infer<typeof epicShape> {
  const counts = { stories, stories_done: storiesDone, tasks, done }
  return { ...epic, due_date: dueDate, counts, effort: { total: hours, done: hoursDone } }
}
