// What is done with an invitation that came by mail: by whom it was sent to, by who holds it under another address, by who sent it.
import { eq } from 'drizzle-orm'
import { invitations } from '#host/resources/invitations/invitations.table.ts'
import { people } from '#host/resources/people/people.table.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Given, Line } from './line.ts'
import { NEWS } from './words.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }
const some = () => crypto.randomUUID().slice(0, 8)

/** Dora, of another workspace, is invited. */
async function invited(bench: ActionBench): Promise<Given> {
  const person = `p${some()}`
  await bench.world.host.person(person)
  await bench.data(
    'ana',
    'mutation ($project: ProjectRef!, $entries: [InviteEntry!]!) { inviteByEmail(project: $project, entries: $entries) { userErrors { message } } }',
    { project: PLACE, entries: [{ name: person, email: `${person}@example.com`, role: 'member' }] },
  )
  const mail = (await bench.world.host.mailsNow()).findLast(({ to }) => to === `${person}@example.com`)
  const token = /accept-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return { subjects: { invitation: [{ id: token, token, projectName: 'Website', viewerCan: [] }] }, as: person }
}

/** Somebody holds an invitation that was sent to another address, and asks ana for it where `asked`. */
const misled =
  (asked: boolean) =>
  async (bench: ActionBench): Promise<Given> => {
    const { subjects } = await invited(bench)
    const [{ token } = { token: '' }] = subjects.invitation ?? []
    const person = `p${some()}`
    await bench.world.host.person(person)
    if (!asked) return { subjects, as: person }
    await bench.data(person, 'mutation ($token: String!) { askForInvitation(token: $token) { userErrors { message } } }', { token })
    const [row] = await bench.world.host.db
      .select({ id: invitations.id })
      .from(invitations)
      .innerJoin(people, eq(people.id, invitations.askedBy))
      .where(eq(people.username, person))
    const id = row?.id ?? ''
    return { subjects: { invitation: [{ id, token: id, projectName: 'Website', viewerCan: [] }] } }
  }

/** One line each. */
export const invitationLines: readonly Line[] = [
  {
    id: 'invitation.accept',
    given: invited,
    touches: [...NEWS, '+company_members', '+project_members', 'invitations.used_at', 'invitations.used_by'],
    perhaps: ['people.email_verified_at'],
    noUndo: 'an invitation is good once',
  },
  {
    id: 'invitation.ask',
    given: misled(false),
    touches: [...NEWS, 'invitations.asked_by'],
    noUndo: 'whoever invited was told',
  },
  {
    id: 'invitation.agree',
    given: misled(true),
    touches: ['+company_members', '+project_members', 'invitations.asked_by', 'invitations.used_at', 'invitations.used_by'],
    perhaps: [...NEWS, '-notifications', '-notification_events'],
    noUndo: 'an invitation is good once',
  },
  {
    id: 'invitation.refuse',
    given: misled(true),
    touches: ['invitations.asked_by'],
    perhaps: ['-notifications', '-notification_events'],
    noUndo: 'they can ask again',
  },
  { id: 'invitation.decline', given: invited, touches: [...NEWS, 'invitations.withdrawn_at'], noUndo: 'an invitation is good once' },
]
