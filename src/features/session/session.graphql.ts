// Documents about the session: who is signed in, signing in and up, passwords.
import { graphql } from '#src/data/graphql.ts'

/** The signed-in person. */
export const ViewerHead = graphql(`fragment ViewerHead on Viewer { id username name avatar headline email }`)

/** Who the token belongs to. */
export const GetViewer = graphql(`query GetViewer { viewer { ...ViewerHead } }`, [ViewerHead])

/** Signs in. */
export const SignIn = graphql(
  `mutation SignIn($input: SignInInput!) { signIn(input: $input) { token mustConfirmEmail leaving viewer { ...ViewerHead } userErrors { code field message } } }`,
  [ViewerHead],
)

/** Signs in with the identity token of the configured provider. */
export const SignInWithIdentityToken = graphql(
  `mutation SignInWithIdentityToken($input: IdentityTokenInput!) {
    signInWithIdentityToken(input: $input) { token viewer { ...ViewerHead } userErrors { code field message } }
  }`,
  [ViewerHead],
)

/** Who may make an account; null when the host cannot say. */
export const GetSignUpRules = graphql(`query GetSignUpRules { signUpRules { signUp domains } }`)

/** Has an account back that is being deleted, and signs in. */
export const RestoreAccount = graphql(
  `mutation RestoreAccount($input: SignInInput!) { restoreAccount(input: $input) { token viewer { ...ViewerHead } userErrors { code field message } } }`,
  [ViewerHead],
)

/** Creates an account and signs in. */
export const SignUp = graphql(
  `mutation SignUp($input: SignUpInput!) { signUp(input: $input) { token mustConfirmEmail viewer { ...ViewerHead } userErrors { code field message } } }`,
  [ViewerHead],
)

/** Ends the session on the host. */
export const SignOut = graphql(`mutation SignOut { signOut { ok userErrors { code field message } } }`)

/** Asks for a mail with a reset link; answers the same for every address. */
export const RequestPasswordReset = graphql(
  `mutation RequestPasswordReset($email: String!) { requestPasswordReset(email: $email) { ok userErrors { code field message } } }`,
)

/** Whether the link of the mail still works; null when the host cannot say. */
export const GetPasswordReset = graphql(`query GetPasswordReset($token: String!) { passwordResetOpen(token: $token) }`)

/** Sets a new password with the token of the mail. */
export const ResetPassword = graphql(
  `mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { ok userErrors { code field message } } }`,
)
