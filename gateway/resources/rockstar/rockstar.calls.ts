// REST calls and wire types of who finished what in a project, all of them ASSUMED (ROCK-07).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, flag, instant, number, whole } from '../../rest/wire.ts'

/** Days of a zone, both inclusive. */
export type Period = { from: string; to: string; timezone: string | undefined }

const sums = { tasks: whole, hours: number }

const rockstars = z
  .object({
    team: z.object({ ...sums, weeks: z.array(z.object({ week: z.iso.date(), ...sums })) }),
    people: z.array(z.object({ user: actor, ...sums })),
    hidden: whole,
    me_hidden: flag,
  })
  .transform(({ team: { weeks, ...team }, people, hidden, me_hidden: viewerHidden }) => ({
    team,
    weeks: weeks.map(({ week, ...done }) => ({ week, done })),
    people: people.flatMap(({ user, ...done }) => (user === null ? [] : [{ user, done }])),
    hiddenCount: hidden,
    viewerHidden,
  }))

const completed = z
  .object({
    uuid: z.string(),
    code: z.string(),
    title: z.string(),
    hours: number,
    done_at: z.object({ timestamp: whole }),
    users: z.array(actor),
  })
  .transform(({ uuid, done_at: at, users, ...task }) => ({
    ...task,
    taskId: uuid,
    doneAt: instant(at.timestamp),
    users: users.filter((user) => user !== null),
  }))

/** The figures of some days. */
export function getRockstars(rest: RestClient, at: ProjectAddress, period: Period) {
  return rest.get('/rockstars/', { query: { ...at, ...period }, answer: rockstars })
}

/** A page of the tasks behind a figure. */
export function listCompleted(
  rest: RestClient,
  at: ProjectAddress,
  asked: Period & { username: string | undefined; page: number; per_page: number | undefined },
) {
  return rest.get('/rockstars/tasks/', { query: { ...at, ...asked }, answer: pageOf(completed, asked.page), whole: true })
}

/** Names the viewer, or not. */
export function setHidden(rest: RestClient, at: ProjectAddress, hidden: boolean) {
  return rest.put('/rockstars/me/', { query: { ...at }, body: { hidden }, answer: z.object({ hidden: flag }) })
}
