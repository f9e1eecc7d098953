// Inviting by e-mail: the rows, one mail each, and a note to those who have an account in the workspace.
import type { ProjectScope } from '../../access.ts'
import type { Host } from '../../app.ts'
import { type FieldErrors, HostError, invalid } from '../../errors.ts'
import { notify } from '../notifications/notifications.store.ts'
import { listMembers, listNotAdded } from '../project-team-members/project-team-members.store.ts'
import { addInvitations, type Guest, withdrawInvitations } from './invitations.store.ts'

/** Invites people to a project. 422 names those who are on it already; what the mail server refuses is withdrawn and answered as 502. */
export async function sendInvitations(
  { db, mail, settings }: Host,
  { person, company, project }: ProjectScope,
  guests: Guest[],
): Promise<void> {
  const there = new Set((await listMembers(db, project.id)).map((member) => member.person.email))
  const errors: FieldErrors = {}
  for (const [index, guest] of guests.entries()) {
    if (there.has(guest.email)) errors[`emails.${index}`] = ['This person is on the project already.']
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)

  const made = await addInvitations(db, project, person.id, guests)
  const results = await Promise.allSettled(
    guests.map((guest, index) => {
      const link = `${settings.appUrl}/accept-invitation?token=${made[index]?.token}`
      const text = `Hello ${guest.name},\n\n${person.name} invites you to the project ${project.name} (${company.name}) as ${guest.role}.\n\nAccept within 14 days:\n${link}\n`
      return mail.send({ to: guest.email, subject: `${person.name} invites you to ${project.name}`, text, link })
    }),
  )
  const failed = made.filter((_, index) => results[index]?.status === 'rejected')
  await withdrawInvitations(
    db,
    failed.map(({ id }) => id),
  )
  const invited = new Set(guests.filter((_, index) => results[index]?.status === 'fulfilled').map((guest) => guest.email))
  const colleagues = (await listNotAdded(db, project)).filter((one) => invited.has(one.email))
  await notify(db, {
    companyId: project.companyId,
    personIds: colleagues.map(({ id }) => id),
    actorId: person.id,
    title: `invited you to ${project.name}`,
    resource: 'projects',
    projectId: project.id,
    targetUuid: project.id,
  })
  if (failed.length > 0) {
    const message =
      failed.length === guests.length ? 'The mail server did not accept the invitations.' : 'Some invitations could not be mailed.'
    throw new HostError(502, message, { code: 'mail_failed' })
  }
}
