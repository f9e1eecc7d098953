// The REST call about a person as others see them. ASSUMED (PROF-05).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { text } from '../../rest/wire.ts'

const place = z.object({ slug: z.string(), name: text }).transform(({ slug, name }) => ({ slug, name: name ?? slug }))
const day = z.object({ day: z.string(), count: z.number().int() })

const profile = z
  .object({
    ...{ username: z.string(), name: text, avatar: text, headline: text, email: text, time_zone: text, member_since: text },
    ...{ is_member: z.boolean(), company: place, companies: z.array(place), days: z.array(day) },
    projects: z.array(z.object({ slug: z.string(), name: text, logo: text, role_name: z.string() })),
    time: z.object({ week_seconds: z.number().int(), month_seconds: z.number().int() }).nullish(),
  })
  .transform(({ username, name, avatar, headline, ...rest }) => ({
    person: { id: username, username, name: name ?? username, avatar, headline },
    email: rest.email,
    timeZone: rest.time_zone,
    memberSince: rest.member_since,
    isMember: rest.is_member,
    workspace: rest.company,
    workspaces: rest.companies,
    projects: rest.projects.map(({ slug, name, logo, role_name }) => ({ slug, name: name ?? slug, logo, roleName: role_name })),
    days: rest.days,
    time: rest.time ? { weekSeconds: rest.time.week_seconds, monthSeconds: rest.time.month_seconds } : null,
  }))

/** ASSUMED `GET /people/{username}/`. */
export function getProfile(
  rest: RestClient,
  username: string,
  query: { workspaceSlug?: string | null | undefined; timezone?: string | null | undefined },
) {
  return rest.get(path`/people/${username}/`, {
    query: { company_slug: query.workspaceSlug ?? undefined, timezone: query.timezone ?? undefined },
    answer: profile,
  })
}
