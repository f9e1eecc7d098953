// Shapes that many answers share, and how rows become them.
import { formatDistanceStrict } from 'date-fns'
import { z } from 'zod'
import type { AuthorRow, PersonRow } from './resources/people/people.table.ts'

/** `{timestamp}` in seconds since the epoch. */
export const instantShape = z.object({ timestamp: z.number().int() })

/** When something was made: seconds, words, and ISO with offset (UTC). */
export const createdAtShape = z.object({ timestamp: z.number().int(), date_for_humans: z.string(), timezone: z.string() })

/** A person as others see them. */
export const personShape = z.object({
  uuid: z.uuid(),
  username: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  headline: z.string().nullable(),
})

/** An embedded author. */
export const actorShape = z.object({ name: z.string(), avatar: z.string().nullable(), username: z.string().optional() })

/** `{data: …}` around a shape. */
export function dataOf<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ data: shape })
}

/** A page of a shape. */
export function pageOf<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ data: z.array(shape), current_page: z.number().int(), total_pages: z.number().int(), total: z.number().int() })
}

/** Things on one page of a list, where the call has no word for another number. */
export const PER_PAGE = 20

/** A page as answered, of `total` things in all. */
export function toPage<Thing>(data: Thing[], { page, perPage = PER_PAGE, total }: { page: number; perPage?: number; total: number }) {
  return { data, current_page: page, total_pages: Math.max(1, Math.ceil(total / perPage)), total }
}

/** `{data: null}`, the answer of deletes. */
export const nothingShape = z.object({ data: z.null() })

/** Query of calls inside a workspace. */
export const companyQuery = z.object({ company_slug: z.string() })

/** Query of calls inside a project. */
export const projectQuery = z.object({ company_slug: z.string(), project_slug: z.string() })

/** A page number in a query, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1)

/** A flag in a query: 1/0 or true/false. */
export const queryFlag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')

/**
 * `Y-m-d H:i:s` read as UTC. An invalid date for a day or an hour that does not exist: left to itself, the 31st of February is a day in March.
 */
export function readUtc(text: string): Date {
  const iso = `${text.replace(' ', 'T')}Z`
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) || at.toISOString().startsWith(iso.slice(0, 19)) ? at : new Date(Number.NaN)
}

/** The name of a time zone. Offsets are left out on purpose: PostgreSQL reads their sign the other way round. */
export const zoneName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]*(\/[A-Za-z0-9_+-]+){0,2}$/, 'Use the name of a time zone, such as Europe/Berlin.')
  .refine(isZone, 'There is no such time zone.')

/** The name of a time zone in a query, UTC unless said. */
export const timezone = zoneName.default('UTC')

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** An instant on the wire. */
export function toInstant(at: Date): z.infer<typeof instantShape> {
  return { timestamp: Math.floor(at.getTime() / 1000) }
}

/** A creation time on the wire, its words counted from `now`. */
export function toCreatedAt(at: Date, now = new Date()): z.infer<typeof createdAtShape> {
  const seconds = Math.abs(now.getTime() - at.getTime()) / 1000
  return {
    ...toInstant(at),
    date_for_humans: seconds < 10 ? 'just now' : formatDistanceStrict(at, now, { addSuffix: true }),
    timezone: `${at.toISOString().slice(0, 19)}+00:00`,
  }
}

/** A row of `people` as others see it: no e-mail, no hash. */
export function toPerson(row: AuthorRow & Pick<PersonRow, 'id' | 'headline'>): z.infer<typeof personShape> {
  return { uuid: row.id, username: row.username, name: row.name, avatar: row.avatar, headline: row.headline }
}

/** A row of `people` as an embedded author. */
export function toActor(row: AuthorRow): z.infer<typeof actorShape> {
  return { name: row.name, avatar: row.avatar, username: row.username }
}
