// Bodies and answers of signing in and up.
import { z } from 'zod'
import { emailText } from '../../email-address.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../passwords.ts'
import { lineText } from '../../plain-text.ts'
import { dataOf } from '../../wire.ts'
import { meShape } from '../people/me.schema.ts'

/** A name people go by. */
export const nameText = lineText(120, { none: 'Please enter a name.' })

/** A password that may be set. */
export const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD, `At least ${SHORTEST_PASSWORD} characters.`)
  .max(LONGEST_PASSWORD, `At most ${LONGEST_PASSWORD} characters.`)

/** Body of sign-in; any text is let through, so that a wrong form of address is answered like a wrong password. */
export const signInBody = z.strictObject({ email: z.string().max(1000), password: z.string().max(1000) })

/** Body of sign-up. `invitation_token` is accepted with it; `by_invitation` only shows that somebody was invited, and stays to be answered. */
export const signUpBody = z.strictObject({
  name: nameText,
  email: emailText,
  password: newPassword,
  invitation_token: z.string().max(200).nullish(),
  by_invitation: z.string().max(200).nullish(),
})

/** Body of third-party: the provider's identity token, the nonce that the sign-in was started with, and `by_invitation` as in sign-up. */
export const thirdPartyBody = z.strictObject({
  id_token: z.string().max(16_000),
  nonce: z.string().min(16).max(200),
  by_invitation: z.string().max(200).nullish(),
})

/** Body of forgot-password. */
export const forgotBody = z.strictObject({ email: emailText })

/** Body of reset-password. */
export const resetBody = z.strictObject({ token: z.string().max(200), password: newPassword })

/** Body of the call that looks whether a reset token still works. */
export const resetCheckBody = z.strictObject({ token: z.string().max(200) })

/** A fresh session. */
export const sessionShape = dataOf(z.object({ access_token: z.string(), user: meShape }))
