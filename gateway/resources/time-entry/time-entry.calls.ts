// REST calls and wire types of logged time; the export goes through stream.ts.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, created, id, passIssues, text, whole } from '../../rest/wire.ts'
import type { QueryTimeEntriesArgs } from '../../schema-types.d.ts'

/** A time entry (TIMELOG-03). */
export const timeEntry = z
  .object({ id, start: created, end: created, total: text, seconds: whole.nullish(), comment: text, user: actor })
  .transform((wire, context) => {
    const { at: startedAt } = wire.start
    const { at: endedAt } = wire.end
    if (startedAt === null || endedAt === null) {
      context.addIssue({ code: 'custom', message: 'no moment' })
      return z.NEVER
    }
    const seconds = wire.seconds ?? Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000))
    return { id: wire.id, startedAt, endedAt, seconds, total: wire.total ?? '0h', comment: wire.comment ?? '', user: wire.user }
  })

// ASSUMED: a host that does not sum up leaves it out.
const totals = z
  .object({
    seconds: whole,
    days: z
      .array(z.object({ day: z.string().regex(/^\d{4}-\d\d-\d\d$/), username: z.string(), name: text, seconds: whole }))
      .transform((days) => days.map(({ name, ...day }) => ({ ...day, name: name ?? day.username }))),
  })
  .nullish()
  .transform((found) => found ?? null)

/** `Y-m-d H:i:s` in UTC, as these calls take moments (TIMELOG-06). */
function written(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ')
}

/** REST-46. */
export function listTimeEntries(
  rest: RestClient,
  at: ProjectAddress,
  { taskId, from, to, timezone }: Omit<QueryTimeEntriesArgs, 'workspaceSlug' | 'projectSlug' | 'page'>,
  page: number,
) {
  const answer = z.unknown().transform((body, context) => {
    const entries = pageOf(timeEntry, page).safeParse(body)
    const summed = totals.safeParse(totalsIn(body))
    for (const { error } of [entries, summed]) if (error) passIssues(error, context)
    return entries.success && summed.success ? { ...entries.data, totals: summed.data } : z.NEVER
  })
  const query = { task_uuid: taskId, start: from ? written(from) : '', end: to ? written(to) : '', page }
  return rest.get('/time-trackings/no-task/', { query: { ...at, ...query, timezone: timezone ?? undefined }, answer, whole: true })
}

/** The sums stand beside the list, however deep that lies (DEFECT-13). */
function totalsIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  if ('totals' in body) return body.totals
  return 'data' in body ? totalsIn(body.data) : null
}

/** REST-47. */
export function logTime(
  rest: RestClient,
  at: ProjectAddress,
  uuid: string,
  { start, end, comment }: { start: string; end: string; comment: string },
) {
  const body = { task_uuid: uuid, start: written(start), end: written(end), comment }
  return rest.post('/time-trackings/', { query: { ...at }, body, answer: timeEntry })
}

/** REST-48. */
export function deleteTimeEntry(rest: RestClient, at: ProjectAddress, entryId: string) {
  return rest.delete(path`/time-trackings/${entryId}/`, { query: { ...at }, answer: anything })
}
