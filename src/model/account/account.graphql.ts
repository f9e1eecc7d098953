// Documents about one's own account.
import { graphql } from '#src/data/graphql.ts'

/** Everything of oneself that settings show. */
export const Account = graphql(`
  fragment Account on Viewer {
    id
    username
    name
    avatar
    headline
    email
    preferences { timeZone locale weekStart hourCycle theme hideEmail taskModal singleKeys keyHints }
  }
`)

/** Oneself. */
export const GetAccount = graphql(`query GetAccount { viewer { ...Account } }`, [Account])

/** Changes what is given. */
export const UpdateViewer = graphql(
  `mutation UpdateViewer($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { ...Account } userErrors { code field message } } }`,
  [Account],
)
