// What inviting asks of the gateway, with the sentences people read when it fails. Actions and the dialog share these.
import type { Api } from '#src/data/api.ts'
import { saying } from '#src/data/errors/error-text.ts'
import type { InviteRole } from '#src/model/project/invite-roles.ts'
import { AddMember, InviteByEmail, RemoveMember } from '#src/model/project/member.graphql.ts'
import { GetShareLink, RefreshShareLink, SetShareLink, SetShareLinkRole } from './invite.graphql.ts'

/** Where nobody of the workspace can be added (INVITE-20), and why that is. */
export const nobodyLeft = 'There are no members in the workspace.'
export const everybodyIsIn = 'Everybody in it is on this project already.'

/** The project that people are invited to. */
export interface InvitedProject {
  id: string
  slug: string
  workspaceSlug: string
}

/** One line of the e-mail form. */
export interface InviteEntry {
  name: string
  email: string
  role: InviteRole
}

/** The variables of a query about the project. */
export function projectKeys(project: InvitedProject): { workspaceSlug: string; projectSlug: string } {
  return { workspaceSlug: project.workspaceSlug, projectSlug: project.slug }
}

// Changes of one link go out one after the other, so that the last one wins.
const lane = (project: InvitedProject) => `ShareLink:${project.id}`

/** The link as the server has it. */
export async function readShareLink(api: Api, project: InvitedProject) {
  return (await api.query(GetShareLink, projectKeys(project), { requestPolicy: 'network-only' })).shareLink
}

/** INVITE-08, INVITE-09. */
export function switchShareLink(api: Api, project: InvitedProject, enabled: boolean) {
  return api
    .mutate(SetShareLink, { project: projectKeys(project), enabled }, { lane: lane(project) })
    .catch(saying('Failed to toggle shareable link. Please try again.'))
}

/** INVITE-10, INVITE-11. */
export function refreshShareLink(api: Api, project: InvitedProject) {
  return api
    .mutate(RefreshShareLink, { project: projectKeys(project) }, { lane: lane(project) })
    .catch(saying('Failed to refresh shareable link. Please try again.'))
}

/** INVITE-13, INVITE-14. */
export function setShareLinkRole(api: Api, project: InvitedProject, role: InviteRole) {
  return api
    .mutate(SetShareLinkRole, { project: projectKeys(project), role }, { lane: lane(project) })
    .catch(saying('Failed to update role. Please try again.'))
}

/** INVITE-16. */
export function copyShareLink(clipboard: { write(text: string): Promise<void> }, url: string) {
  return clipboard.write(url).catch(saying('Failed to copy link to clipboard. Please try again.'))
}

/** INVITE-21, INVITE-22. */
export function addMember(api: Api, project: InvitedProject, username: string) {
  return api
    .mutate(AddMember, { project: projectKeys(project), username }, { lane: `Members:${project.id}` })
    .catch(saying('Failed to add member. Please try again.'))
}

/** Takes somebody off who was only just added: whatever they were given meanwhile stays without them. */
export function takeOff(api: Api, project: InvitedProject, id: string) {
  return api.mutate(RemoveMember, { project: projectKeys(project), id, reassignTo: null, undo: true }, { lane: `Members:${project.id}` })
}

/** INVITE-28, sent as `intent`; the caller says what a failure means, because a refusal may name a row. */
export function sendInvites(api: Api, project: InvitedProject, entries: readonly InviteEntry[], intent: string) {
  return api.mutate(InviteByEmail, { project: projectKeys(project), entries: [...entries] }, { optimistic: false, intent })
}

/** What a success says (INVITE-12, INVITE-13, INVITE-21, INVITE-28). */
export const saidInvite = {
  link: 'Link updated successfully!',
  role: (role: InviteRole) => `Role updated to ${role} successfully!`,
  added: 'Member added successfully!',
  sent: 'Invites sent successfully!',
}
