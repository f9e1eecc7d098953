// Wire shapes that several resources share, parsed at the boundary: what is optional is tolerated, what is wrong is refused.
import { z } from 'zod'

/** Text that may be missing. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

/** An id on the wire, number or text, as text. */
export const id = z.union([z.string(), z.number()]).transform(String)

/** An id on the way out: a numeric one as number, any other as it is, because hosts number their templates. */
export function wireId(id: string | null | undefined): number | string | null | undefined {
  return id != null && /^\d+$/.test(id) ? Number(id) : id
}

/** A word of the wire as the schema's enums write it. */
export function enumName<Word extends string>(word: Word): Uppercase<Word> {
  return word.toUpperCase() as Uppercase<Word>
}

/** `#rrggbb`; anything else becomes the default blue (TEMPLATE-07) instead of breaking a list. */
export const colour = z
  .string()
  .nullish()
  .transform((value) => (value && /^#[0-9a-f]{6}$/i.test(value) ? value : '#088EFB'))

/** A number, also as text; what JavaScript would coerce besides (`null`, `""`, `true`, `[]`) is none. */
export const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*-?\d+(\.\d+)?\s*$/)
    .transform(Number),
])

const MOST = 2_147_483_647

/** A whole number as GraphQL's Int holds it. */
export const whole = number.transform((value) => Math.max(-MOST, Math.min(MOST, Math.round(value))))

/** Seconds since the epoch, within what a date can hold. */
export const seconds = number.refine((value) => Math.abs(value) <= 8.64e12)

/** Seconds since the epoch in an object, as an ISO instant. */
export const moment = z
  .object({ timestamp: seconds.nullish() })
  .nullish()
  .transform((value) => (value?.timestamp == null ? null : instant(value.timestamp)))

/** `created_at` in any of its three parts. */
export const created = z
  .object({ timestamp: seconds.nullish(), date_for_humans: text, timezone: text })
  .partial()
  .nullish()
  .transform((value) => ({
    at: value?.timestamp
      ? instant(value.timestamp)
      : value?.timezone && !Number.isNaN(Date.parse(value.timezone))
        ? new Date(value.timezone).toISOString()
        : null,
    forHumans: value?.date_for_humans ?? null,
  }))

/** Seconds since the epoch as an ISO instant. */
export function instant(since: number): string {
  return new Date(since * 1000).toISOString()
}

/** A calendar day; a time after it is dropped. */
export const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .nullish()
  .transform((value) => value?.slice(0, 10) ?? null)

/** A person; the username is the id. */
export const person = z
  .object({ username: z.string(), name: text, avatar: text, headline: text })
  .transform(({ username, name, avatar, headline }) => ({ id: username, username, name: name ?? username, avatar, headline }))

/** An embedded author, who may lack a username. */
export const actor = z
  .object({ name: text, avatar: text, username: text, headline: text })
  .partial()
  .nullish()
  .transform((value) =>
    value?.name || value?.username
      ? {
          name: value.name ?? value.username ?? '',
          avatar: value.avatar ?? null,
          username: value.username ?? null,
          headline: value.headline ?? null,
        }
      : null,
  )

/** A flag that some hosts send as 0/1 or text. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')

/** The answer of calls that answer nothing of interest. */
export const anything = z.unknown()

/** Says in a transform what another reading of a part found wrong; no value of it. */
export function passIssues({ issues }: z.ZodError, context: z.RefinementCtx): void {
  for (const { code, path } of issues) context.addIssue({ code: 'custom', message: code, path })
}

/**
 * Reads by hand what is written exactly as our host writes it; whatever is odd in the least, `read` leaves undefined and goes to `judge`, which stays the
 * specification (decision 025).
 */
export function quickly<Shape extends z.ZodType>(judge: Shape, read: (wire: unknown) => z.infer<Shape> | undefined) {
  return z.unknown().transform((wire, context): z.infer<Shape> => {
    const quick = read(wire)
    if (quick !== undefined) return quick
    const judged = judge.safeParse(wire)
    if (judged.success) return judged.data
    passIssues(judged.error, context)
    return z.NEVER
  })
}
