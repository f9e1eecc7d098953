// What an invitation's address leads to: look, accept, decline.
import { z } from 'zod'
import { personScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, instantShape, nothingShape, toInstant } from '../../wire.ts'
import { mustConfirm } from '../people/me.schema.ts'
import type { PersonRow } from '../people/people.table.ts'
import { askerOf } from './invitation-asks.store.ts'
import { acceptInvitation, declineInvitation, findInvitation, type InvitationView, listReceived } from './invitations.store.ts'

const tokenParams = z.object({ token: z.string().max(200) })

const receivedShape = z.object({
  uuid: z.uuid(),
  project: z.object({ name: z.string(), slug: z.string() }),
  company: z.object({ name: z.string(), slug: z.string() }),
  inviter: z.object({ name: z.string() }),
  role_name: z.string(),
  expires_at: instantShape,
})

const invitationShape = z.object({
  project: z.object({ name: z.string(), slug: z.string() }),
  company: z.object({ name: z.string(), slug: z.string() }),
  inviter: z.object({ name: z.string() }),
  role_name: z.string(),
  kind: z.enum(['email', 'link']),
  email_hint: z.string().nullable(),
  state: z.enum(['open', 'used', 'expired', 'withdrawn']),
  /** Who the caller is to it: `other` and `asking` are signed in with another address than it was sent to. */
  standing: z.enum(['anyone', 'invited', 'other', 'asking', 'inviter']),
  /** Who asks to take it under another address; only whoever sent it is told. */
  asks: z.object({ name: z.string(), email: z.string() }).nullable(),
})

/** "mia@example.com" as "m•••@example.com": enough to recognise, too little to harvest. */
export function emailHint(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}

function standingOf({ mail, inviterId }: InvitationView, person: PersonRow | null): z.infer<typeof invitationShape>['standing'] {
  if (mail === null || person === null) return 'anyone'
  if (mail.email === person.email) return 'invited'
  if (inviterId === person.id) return 'inviter'
  return mail.askedBy === person.id ? 'asking' : 'other'
}

/** `/invitations/{token}` (OPEN-03). */
export function invitationsRoutes({ app, db, settings }: Host): void {
  const common = { tags: ['invitations'], params: tokenParams }
  // Whoever only says that an address is theirs finds nothing by it (FIRST-08).
  const confirmed = (person: PersonRow | null) => (person === null || mustConfirm(person, settings) ? null : person)

  const mine = {
    tags: ['invitations'],
    summary: 'Open invitations to the caller’s address',
    response: { 200: dataOf(z.array(receivedShape)) },
  }
  app.get('/auth/me/invitations', { config: { who: 'signed-in' }, schema: mine }, async (request) => {
    const caller = confirmed(personScope(request).person)
    const rows = caller === null ? [] : await listReceived(db, caller.email)
    return {
      data: rows.map(({ project, company, inviterName, role, mail }) => ({
        ...{ uuid: mail.id, project: { name: project.name, slug: project.slug }, company, inviter: { name: inviterName } },
        ...{ role_name: role, expires_at: toInstant(mail.expiresAt) },
      })),
    }
  })

  // Whoever is signed in also finds what was sent to them by its id.
  const look = { ...common, summary: 'What a token invites to; no sign-in needed', response: { 200: dataOf(invitationShape) } }
  app.get('/invitations/:token', { config: { who: 'anyone' }, schema: look }, async (request) => {
    const found = await findInvitation(db, request.params.token, confirmed(request.person))
    const { project, company, inviterName, role, state, mail } = found
    const standing = standingOf(found, request.person)
    return {
      data: {
        project: { name: project.name, slug: project.slug },
        company,
        inviter: { name: inviterName },
        role_name: role,
        kind: mail === null ? ('link' as const) : ('email' as const),
        email_hint: mail && emailHint(mail.email),
        state,
        standing,
        asks: standing === 'inviter' && mail ? await askerOf(db, mail.askedBy) : null,
      },
    }
  })

  const where = dataOf(z.object({ company_slug: z.string(), project_slug: z.string() }))
  app.post(
    '/invitations/:token/accept',
    { config: { who: 'signed-in' }, schema: { ...common, summary: 'Join the project', response: { 200: where } } },
    async (request) => {
      const { person } = personScope(request)
      const { companySlug, projectSlug } = await acceptInvitation(db, person, request.params.token, confirmed(person) !== null)
      return { data: { company_slug: companySlug, project_slug: projectSlug } }
    },
  )

  app.post(
    '/invitations/:token/decline',
    { config: { who: 'anyone' }, schema: { ...common, summary: 'Turn it down', response: { 200: nothingShape } } },
    async (request) => {
      await declineInvitation(db, request.person, request.params.token, confirmed(request.person) !== null)
      return { data: null }
    },
  )
}
