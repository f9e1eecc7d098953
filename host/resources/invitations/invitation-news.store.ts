// Who hears of an invitation: the invited who have an account in the workspace, and the inviter of its answer.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type About, aboutProject, tell, withdrawReasons } from '../notifications/notifications.store.ts'
import { dropInvitationMails } from './invitation-mail.ts'

type Project = { id: string; companyId: string; name: string }
type Answered = { project: Project; inviterId: string; mail: { id: string; name: string } | null }

const topicOf = (id: string) => `invitation:${id}`

/** Tells those of the invited who are in the workspace already; the invitation itself is the target, because they may not see the project yet. */
export async function tellInvited(
  db: Database,
  project: Project,
  inviterId: string,
  invited: { id: string; email: string }[],
): Promise<void> {
  const emails = sql.param(invited.map(({ email }) => email))
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select p.id, p.email from people p join company_members cm on cm.person_id = p.id and cm.company_id = ${project.companyId}
    where p.email = any(${emails}::text[])`)
  for (const { id, email } of invited) {
    const ids = rows.filter((row) => row.email === email).map((row) => row.id)
    const about: About = { ...aboutProject(project), topic: topicOf(id), target: { kind: 'invitation', id } }
    await tell(db, { ...about, to: { ids }, actorId: inviterId, reason: 'invited' })
  }
}

/** Takes the unread news of invitations back that cannot be accepted any more, and the mails that wait; answers whose mail did. */
export async function takeInvitedBack(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await withdrawReasons(db, ids.map(topicOf), ['invited', 'asked'])
  return dropInvitationMails(db, ids)
}

/** Tells the inviter of the answer to an invitation by e-mail; each invitation is a topic of its own. Whoever declines need not be signed in. */
export async function tellOfAnswer(
  db: Database,
  { project, inviterId, mail }: Answered,
  reason: 'accepted' | 'declined',
  actorId: string | null,
): Promise<void> {
  if (mail === null) return
  await takeInvitedBack(db, [mail.id])
  await tell(db, {
    ...aboutProject(project),
    topic: topicOf(mail.id),
    to: { ids: [inviterId] },
    actorId,
    reason,
    detail: { name: mail.name },
  })
}

/** Tells whoever shares the project's link that somebody joined by it; each person is a topic of their own. */
export function tellOfJoining(db: Database, { project, inviterId }: Answered, personId: string): Promise<void> {
  return tell(db, {
    ...aboutProject(project),
    topic: `joined:${project.id}:${personId}`,
    to: { ids: [inviterId] },
    actorId: personId,
    reason: 'joined',
  })
}

type Mailed = Answered & { mail: { id: string } }

/** Tells whoever invited that somebody under another address asks for it; the invitation itself is the target, where they answer. */
export function tellAsked(db: Database, { project, inviterId, mail }: Mailed, personId: string): Promise<void> {
  const about: About = { ...aboutProject(project), topic: topicOf(mail.id), target: { kind: 'invitation', id: mail.id } }
  return tell(db, { ...about, to: { ids: [inviterId] }, actorId: personId, reason: 'asked' })
}

/** What was told of that goes where it is answered, or the invitation is. */
export async function takeAskBack(db: Database, id: string): Promise<void> {
  await withdrawReasons(db, [topicOf(id)], ['asked'])
}

/** Tells whoever asked that they are in. */
export function tellAgreed(db: Database, { project, mail }: Mailed, { to, from }: { to: string; from: string }): Promise<void> {
  return tell(db, { ...aboutProject(project), topic: topicOf(mail.id), to: { ids: [to] }, actorId: from, reason: 'added' })
}
