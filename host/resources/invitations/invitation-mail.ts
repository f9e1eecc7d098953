// The mail of an invitation, which goes by the workspace's server (SMTP-07).
import { and, eq, like, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { quotedName } from '../mails/mail-names.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { mails } from '../mails/mails.table.ts'

/** What an invitation says: who invites whom to what; `token` opens it. */
export type MailedInvitation = {
  id: string
  token: string
  email: string
  role: string
  companyId: string
  inviter: string
  project: string
  company: string
}

const keyOf = (id: string) => `invitation:${id}`

/** Puts the mail into the queue, in the transaction that makes the invitation or its new link. */
export async function mailInvitation(tx: Database, invitation: MailedInvitation, appUrl: string): Promise<void> {
  const { id, token, email, role, companyId } = invitation
  const [inviter, project] = [quotedName(invitation.inviter), quotedName(invitation.project, 'a project')]
  const title = `${inviter} invites you to ${project}`
  await queueMail(tx, {
    companyId,
    kind: 'invitation',
    to: email,
    subject: title,
    dedupeKey: `${keyOf(id)}:${token.slice(0, 8)}`,
    content: {
      title,
      blocks: [
        { is: 'text', text: 'You would work on this project together.' },
        {
          is: 'facts',
          rows: [
            { name: 'Project', value: project },
            { name: 'Workspace', value: quotedName(invitation.company, '–') },
            { name: 'Your role', value: role },
          ],
        },
        { is: 'button', label: 'Accept or decline', url: `${appUrl}/accept-invitation?token=${token}` },
        { is: 'small', text: 'The invitation is good for 14 days. If you do not know who invites you, ignore this mail.' },
      ],
      why: 'You get this because somebody typed your address. Nobody has added you to anything.',
    },
  })
}

/** Takes mails back that wait and whose link is dead; answers of which invitations. */
export async function dropInvitationMails(tx: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const ofOne = (id: string): SQL => like(mails.dedupeKey, `${keyOf(id)}:%`)
  const waiting = and(eq(mails.state, 'waiting'), eq(mails.kind, 'invitation'), or(...ids.map(ofOne)))
  const dropped = await tx.delete(mails).where(waiting).returning({ key: mails.dedupeKey })
  return ids.filter((id) => dropped.some(({ key }) => key?.startsWith(`${keyOf(id)}:`)))
}
