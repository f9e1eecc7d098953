// Time entries on the wire, and what the calls about them accept.
import { z } from 'zod'
import { linesText } from '../../plain-text.ts'
import { actorShape, instantShape, pageNumber, pageOf, projectQuery, readUtc, timezone, toActor, toInstant } from '../../wire.ts'
import { totalText } from './duration-text.ts'
import type { TimeEntryView, TimeTotals } from './time-trackings.store.ts'

/** A moment of an entry: seconds, and ISO text with its offset (TIMELOG-03); always UTC. */
const momentShape = z.object({ timestamp: z.number().int(), timezone: z.string() })

/** A time entry (TIMELOG-03). `total` is text such as `1h 30m`; from `seconds` on ASSUMED: who changed it last, or logged it for somebody else (TIME-08), and the invoice it is on (INV-10). */
export const timeEntryShape = z.object({
  id: z.number().int(),
  start: momentShape,
  end: momentShape,
  total: z.string(),
  seconds: z.number().int(),
  comment: z.string(),
  user: actorShape,
  by_timer: z.boolean(),
  edited_by: actorShape.nullable(),
  edited_at: instantShape.nullable(),
  invoice: z.object({ uuid: z.uuid().nullable(), number: z.string().nullable() }).nullable(),
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

const comment = linesText(5000, 'A comment has at most 5000 characters.').nullish()

/** Body of a new entry (REST-47): `Y-m-d H:i:s`, read as UTC (TIMELOG-06); `username` (ASSUMED) is whose time an admin logs. */
export const timeEntryBody = z.strictObject({
  task_uuid: z.uuid(),
  start: written,
  end: written,
  comment,
  username: z.string().max(200).nullish(),
})

/** Body of a change (TIME-08, ASSUMED): what is left out stays. */
export const timeEntryChange = z.strictObject({
  task_uuid: z.uuid().optional(),
  start: written.optional(),
  end: written.optional(),
  comment,
})

function toMoment(at: Date): z.infer<typeof momentShape> {
  return { timestamp: Math.floor(at.getTime() / 1000), timezone: `${at.toISOString().slice(0, 19)}+00:00` }
}

/** Others than the owner read the number that locks an entry, and nothing of drafts (INV-10). */
function toInvoice(invoice: TimeEntryView['invoice'], isOwner: boolean): z.infer<typeof timeEntryShape>['invoice'] {
  if (invoice === null || (invoice.number === null && !isOwner)) return null
  return { uuid: isOwner ? invoice.id : null, number: invoice.number }
}

/** An entry as answered; `isOwner` says whether the caller owns the workspace. */
export function toTimeEntry(entry: TimeEntryView, isOwner: boolean): z.infer<typeof timeEntryShape> {
  const { id, startedAt, endedAt, seconds, comment, person, byTimer, editedBy, editedAt, invoice } = entry
  return {
    id,
    start: toMoment(startedAt),
    end: toMoment(endedAt),
    total: totalText(seconds),
    seconds,
    comment,
    user: toActor(person),
    by_timer: byTimer,
    edited_by: editedBy && toActor(editedBy),
    edited_at: editedAt && toInstant(editedAt),
    invoice: toInvoice(invoice, isOwner),
  }
}

/** The sums as answered. */
export function toTotals({ seconds, days }: TimeTotals): z.infer<typeof totalsShape> {
  return { seconds, total: totalText(seconds), days }
}
