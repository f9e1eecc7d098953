// Inviting a contact of a client as a guest to its projects (CLIENT-07, ASSUMED): the ordinary invitation by mail, and the account that accepts it is the contact's.
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf } from '../../wire.ts'
import { clientParams, clientShape, toClient } from '../clients/clients.schema.ts'
import { type ContactView, readClient } from '../clients/clients.store.ts'
import { clientContacts } from '../clients/clients.table.ts'
import { companyMembers } from '../companies/companies.table.ts'
import { sendInvitations } from '../invitations/send-invitations.ts'
import { people } from '../people/people.table.ts'
import { listMembers } from '../project-team-members/project-team-members.store.ts'
import { projects } from '../projects/projects.table.ts'

const inviteBody = z.strictObject({
  contact_id: z.number().int(),
  project_slugs: z.array(z.string().max(80)).min(1).max(50),
  sees_invoices: z.boolean().default(true),
})

/** The contact and the projects of the client that are named; 422 where one is missing. */
async function invited(
  db: Database,
  companyId: string,
  clientId: string,
  { contact_id: contactId, project_slugs: slugs }: z.infer<typeof inviteBody>,
) {
  const { contacts, projects: own } = await readClient(db, companyId, clientId)
  const found = contacts.find(({ contact }) => contact.id === contactId)
  if (found === undefined) throw notFound('This contact does not exist.')
  if (found.contact.email === '') throw invalid({ contact_id: ['This contact has no email address.'] })
  const ids = slugs.map((slug) => own.find((project) => project.slug === slug)?.id)
  if (ids.some((id) => id === undefined)) throw invalid({ project_slugs: ['Choose projects of this client.'] })
  const rows = await db
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.companyId, companyId),
        inArray(
          projects.id,
          ids.filter((id) => id !== undefined),
        ),
      ),
    )
  return { contact: found.contact, rows }
}

/** Who is in the workspace already is bound at once; anybody else when they accept what is mailed to them. */
async function bind(db: Database, companyId: string, { id, email }: ContactView['contact'], seesInvoices: boolean): Promise<void> {
  const [known] = await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(companyMembers, and(eq(companyMembers.personId, people.id), eq(companyMembers.companyId, companyId)))
    .where(eq(people.email, email))
  await db
    .update(clientContacts)
    .set({ seesInvoices, invitedAt: new Date(), ...(known && { personId: known.id }) })
    .where(inCompany(clientContacts, companyId, id))
}

/** `POST /clients/{uuid}/invite`. */
export function clientInvitationsRoutes(host: Host): void {
  const { app, db } = host
  const schema = {
    tags: ['clients'],
    summary: 'Invite a contact to projects of their client, as a guest',
    params: clientParams,
    querystring: companyQuery,
    body: inviteBody,
    response: { 200: dataOf(clientShape) },
  }
  app.post('/clients/:uuid/invite', { config: { who: 'company-owner', paid: true }, schema }, async (request) => {
    const { company, person } = companyScope(request)
    const { contact, rows } = await invited(db, company.id, request.params.uuid, request.body)
    await bind(db, company.id, contact, request.body.sees_invoices)
    for (const project of rows) {
      if ((await listMembers(db, project.id)).some((member) => member.person.email === contact.email)) continue
      const guest = { email: contact.email, name: contact.name, role: 'guest' as const }
      await sendInvitations(host, { person, company, companyRole: 'owner', project, role: 'admin' }, [guest])
    }
    return { data: toClient(await readClient(db, company.id, request.params.uuid)) }
  })
}
