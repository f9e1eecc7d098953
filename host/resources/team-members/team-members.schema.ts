// The people of a workspace on the wire, and who was invited.
import { z } from 'zod'
import { actorShape, companyQuery, instantShape, pageNumber, personShape, toInstant, toPerson } from '../../wire.ts'
import { givenRole } from '../project-team-members/project-team-members.schema.ts'
import type { HandOverView } from './hand-over-view.store.ts'
import type { SentInvitation } from './sent-invitations.store.ts'
import type { TeamMemberView } from './team-members.store.ts'
import { KEPT_DAYS, type RemovedView } from './team-return.store.ts'

/** What the list is ordered by; `-` in front turns it round. */
export const TEAM_SORTS = ['name', 'last_active', 'open_tasks', 'logged'] as const

const sorts = TEAM_SORTS.flatMap((sort) => [sort, `-${sort}` as const])

/** Query of the list. */
export const teamQuery = companyQuery.extend({
  search: z.string().max(200).default(''),
  role: z.enum(['', 'owner', 'member', 'guest']).default(''),
  project_slug: z.string().max(200).default(''),
  sort: z.enum(sorts).default('name'),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(200).default(50),
})

const projectShape = z.object({ id: z.number().int(), slug: z.string(), name: z.string(), role_name: z.string(), is_owner: z.boolean() })

/** Body of changing what somebody is in the workspace, and on projects of it together with that (TEAM-06). */
export const teamRoleBody = z.strictObject({
  role: z.enum(['member', 'guest'], { error: 'The role must be member or guest.' }),
  projects: z
    .array(z.strictObject({ project_slug: z.string().min(1).max(200), role: givenRole }))
    .max(500)
    .default([]),
})

/** A person of a workspace. */
export const teamMemberShape = z.object({
  user: personShape.extend({ email: z.string() }),
  role: z.enum(['owner', 'member', 'guest']),
  projects: z.array(projectShape),
  last_active_at: instantShape.nullable(),
  open_tasks: z.number().int(),
  logged_seconds: z.number().int(),
  joined_at: instantShape,
})

/** A person as answered. */
export function toTeamMember(row: TeamMemberView): z.infer<typeof teamMemberShape> {
  return {
    user: { ...toPerson(row), email: row.email },
    role: row.role,
    projects: row.projects,
    last_active_at: row.lastActiveAt === null ? null : toInstant(new Date(row.lastActiveAt)),
    open_tasks: row.openTasks,
    logged_seconds: row.loggedSeconds,
    joined_at: toInstant(new Date(row.joinedAt)),
  }
}

/** An invitation that waits, or has expired. */
export const sentInvitationShape = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role_name: z.string(),
  project: z.object({ slug: z.string(), name: z.string() }),
  inviter: z.object({ name: z.string(), username: z.string(), avatar: z.string().nullable() }),
  sent_at: instantShape,
  expires_at: instantShape,
  expired: z.boolean(),
})

/** An invitation as answered. */
export function toSentInvitation({ sentAt, expiresAt, role, ...rest }: SentInvitation): z.infer<typeof sentInvitationShape> {
  return { ...rest, role_name: role, sent_at: toInstant(new Date(sentAt)), expires_at: toInstant(new Date(expiresAt)) }
}

const handOverList = z
  .array(z.strictObject({ project_slug: z.string().min(1).max(200), to: z.string().min(1).max(100).nullable() }))
  .max(500)
  .default([])

/** Body of taking somebody off the workspace: who gets the open tasks of each project, and the projects they own (TEAM-08). */
export const removalBody = z.strictObject({ hand_over: handOverList, projects_to: z.string().min(1).max(100).nullable().default(null) })

/** Body of leaving: the same, without choosing owners (TEAM-09). */
export const leaveBody = z.strictObject({ hand_over: handOverList })

const count = z.number().int()

/** How much was handed over. */
export const handedShape = z.object({ tasks: count, projects: count, owned: count, timers: count, invitations: count })

/** How much came back. */
export const returnedShape = z.object({ projects: count, tasks: count, owned: count })

const named = z.object({ slug: z.string(), name: z.string() })

/** What hangs on somebody (TEAM-07). */
export const handOverShape = z.object({
  tasks: z.array(z.object({ project: named, open_tasks: count, people: z.array(personShape) })),
  owned: z.array(named),
  owners: z.array(personShape),
  timer: z.object({ title: z.string(), started_at: instantShape }).nullable(),
  invitations: count,
  last_admin: z.array(named.extend({ owner: z.object({ name: z.string(), username: z.string() }) })),
})

/** What hangs on somebody, as answered. */
export function toHandOver({ timer, tasks, owners, lastAdmin, ...rest }: HandOverView): z.infer<typeof handOverShape> {
  return {
    ...rest,
    tasks: tasks.map(({ project, openTasks, people }) => ({ project, open_tasks: openTasks, people: people.map(toPerson) })),
    owners: owners.map(toPerson),
    timer: timer && { title: timer.title, started_at: toInstant(new Date(timer.startedAt)) },
    last_admin: lastAdmin,
  }
}

/** Somebody who was taken off in the last 30 days, or left. */
export const removedShape = z.object({
  user: personShape.extend({ email: z.string() }),
  role: z.enum(['member', 'guest']),
  projects: count,
  removed_at: instantShape,
  kept_until: instantShape,
  removed_by: actorShape.nullable(),
})

/** One of them as answered. */
export function toRemoved({ person, removedAt, removedBy, role, projects }: RemovedView): z.infer<typeof removedShape> {
  const at = new Date(removedAt)
  const until = toInstant(new Date(at.getTime() + KEPT_DAYS * 86_400_000))
  const user = { ...toPerson(person), email: person.email }
  return { user, role, projects, removed_at: toInstant(at), kept_until: until, removed_by: removedBy }
}
