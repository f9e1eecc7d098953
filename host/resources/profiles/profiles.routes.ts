// The call about a person as others see them (PROF-05). ASSUMED.
import type { z } from 'zod'
import { personScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, toPerson } from '../../wire.ts'
import { profileParams, profileQuery, profileShape } from './profiles.schema.ts'
import { type Profile, readProfile } from './profiles.store.ts'

/** `/people/{username}/`. */
export function profilesRoutes({ app, db }: Host): void {
  const schema = {
    tags: ['people'],
    summary: 'A person in a workspace that the caller shares with them',
    params: profileParams,
    querystring: profileQuery,
    response: { 200: dataOf(profileShape) },
  }
  app.get('/people/:username/', { config: { who: 'signed-in' }, schema }, async (request) => {
    const { company_slug: companySlug, timezone: zone } = request.query
    const { person: viewer } = personScope(request)
    return { data: toProfile(await readProfile(db, { viewer, username: request.params.username, companySlug, zone })) }
  })
}

function toProfile({ person, place, places, email, projects, days, time }: Profile): z.infer<typeof profileShape> {
  const named = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
  return {
    ...toPerson(person),
    email,
    time_zone: person.timeZone,
    local_time: person.timeZone && clockIn(person.timeZone),
    member_since: place.since,
    is_member: place.since !== null,
    company: named(place),
    companies: places.map(named),
    projects: projects.map(({ role, ...project }) => ({ ...project, role_name: role })),
    days,
    time: time && { week_seconds: time.week, month_seconds: time.month },
  }
}

/** `14:20`, now. */
function clockIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date())
}
