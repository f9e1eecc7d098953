// Time entries on the wire, and what the calls about them accept.
import { z } from 'zod'
import { linesText } from '../../plain-text.ts'
import { actorShape, pageNumber, pageOf, projectQuery, readUtc, timezone, toActor } from '../../wire.ts'
import { totalText } from './duration-text.ts'
import type { TimeEntryView, TimeTotals } from './time-trackings.store.ts'

/** A moment of an entry: seconds, and ISO text with its offset (TIMELOG-03); always UTC. */
const momentShape = z.object({ timestamp: z.number().int(), timezone: z.string() })

/** A time entry (TIMELOG-03). `total` is text such as `1h 30m`; `seconds` is ASSUMED. */
export const timeEntryShape = z.object({
  id: z.number().int(),
  start: momentShape,
  end: momentShape,
  total: z.string(),
  seconds: z.number().int(),
  comment: z.string(),
  user: actorShape,
})

const totalsShape = z.object({
  seconds: z.number().int(),
  total: z.string(),
  days: z.array(z.object({ day: z.string(), username: z.string(), name: z.string(), seconds: z.number().int() })),
})

/** A page of entries; `totals` (ASSUMED) sums up all that the filter finds, not the page alone. */
export const timeEntryPageShape = pageOf(timeEntryShape).extend({ totals: totalsShape })

const LINE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?$/

/** `Y-m-d` or `Y-m-d H:i:s` as UTC; a bare day is its first or its last moment. */
const edge = (last: boolean) =>
  z
    .string()
    .transform((text) => (text === '' ? null : readMoment(text, last)))
    .refine((at) => at === null || !Number.isNaN(at.getTime()), 'Use the form Y-m-d or Y-m-d H:i:s.')
    .optional()

function readMoment(text: string, last = false): Date {
  const parts = LINE.exec(text)
  if (!parts) return new Date(Number.NaN)
  const [, day, clock = last ? '23:59' : '00:00', seconds = last ? '59' : '00'] = parts
  return readUtc(`${day} ${clock}:${seconds}`)
}

/** Query of the list (REST-46): entries that began between `start` and `end`; `timezone` (ASSUMED) cuts the days of `totals`. */
export const timeEntriesQuery = projectQuery.extend({
  task_uuid: z.uuid(),
  start: edge(false),
  end: edge(true),
  timezone,
  page: pageNumber,
})

const written = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'Use the form Y-m-d H:i:s.')
  .transform(readUtc)
  .refine((at) => !Number.isNaN(at.getTime()), 'There is no such date.')

/** Body of a new entry (REST-47): `Y-m-d H:i:s`, read as UTC (TIMELOG-06). */
export const timeEntryBody = z.strictObject({
  task_uuid: z.uuid(),
  start: written,
  end: written,
  comment: linesText(5000, 'A comment has at most 5000 characters.').nullish(),
})

/** Query of the export (REST-49): `issue_slug` is the slug of a task; `timezone` (ASSUMED) is the one that times are written in. */
export const exportQuery = projectQuery.extend({ issue_slug: z.string().max(200), timezone })

function toMoment(at: Date): z.infer<typeof momentShape> {
  return { timestamp: Math.floor(at.getTime() / 1000), timezone: `${at.toISOString().slice(0, 19)}+00:00` }
}

/** An entry as answered. */
export function toTimeEntry({ id, startedAt, endedAt, seconds, comment, person }: TimeEntryView): z.infer<typeof timeEntryShape> {
  return { id, start: toMoment(startedAt), end: toMoment(endedAt), total: totalText(seconds), seconds, comment, user: toActor(person) }
}

/** The sums as answered. */
export function toTotals({ seconds, days }: TimeTotals): z.infer<typeof totalsShape> {
  return { seconds, total: totalText(seconds), days }
}
