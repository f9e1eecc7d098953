// Inviting people to several projects at once: the seeds' call per project, what became of each, and its inverse (TEAM-03).
import type { Api } from '#src/data/api.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { plural } from '#src/lib/text.ts'
import { refusalOfAll, refusedEntries } from '#src/model/project/invite-refusals.ts'
import type { InviteRole } from '#src/model/project/invite-roles.ts'
import { InviteByEmail, RemoveMember } from '#src/model/project/member.graphql.ts'
import type { PastedPerson } from '#src/model/project/pasted-people.ts'
import { WithdrawInvitation } from './team.graphql.ts'

/** A project that people come to. */
export interface InvitedTo {
  slug: string
  name: string
}

/** Whom to bring where; who is in `done` (see `pairOf`) was brought there before. */
export interface Invites {
  workspaceSlug: string
  people: readonly PastedPerson[]
  projects: readonly InvitedTo[]
  role: InviteRole
  done: ReadonlySet<string>
  intent: string
}

/** Somebody who was not brought to a project, and why. */
export interface NotInvited {
  person: PastedPerson
  project: InvitedTo
  why: string
}

/** What became of all. */
export interface Became {
  invitationIds: string[]
  added: { id: string; name: string; project: InvitedTo }[]
  failed: NotInvited[]
  /** The pairs that are done by now. */
  done: Set<string>
}

/** As many as one call takes. */
const AT_ONCE = 50

const NOT_SENT = 'Failed to send invites. Please try again.'

/** One person on one project, as they were asked for. */
export const pairOf = ({ email }: PastedPerson, { slug }: InvitedTo, role: InviteRole) => `${email.toLowerCase()} ${slug} ${role}`

/** Goes project by project. Who is refused leaves the others of the call alone: these are sent again without them. Never rejects. */
export async function inviteAll(api: Api, invites: Invites): Promise<Became> {
  const became: Became = { invitationIds: [], added: [], failed: [], done: new Set(invites.done) }
  for (const project of invites.projects) {
    const left = invites.people.filter((person) => !became.done.has(pairOf(person, project, invites.role)))
    for (let at = 0; at < left.length; at += AT_ONCE) await inviteTo(api, invites, project, left.slice(at, at + AT_ONCE), became)
  }
  return became
}

async function inviteTo(api: Api, invites: Invites, project: InvitedTo, people: readonly PastedPerson[], became: Became): Promise<void> {
  const { workspaceSlug, role, intent } = invites
  const variables = { project: { workspaceSlug, projectSlug: project.slug }, entries: people.map((person) => ({ ...person, role })) }
  try {
    const { invitationIds, added } = await api.mutate(InviteByEmail, variables, { optimistic: false, intent })
    became.invitationIds.push(...invitationIds)
    became.added.push(...added.map(({ id, person }) => ({ id, name: person.name, project })))
    for (const person of people) became.done.add(pairOf(person, project, role))
  } catch (error) {
    const known = asApiError(error)
    const refused = known ? refusedEntries(known) : new Map<number, string>()
    const why = known && (refusalOfAll(known) ?? (known.refusals.length > 0 ? NOT_SENT : errorText(error)))
    const others = people.filter((_, at) => !refused.has(at))
    for (const [at, person] of people.entries()) {
      const reason = refused.get(at) ?? (refused.size === 0 ? (why ?? NOT_SENT) : null)
      if (reason !== null) became.failed.push({ person, project, why: reason })
    }
    if (refused.size > 0 && others.length > 0) await inviteTo(api, invites, project, others, became)
  }
}

/** `2 people invited, Mia Chen added`; empty where nothing was done. */
export function saidOf({ invitationIds, added }: Pick<Became, 'invitationIds' | 'added'>): string {
  const names = [...new Set(added.map(({ name }) => name))]
  const parts = [
    invitationIds.length > 0 && `${plural(invitationIds.length, 'invitation')} sent`,
    names.length > 0 && `${names.length === 1 ? names[0] : plural(names.length, 'person', 'people')} added`,
  ].filter((part) => part !== false)
  return parts.join(', ')
}

/** Takes off who was added and withdraws what was mailed: its link leads nowhere then, and one that it replaced leads on again. */
export async function takeBack(api: Api, workspaceSlug: string, { invitationIds, added }: Became): Promise<void> {
  for (const { id, project } of added)
    await api.mutate(
      RemoveMember,
      { project: { workspaceSlug, projectSlug: project.slug }, id, reassignTo: null, undo: true },
      { lane: `Members:${workspaceSlug}/${project.slug}` },
    )
  for (const id of invitationIds) await api.mutate(WithdrawInvitation, { workspaceSlug, id, undo: true }, { lane: `SentInvitation:${id}` })
}
