// REST calls and wire types of project members, the shareable link and invitations.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, created, flag, id, person, text, whole } from '../../rest/wire.ts'

/** Roles that can be given (INVITE-06). */
export const INVITE_ROLES = ['guest', 'restrict', 'member', 'admin'] as const

/** A person on a project. */
export const member = z
  .object({
    id: id.nullish(),
    user: person,
    role: z.object({ name: text }).nullish(),
    created_at: created.nullish(),
    open_tasks: whole.nullish(),
  })
  .transform((wire) => ({
    id: wire.id ?? wire.user.id,
    person: wire.user,
    role: wire.role?.name ?? 'unknown',
    since: wire.created_at?.at ?? null,
    openTasks: wire.open_tasks ?? null,
  }))

const uuids = z
  .array(z.string())
  .nullish()
  .transform((ids) => ids ?? [])
const removal = z.object({ tasks: uuids, given: uuids }).nullish()

const link = z
  .object({ share_enabled: flag, url: text, role_name: text })
  .partial()
  .transform((wire) => ({
    enabled: wire.share_enabled ?? null,
    url: wire.url ?? null,
    role: INVITE_ROLES.find((role) => role === wire.role_name) ?? null,
  }))

// The seeds show no answer; what became of each is ASSUMED (TEAM-03).
const sentInvites = z
  .object({ invited: z.array(z.object({ id })).nullish(), added: z.array(member).nullish() })
  .nullish()
  .transform((wire) => ({ invitationIds: (wire?.invited ?? []).map((one) => one.id), added: wire?.added ?? [] }))

const STANDINGS = ['ANYONE', 'INVITED', 'OTHER', 'ASKING', 'INVITER'] as const

const invitation = z
  .object({
    project: z.object({ name: z.string() }),
    company: z.object({ name: z.string() }),
    inviter: z.object({ name: text }).nullish(),
    role_name: z.string(),
    kind: z.string(),
    email_hint: text,
    state: z.string(),
    standing: z.string().nullish(),
    asks: z.object({ name: z.string(), email: z.string() }).nullish(),
  })
  .transform((wire) => ({
    projectName: wire.project.name,
    workspaceName: wire.company.name,
    inviterName: wire.inviter?.name ?? null,
    role: wire.role_name,
    kind: wire.kind,
    emailHint: wire.email_hint,
    state: wire.state,
    standing: STANDINGS.find((standing) => standing.toLowerCase() === wire.standing) ?? ('ANYONE' as const),
    asker: wire.asks ?? null,
  }))

const BASE = '/project-team-members/'
const SHARE = '/project-team-members/users/invite/shareable'

/** REST-12. */
export function listMembers(rest: RestClient, at: ProjectAddress) {
  return rest.get(BASE, { query: { ...at }, answer: z.array(member) })
}

/** REST-13. */
export function listAddable(rest: RestClient, at: ProjectAddress) {
  return rest.get(`${BASE}not-added/`, { query: { ...at }, answer: z.array(person) })
}

/** REST-14: role `member` (INVITE-21). */
export function addMember(rest: RestClient, at: ProjectAddress, username: string, role: string) {
  return rest.post(BASE, { query: { ...at }, body: { username, role }, answer: member })
}

/** PSET-09 (ASSUMED): who was taken off is back, with the tasks that `back` names. */
export function backMember(rest: RestClient, at: ProjectAddress, username: string, back: Readonly<Record<string, unknown>>) {
  return rest.post(`${BASE}back/`, { query: { ...at }, body: { username, ...back }, answer: member })
}

/** PSET-07 (ASSUMED): another role. */
export function updateMember(rest: RestClient, at: ProjectAddress, id: string, role: string) {
  return rest.put(path`/project-team-members/${id}/`, { query: { ...at }, body: { role }, answer: member })
}

/** PSET-09 (ASSUMED): off the project; open tasks go to `reassignTo`, or to nobody where it is empty. With `undo` an adding is undone (TEAM-03). */
export function removeMember(rest: RestClient, at: ProjectAddress, id: string, reassignTo: string, undo: boolean) {
  const query = { ...at, reassign_to: reassignTo, ...(undo && { undo: '1' }) }
  return rest.delete(path`/project-team-members/${id}/`, { query, answer: removal })
}

/** PSET-07 (ASSUMED). */
export function leaveProject(rest: RestClient, at: ProjectAddress) {
  return rest.post(`${BASE}leave/`, { query: { ...at }, answer: anything })
}

/** REST-15: parallel arrays (INVITE-28). */
export function inviteByEmail(rest: RestClient, at: ProjectAddress, entries: readonly { name: string; email: string; role: string }[]) {
  const body = { emails: entries.map(({ email }) => email), names: entries.map(({ name }) => name), roles: entries.map(({ role }) => role) }
  return rest.post(`${BASE}invite/`, { query: { ...at }, body, answer: sentInvites })
}

/** REST-16. */
export function getShareLink(rest: RestClient, at: ProjectAddress) {
  return rest.get(SHARE, { query: { ...at }, answer: link })
}

/** REST-17. */
export function setShareLink(rest: RestClient, at: ProjectAddress, enabled: boolean) {
  return rest.post(SHARE, { query: { ...at, status: enabled }, answer: link })
}

/** REST-18: a new url, answered bare or in an object. */
export function refreshShareLink(rest: RestClient, at: ProjectAddress) {
  return rest.put(SHARE, { query: { ...at }, answer: z.union([z.string().transform((url) => ({ enabled: null, url, role: null })), link]) })
}

/** REST-19. */
export function setShareLinkRole(rest: RestClient, at: ProjectAddress, role: string) {
  return rest.put(`${SHARE}/role`, { query: { ...at }, body: { role }, answer: anything })
}

/** ASSUMED `GET /invitations/{token}`. */
export function getInvitation(rest: RestClient, token: string) {
  return rest.get(path`/invitations/${token}`, { answer: invitation })
}

const received = z
  .object({
    uuid: z.string(),
    project: z.object({ name: z.string() }),
    company: z.object({ name: z.string() }),
    inviter: z.object({ name: text }).nullish(),
    role_name: z.string(),
  })
  .transform((wire) => ({
    ...{ token: wire.uuid, projectName: wire.project.name, workspaceName: wire.company.name, inviterName: wire.inviter?.name ?? null },
    ...{ role: wire.role_name, kind: 'email', emailHint: null, state: 'open' },
    ...{ standing: 'INVITED' as const, asker: null },
  }))

/** FIRST-08 (ASSUMED): what waits for the viewer's answer. */
export function listReceived(rest: RestClient) {
  return rest.get('/auth/me/invitations', { answer: z.array(received) })
}

/** ASSUMED `POST /invitations/{token}/accept`. */
export function acceptInvitation(rest: RestClient, token: string) {
  return rest.post(path`/invitations/${token}/accept`, {
    answer: z.object({ company_slug: z.string(), project_slug: z.string() }),
  })
}

/** ASSUMED `POST /invitations/{token}/decline`. */
export function declineInvitation(rest: RestClient, token: string) {
  return rest.post(path`/invitations/${token}/decline`, { answer: anything })
}

/** ASSUMED `POST /invitations/{token}/ask`, `…/agree` and `…/refuse`. */
export function answerAsking(rest: RestClient, token: string, what: 'ask' | 'agree' | 'refuse') {
  return rest.post(path`/invitations/${token}/${what}`, { answer: anything })
}
