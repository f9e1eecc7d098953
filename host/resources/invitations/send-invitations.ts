// Inviting by email: the rows, and one mail each by the server of the workspace (SMTP-07).
import type { ProjectScope } from '../../access.ts'
import { type FieldErrors, invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { refuseUnconfirmed } from '../people/me.schema.ts'
import { listMembers } from '../project-team-members/project-team-members.store.ts'
import { mailInvitation } from './invitation-mail.ts'
import { addInvitations, type Guest } from './invitations.store.ts'

/** Invites people to a project; their mails are queued with it. 422 names those who are on it already; 429 when the workspace has sent its invitations of a day. */
export async function sendInvitations({ db, settings }: Host, { person, company, project }: ProjectScope, guests: Guest[]): Promise<void> {
  refuseUnconfirmed(person, settings, 'to invite people')
  const there = new Set((await listMembers(db, project.id)).map((member) => member.person.email))
  const errors: FieldErrors = {}
  for (const [index, guest] of guests.entries()) {
    if (there.has(guest.email)) errors[`emails.${index}`] = ['This person is on the project already.']
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)

  const names = { companyId: company.id, inviter: person.name, project: project.name, company: company.name }
  await db.transaction(async (tx) => {
    const made = await addInvitations(tx, project, person.id, guests)
    for (const [index, { email, role }] of guests.entries()) {
      const one = made[index]
      if (one !== undefined) await mailInvitation(tx, { ...names, ...one, email, role }, settings.appUrl)
    }
  })
}
