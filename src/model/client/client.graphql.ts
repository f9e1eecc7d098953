// Documents about clients of a workspace.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A client with everything its row and its page show. */
export const ClientRow = graphql(`
  fragment ClientRow on Client {
    id
    number
    name
    email
    phone
    website
    address { street postcode city region }
    country
    taxId
    currency
    digits
    rate
    taxBp
    termsDays
    rounding
    notes
    archivedAt
    projects { slug name logo }
    contacts { id name email phone role getsInvoices seesInvoices invitedAt person { id username name avatar } }
    unbilled { seconds money { amount currency digits } withoutRate }
    unbilledByProject { project { slug } seconds money { amount currency digits } withoutRate }
    balances { open { amount currency digits } overdue { amount currency digits } }
    lastInvoice { id number issuedOn }
  }
`)

/** The fields of `ClientRow`. */
export type ClientRowData = FragmentOf<typeof ClientRow>

/** One page of a workspace's clients. */
export const ListClients = graphql(
  `query ListClients($workspaceSlug: ID!, $search: String, $archived: Boolean, $sort: ClientSort, $page: Int, $perPage: Int) {
    clients(workspaceSlug: $workspaceSlug, search: $search, archived: $archived, sort: $sort, page: $page, perPage: $perPage) {
      nodes { ...ClientRow }
      page
      totalPages
      totalCount
    }
  }`,
  [ClientRow],
)

/** One client; null when it was deleted. */
export const GetClient = graphql(
  `query GetClient($workspaceSlug: ID!, $id: ID!) {
    client(workspaceSlug: $workspaceSlug, id: $id) { ...ClientRow }
  }`,
  [ClientRow],
)

/** The projects of the workspace that a client can be linked to. */
export const ClientProjects = graphql(`
  query ClientProjects($workspaceSlug: ID!) {
    projects(workspaceSlug: $workspaceSlug) { id slug name logo }
  }
`)

/** What an hour costs on a project. */
export const GetRates = graphql(`
  query GetRates($workspaceSlug: ID!, $projectSlug: ID!) {
    projectRates(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) {
      currency
      digits
      client { id name rate }
      rate
      people { person { id username name avatar } rate }
    }
  }
`)

/** Adds a client. */
export const CreateClient = graphql(
  `mutation CreateClient($workspaceSlug: ID!, $input: CreateClientInput!) {
    createClient(workspaceSlug: $workspaceSlug, input: $input) { client { ...ClientRow } userErrors { code field message } }
  }`,
  [ClientRow],
)

/** Changes one. */
export const UpdateClient = graphql(
  `mutation UpdateClient($workspaceSlug: ID!, $id: ID!, $input: UpdateClientInput!) {
    updateClient(workspaceSlug: $workspaceSlug, id: $id, input: $input) { client { ...ClientRow } userErrors { code field message } }
  }`,
  [ClientRow],
)

/** Says which projects are a client's. */
export const SetClientProjects = graphql(
  `mutation SetClientProjects($workspaceSlug: ID!, $id: ID!, $projectSlugs: [ID!]!) {
    setClientProjects(workspaceSlug: $workspaceSlug, id: $id, projectSlugs: $projectSlugs) { client { ...ClientRow } userErrors { code field message } }
  }`,
  [ClientRow],
)

/** Archives one, or reopens it. */
export const ArchiveClient = graphql(
  `mutation ArchiveClient($workspaceSlug: ID!, $id: ID!, $archived: Boolean!) {
    archiveClient(workspaceSlug: $workspaceSlug, id: $id, archived: $archived) { client { ...ClientRow } userErrors { code field message } }
  }`,
  [ClientRow],
)

/** Deletes one without issued invoices. */
export const DeleteClient = graphql(`
  mutation DeleteClient($workspaceSlug: ID!, $id: ID!) {
    deleteClient(workspaceSlug: $workspaceSlug, id: $id) { deletedId userErrors { code field message } }
  }
`)

/** Invites a contact to projects of their client. */
export const InviteClientContact = graphql(
  `mutation InviteClientContact($workspaceSlug: ID!, $id: ID!, $input: InviteClientContactInput!) {
    inviteClientContact(workspaceSlug: $workspaceSlug, id: $id, input: $input) { client { ...ClientRow } userErrors { code field message } }
  }`,
  [ClientRow],
)

/** Sets what an hour costs on a project. */
export const SetProjectRates = graphql(`
  mutation SetProjectRates($project: ProjectRef!, $input: ProjectRatesInput!) {
    setProjectRates(project: $project, input: $input) { rates { currency rate } userErrors { code field message } }
  }
`)
