// Inviting by email: whoever is in the workspace is put on the project at once, the others get one mail each by its server (SMTP-07, TEAM-03).

import type { ProjectScope } from '../../access.ts'
import type { Database } from '../../db/open.ts'
import { type FieldErrors, invalid } from '../../errors.ts'
import type { Settings } from '../../settings.ts'
import { personTarget, record } from '../audit-events/audit-events.store.ts'
import { mustConfirm, refuseUnconfirmed } from '../people/me.schema.ts'
import type { PersonRow } from '../people/people.table.ts'
import { tellAdded } from '../project-team-members/member-news.store.ts'
import { listMembers, listNotAdded, type MemberView, seat, staysInCompany } from '../project-team-members/project-team-members.store.ts'
import { endWaiting, holdWaiting, type Waiting } from './invitation-ends.store.ts'
import { mailInvitation } from './invitation-mail.ts'
import { addInvitations, type Guest } from './invitations.store.ts'

const THERE = 'This person is on the project already.'

/** What inviting needs of the host; `db` may be a transaction. */
export type Inviting = { db: Database; settings: Pick<Settings, 'appUrl' | 'emailVerification'> }

/** What became of those who were invited. */
export type Sent = { invited: { id: string; email: string }[]; added: MemberView[] }

/**
 * Brings people to a project, all or none. Mails are queued with their invitations. An address that nobody has confirmed as theirs is invited, whoever is in the
 * workspace under it. 422 names those who are on the project already; 429 when the workspace has sent its invitations of a day.
 */
export async function sendInvitations({ db, settings }: Inviting, scope: ProjectScope, guests: Guest[]): Promise<Sent> {
  const { person, company, project } = scope
  refuseUnconfirmed(person, settings, 'to invite people')
  const there = new Set((await listMembers(db, project.id)).map((member) => member.person.email))
  const errors: FieldErrors = {}
  for (const [index, guest] of guests.entries()) {
    if (there.has(guest.email)) errors[`emails.${index}`] = [THERE]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)

  const emails = guests.map(({ email }) => email)
  const known = (await listNotAdded(db, project, { emails })).filter((one) => !mustConfirm(one, settings))
  const names = { companyId: company.id, inviter: person.name, project: project.name, company: company.name }
  return db.transaction(async (tx) => {
    const waiting =
      known.length === 0
        ? []
        : await holdWaiting(
            tx,
            project,
            known.map(({ email }) => email),
          )
    const added: PersonRow[] = []
    const invited: Guest[] = []
    for (const guest of guests) {
      const one = known.find(({ email }) => email === guest.email)
      if (one !== undefined && (await addAtOnce(tx, scope, one, guest, waiting))) added.push(one)
      else invited.push(guest)
    }
    const made = invited.length === 0 ? [] : await addInvitations(tx, project, person.id, invited)
    for (const [index, { email, role }] of invited.entries()) {
      const one = made[index]
      if (one !== undefined) await mailInvitation(tx, { ...names, ...one, email, role }, settings.appUrl)
    }
    const members = added.length === 0 ? [] : await listMembers(tx, project.id)
    return {
      invited: invited.flatMap(({ email }, at) => (made[at] === undefined ? [] : [{ id: made[at].id, email }])),
      added: members.filter((member) => added.some(({ id }) => id === member.person.id)),
    }
  })
}

/** False where they have just left the workspace. */
async function addAtOnce(
  tx: Database,
  { person, company, project }: ProjectScope,
  one: PersonRow,
  { role }: Guest,
  waiting: readonly Waiting[],
): Promise<boolean> {
  if (!(await staysInCompany(tx, company.id, one.id))) return false
  if (!(await seat(tx, project, one.id, role))) return true
  const said = `added a person to the project as ${role}`
  const ended = await endWaiting(
    tx,
    waiting.filter(({ email }) => email === one.email),
  )
  await record(tx, project, person.id, { action: 'member.add', said, target: await personTarget(tx, one.id), detail: { role, ...ended } })
  await tellAdded(tx, { project, company, actorId: person.id }, one.id)
  return true
}
