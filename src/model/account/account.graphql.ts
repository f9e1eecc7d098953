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
    hasPassword
    mustConfirmEmail
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
  `mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { ended token userErrors { code field message } } }`,
)

/** Asks for another address. */
export const ChangeEmail = graphql(
  `mutation ChangeEmail($input: ChangeEmailInput!) { changeEmail(input: $input) { ok userErrors { code field message } } }`,
)

/** Opens the link that changes the address. */
export const ConfirmEmail = graphql(
  `mutation ConfirmEmail($token: String!) { confirmEmail(token: $token) { email userErrors { code field message } } }`,
)

/** Opens the link that confirms the address. */
export const VerifyEmail = graphql(
  `mutation VerifyEmail($token: String!) { verifyEmail(token: $token) { email userErrors { code field message } } }`,
)

/** Takes a change of address back. */
export const RevertEmail = graphql(
  `mutation RevertEmail($token: String!) { revertEmail(token: $token) { email resetToken userErrors { code field message } } }`,
)

/** Mails the link to confirm the address again: one's own, or that of somebody who cannot sign in yet. */
export const ResendVerification = graphql(
  `mutation ResendVerification($email: String) { resendVerification(email: $email) { ok userErrors { code field message } } }`,
)

/** Mails a link to set a password. */
export const RequestPasswordLink = graphql(
  `mutation RequestPasswordLink($email: String!) { requestPasswordReset(email: $email) { ok userErrors { code field message } } }`,
)

/** Deletes one's account. */
export const DeleteAccount = graphql(
  `mutation DeleteAccount($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletionAt userErrors { code field message } } }`,
)

/** The workspaces of the viewer, to tell which are theirs. */
export const ListOwnWorkspaces = graphql(`query ListOwnWorkspaces { workspaces { id slug name viewerCan } }`)
