// Query and answer of a person's profile.
import { z } from 'zod'
import { personShape, timezone } from '../../wire.ts'

/** Days are cut in `timezone`; without `company_slug` it is about the first workspace that both share. */
export const profileQuery = z.object({ company_slug: z.string().max(100).optional(), timezone })

/** Whose. */
export const profileParams = z.object({ username: z.string().max(100) })

const place = z.object({ slug: z.string(), name: z.string() })

/** A person as somebody sees them in a workspace (PROF-05). */
export const profileShape = personShape.extend({
  email: z.string().nullable(),
  time_zone: z.string().nullable(),
  local_time: z.string().nullable(),
  member_since: z.string().nullable(),
  is_member: z.boolean(),
  company: place,
  companies: z.array(place),
  projects: z.array(z.object({ slug: z.string(), name: z.string(), logo: z.string().nullable(), role_name: z.string() })),
  days: z.array(z.object({ day: z.string(), count: z.number().int() })),
  time: z.object({ week_seconds: z.number().int(), month_seconds: z.number().int() }).nullable(),
})
