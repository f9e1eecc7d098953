// Clients of a workspace, and what an hour costs.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { deletion, orNull, payload } from '../payload.ts'
import * as calls from './client.calls.ts'

/** Names of the host's fields in inputs. */
const names = {
  tax_id: 'taxId',
  tax_bp: 'taxBp',
  terms_days: 'termsDays',
  project_slugs: 'projectSlugs',
  contact_id: 'contactId',
  'contacts.*.gets_invoices': 'getsInvoices',
}

function written(write: () => ReturnType<typeof calls.getClient>) {
  return payload(async () => ({ client: await write() }), { client: null }, names)
}

/** Fields of Query and Mutation about clients. */
export const clientResolvers = {
  Query: {
    clients: (_, { workspaceSlug, search, archived, sort, page, perPage }, { rest }) =>
      calls.listClients(rest, workspaceSlug, {
        search: search ?? '',
        archived: archived ? 1 : 0,
        sort: (sort ?? 'NAME').toLowerCase(),
        page: Math.max(1, page ?? 1),
        per_page: perPage ?? undefined,
      }),
    client: (_, { workspaceSlug, id }, { rest }) => orNull(calls.getClient(rest, workspaceSlug, id)),
    projectRates: (_, ref, { rest }) => orNull(calls.getRates(rest, addressOf(ref))),
  },
  Mutation: {
    createClient: (_, { workspaceSlug, input: { name, currency } }, { rest }) =>
      written(() => calls.createClient(rest, workspaceSlug, { name, ...(currency != null && { currency }) })),
    updateClient: (_, { workspaceSlug, id, input }, { rest }) => written(() => calls.updateClient(rest, workspaceSlug, id, input)),
    setClientProjects: (_, { workspaceSlug, id, projectSlugs }, { rest }) =>
      written(() => calls.setClientProjects(rest, workspaceSlug, id, projectSlugs)),
    archiveClient: (_, { workspaceSlug, id, archived }, { rest }) => written(() => calls.archiveClient(rest, workspaceSlug, id, archived)),
    deleteClient: (_, { workspaceSlug, id }, { rest }) => deletion(id, () => calls.deleteClient(rest, workspaceSlug, id)),
    inviteClientContact: (_, { workspaceSlug, id, input }, { rest }) => written(() => calls.inviteContact(rest, workspaceSlug, id, input)),
    setProjectRates: (_, { project, input }, { rest }) =>
      payload(async () => ({ rates: await calls.setRates(rest, addressOf(project), input) }), { rates: null }, names),
  },
} satisfies Resolvers
