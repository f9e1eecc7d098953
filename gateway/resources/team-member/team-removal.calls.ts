// REST calls and wire types of taking people off a workspace and bringing them back, all ASSUMED (TEAM-07, TEAM-08, TEAM-09).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { actor, enumName, moment, person, whole } from '../../rest/wire.ts'

const named = z.object({ slug: z.string(), name: z.string() })

const handOver = z
  .object({
    tasks: z.array(
      z
        .object({ project: named, open_tasks: whole, people: z.array(person) })
        .transform(({ open_tasks: openTasks, ...rest }) => ({ ...rest, openTasks })),
    ),
    owned: z.array(named),
    owners: z.array(person),
    timer: z
      .object({ title: z.string(), started_at: moment })
      .nullish()
      .transform((timer) => (timer ? { title: timer.title, startedAt: timer.started_at } : null)),
    invitations: whole,
    last_admin: z.array(z.object({ slug: z.string(), name: z.string(), owner: actor })),
  })
  .transform(({ last_admin: lastAdmin, ...rest }) => ({ ...rest, lastAdmin }))

const removedOf = (workspaceSlug: string) =>
  z
    .object({
      user: z.intersection(person, z.object({ email: z.string() })),
      role: z.enum(['member', 'guest']),
      projects: whole,
      removed_at: moment,
      kept_until: moment,
      removed_by: actor,
    })
    .transform(({ user, role, projects, removed_at: removedAt, kept_until: keptUntil, removed_by: removedBy }) => ({
      ...{ id: `${workspaceSlug}/${user.username}`, person: user, email: user.email, role: enumName(role) },
      ...{ projects, removedAt, keptUntil, removedBy },
    }))

const counts = z.object({ tasks: whole, projects: whole })

/** Who gets the open tasks of a project. */
export interface Handed {
  project_slug: string
  to: string
}

/** ASSUMED. */
export function listRemoved(rest: RestClient, workspaceSlug: string) {
  return rest.get('/team-members/removed/', { query: { company_slug: workspaceSlug }, answer: z.array(removedOf(workspaceSlug)) })
}

/** ASSUMED. */
export function readHandOver(rest: RestClient, workspaceSlug: string, username: string) {
  return rest.get(path`/team-members/${username}/hand-over/`, { query: { company_slug: workspaceSlug }, answer: handOver })
}

/** ASSUMED. */
export function removeFromTeam(
  rest: RestClient,
  workspaceSlug: string,
  username: string,
  body: { hand_over: readonly Handed[]; projects_to: string | null },
) {
  return rest.delete(path`/team-members/${username}/`, { query: { company_slug: workspaceSlug }, body, answer: counts })
}

/** ASSUMED. */
export function restoreToTeam(rest: RestClient, workspaceSlug: string, username: string) {
  return rest.post(path`/team-members/${username}/restore/`, { query: { company_slug: workspaceSlug }, answer: counts })
}

/** ASSUMED. */
export function leaveTeam(rest: RestClient, workspaceSlug: string, body: { hand_over: readonly Handed[] }) {
  return rest.post('/team-members/leave/', { query: { company_slug: workspaceSlug }, body, answer: counts })
}
