// Inviting by e-mail: the rows, and one mail each.
import type { ProjectScope } from '../../access.ts'
import { type FieldErrors, HostError, invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { asLine } from '../../plain-text.ts'
import { refuseUnconfirmed } from '../people/me.schema.ts'
import { listMembers } from '../project-team-members/project-team-members.store.ts'
import { addInvitations, type Guest, withdrawInvitations } from './invitations.store.ts'

/** Invites people to a project. 422 names those who are on it already; 429 when the workspace has sent its invitations of a day; what the mail server refuses is withdrawn and answered as 502. `committed` ends the transaction that the call may be in. */
export async function sendInvitations(
  { db, mail, settings }: Host,
  { person, company, project }: ProjectScope,
  guests: Guest[],
  committed: () => Promise<void>,
): Promise<void> {
  refuseUnconfirmed(person, settings, 'to invite people')
  const there = new Set((await listMembers(db, project.id)).map((member) => member.person.email))
  const errors: FieldErrors = {}
  for (const [index, guest] of guests.entries()) {
    if (there.has(guest.email)) errors[`emails.${index}`] = ['This person is on the project already.']
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)

  // Names that are older than the rule that they are one line.
  const [inviter, name] = [asLine(person.name), asLine(project.name)]
  const made = await addInvitations(db, project, person.id, guests)
  // The row of the workspace is locked until then, and mail servers take their time.
  await committed()
  const results = await Promise.allSettled(
    guests.map((guest, index) => {
      const link = `${settings.appUrl}/accept-invitation?token=${made[index]?.token}`
      const text = `Hello ${asLine(guest.name)},\n\n${inviter} invites you to the project ${name} (${asLine(company.name)}) as ${guest.role}.\n\nAccept within 14 days:\n${link}\n`
      return mail.send({ to: guest.email, subject: `${inviter} invites you to ${name}`, text, link })
    }),
  )
  const failed = made.filter((_, index) => results[index]?.status === 'rejected')
  await withdrawInvitations(
    db,
    failed.map(({ id }) => id),
  )
  if (failed.length > 0) {
    const message =
      failed.length === guests.length ? 'The mail server did not accept the invitations.' : 'Some invitations could not be mailed.'
    throw new HostError(502, message, { code: 'mail_failed' })
  }
}
