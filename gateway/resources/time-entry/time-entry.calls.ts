// REST calls and wire types of logged time; the export goes through stream.ts.
import { z } from 'zod'
import { taskPermissions } from '../../permissions.ts'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, created, flag, id, moment, passIssues, text, whole } from '../../rest/wire.ts'
import type { LogTimeInput, QueryTimeEntriesArgs, UpdateTimeEntryInput } from '../../schema-types.d.ts'

/** A task as lists of time name it. */
export const timedTask = z
  .object({ uuid: z.string(), code: z.string(), title: z.string() })
  .transform(({ uuid, ...rest }) => ({ taskId: uuid, ...rest }))

/** A project as lists of time name it. Logging is open on every plan (TIME-19): of what the viewer may do only the role counts here. */
export const timedProject = z
  .object({ slug: z.string(), name: z.string(), archived: flag.nullish(), role: z.string().nullish() })
  .transform(({ role, archived, ...rest }) => ({
    ...rest,
    archived: archived ?? false,
    viewerCan: taskPermissions(role ?? null, { subscription: 'free', unlimitedWorkspaces: null }, archived ?? false),
  }))

/** A time entry (TIMELOG-03). */
export const timeEntry = z
  .object({
    id,
    start: created,
    end: created,
    total: text,
    seconds: whole.nullish(),
    comment: text,
    user: actor,
    // ASSUMED (TIME-08).
    by_timer: flag.nullish(),
    edited_by: actor,
    edited_at: moment,
    // ASSUMED (INV-10).
    invoice: z.object({ uuid: z.string().nullish(), number: z.string().nullish() }).nullish(),
    task: timedTask.nullish(),
    project: timedProject.nullish(),
  })
  .transform((wire, context) => {
    const { at: startedAt } = wire.start
    const { at: endedAt } = wire.end
    if (startedAt === null || endedAt === null) {
      context.addIssue({ code: 'custom', message: 'no moment' })
      return z.NEVER
    }
    const seconds = wire.seconds ?? Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000))
    const { by_timer: byTimer = null, edited_by: editedBy, edited_at: editedAt, user, task = null, project = null } = wire
    const told = { byTimer, editedBy, editedAt, user, task, project }
    const invoice = wire.invoice ? { invoiceId: wire.invoice.uuid ?? null, number: wire.invoice.number ?? null } : null
    return { id: wire.id, startedAt, endedAt, seconds, total: wire.total ?? '0h', comment: wire.comment ?? '', invoice, ...told }
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
export function totalsIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  if ('totals' in body) return body.totals
  return 'data' in body ? totalsIn(body.data) : null
}

/** REST-47; the person is named only where it is another one (ASSUMED). */
export function logTime(rest: RestClient, at: ProjectAddress, uuid: string, { startedAt, endedAt, comment, username }: LogTimeInput) {
  const work = { task_uuid: uuid, start: written(startedAt), end: written(endedAt), comment: comment ?? '' }
  return rest.post('/time-trackings/', { query: { ...at }, body: { ...work, ...(username && { username }) }, answer: timeEntry })
}

/** ASSUMED (TIME-08). */
export function updateTimeEntry(
  rest: RestClient,
  at: ProjectAddress,
  entryId: string,
  { startedAt, endedAt, comment, taskId }: UpdateTimeEntryInput,
) {
  const body = {
    ...(startedAt && { start: written(startedAt) }),
    ...(endedAt && { end: written(endedAt) }),
    ...(comment != null && { comment }),
    ...(taskId && { task_uuid: taskId }),
  }
  return rest.put(path`/time-trackings/${entryId}/`, { query: { ...at }, body, answer: timeEntry })
}

/** REST-48. */
export function deleteTimeEntry(rest: RestClient, at: ProjectAddress, entryId: string) {
  return rest.delete(path`/time-trackings/${entryId}/`, { query: { ...at }, answer: anything })
}
