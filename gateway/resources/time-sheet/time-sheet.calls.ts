// REST calls and wire types of the time of many tasks. All ASSUMED (TIME-03, TIME-04).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, enumName, flag, moment, number, passIssues, whole } from '../../rest/wire.ts'
import type { QueryTimeLogArgs } from '../../schema-types.d.ts'
import { timedProject, timedTask, timeEntry, totalsIn } from '../time-entry/time-entry.calls.ts'

/** The workspace, and the project where it is about one. */
export type TimeAddress = Pick<ProjectAddress, 'company_slug'> & { project_slug?: string | undefined }

const day = z.iso.date()

const sheet = z
  .object({
    rows: z.array(
      z
        .object({
          task: timedTask,
          project: timedProject,
          why: z.enum(['time', 'pinned', 'last_week', 'assigned']).transform(enumName),
          pinned: flag,
          last_week: whole,
          seconds: whole,
          days: z.array(
            z
              .object({ day, seconds: whole, entries: whole, list: z.array(timeEntry).nullish() })
              .transform(({ entries, list, ...cell }) => ({ ...cell, entryCount: entries, entries: list ?? null })),
          ),
        })
        .transform(({ why, last_week, days, ...row }) => ({ ...row, reason: why, lastWeekSeconds: last_week, cells: days })),
    ),
    totals: z.array(z.object({ day, seconds: whole })),
    seconds: whole,
    running: z.object({ task_uuid: z.string(), started_at: moment }).nullish(),
    since: day.nullish(),
  })
  .transform(({ totals, running, since, ...rest }) => ({
    ...rest,
    days: totals,
    running: running?.started_at ? { taskId: running.task_uuid, startedAt: running.started_at } : null,
    since: since ?? null,
  }))

const totals = z
  .object({
    seconds: whole,
    estimated_hours: number,
    groups: z.array(z.object({ key: z.string(), name: z.string(), seconds: whole })),
    days: z.array(z.object({ day, key: z.string(), seconds: whole })),
  })
  .transform(({ estimated_hours: estimatedHours, ...rest }) => ({ ...rest, estimatedHours }))

const missing = z.object({ people: z.array(z.object({ user: actor, days: z.array(day) })) }).transform(({ people }) => people)

/** A week of tasks and days (TIME-04). */
export function getTimeSheet(
  rest: RestClient,
  at: TimeAddress,
  query: { week: string; member: string | undefined; timezone: string | undefined },
) {
  return rest.get('/time-trackings/grid/', { query: { ...at, ...query }, answer: sheet })
}

/** A page of entries with its sums (TIME-03). */
export function listTimeLog(
  rest: RestClient,
  at: TimeAddress,
  { filter, group, page, perPage }: Pick<QueryTimeLogArgs, 'filter' | 'group' | 'perPage'> & { page: number },
) {
  const answer = z.unknown().transform((body, context) => {
    const entries = pageOf(timeEntry, page).safeParse(body)
    const summed = totals.safeParse(totalsIn(body))
    for (const { error } of [entries, summed]) if (error) passIssues(error, context)
    return entries.success && summed.success ? { ...entries.data, totals: summed.data } : z.NEVER
  })
  const { from, to, timezone, members, taskId, labelIds, search } = filter
  const query = {
    ...at,
    start: from,
    end: to,
    timezone: timezone ?? undefined,
    members: members?.join(',') || undefined,
    task_uuid: taskId ?? undefined,
    label_id: labelIds?.join(',') || undefined,
    search: search || undefined,
    group: group?.toLowerCase(),
    page,
    per_page: perPage ?? undefined,
  }
  return rest.get('/time-trackings/', { query, answer, whole: true })
}

/** Who logged nothing when (TIME-13). */
export function listMissing(rest: RestClient, at: ProjectAddress, query: { start: string; end: string; timezone: string | undefined }) {
  return rest.get('/time-trackings/missing/', { query: { ...at, ...query }, answer: missing })
}

/** The people to choose from (TIME-02). */
export function listTimePeople(rest: RestClient, at: TimeAddress) {
  return rest.get('/time-trackings/people/', { query: { ...at }, answer: z.array(actor) })
}

/** Keeps a task in the week of the viewer, or lets it go (TIME-05). */
export function setTimePin(rest: RestClient, company: string, taskId: string, pinned: boolean) {
  return rest.put('/time-pins/', { query: { company_slug: company }, body: { task_uuid: taskId, pinned }, answer: anything })
}
