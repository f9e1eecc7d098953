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
    preferences { timeZone locale weekStart hourCycle theme hideEmail taskModal singleKeys keyHints keyCoach shortcutPreset shortcuts { action keys } }
  }
`)

/** Oneself. */
export const GetAccount = graphql(`query GetAccount { viewer { ...Account } }`, [Account])

/** Changes what is given. */
export const UpdateViewer = graphql(
  `mutation UpdateViewer($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { ...Account } userErrors { code field message } } }`,
  [Account],
)

/** Where one is signed in. */
export const ListSessions = graphql(`query ListSessions { sessions { id device network createdAt lastUsedAt current } }`)

/** Ends one of them. */
export const EndSession = graphql(`mutation EndSession($id: ID!) { endSession(id: $id) { deletedId userErrors { code field message } } }`)

/** Ends all but this one. */
export const EndOtherSessions = graphql(`mutation EndOtherSessions { endOtherSessions { ended userErrors { code field message } } }`)

/** Sets a new password. */
export const ChangePassword = graphql(
  `mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { ended userErrors { code field message } } }`,
)
