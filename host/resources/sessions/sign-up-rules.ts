// Who may make an account (SESS-08): by a form, or by signing in somewhere else.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { HostError, invalid } from '../../errors.ts'
import type { Settings } from '../../settings.ts'
import { invitations } from '../invitations/invitations.table.ts'

/** As much of the settings as says who may. */
export type SignUpRules = Pick<Settings, 'signUp' | 'signUpDomains'>

/** Refuses, 403 or 422 at `email`, an address that may have no account; `invited`: its owner has an open invitation. */
export function refuseSignUp({ signUp, signUpDomains }: SignUpRules, email: string, invited: boolean): void {
  if (signUp === 'off' || (signUp === 'invited' && !invited))
    throw new HostError(403, 'Ask somebody in the workspace to invite you.', { code: 'sign_up_closed' })
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (signUpDomains.length > 0 && !signUpDomains.includes(domain))
    throw invalid({ email: [`Only addresses of ${signUpDomains.join(' or ')} may have an account here.`] })
}

/** True for an address that an open invitation was mailed to. */
export async function wasInvited(db: Database, email: string): Promise<boolean> {
  const open = and(isNull(invitations.usedAt), isNull(invitations.withdrawnAt), gt(invitations.expiresAt, sql`now()`))
  const rows = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.email, email), open))
    .limit(1)
  return rows.length > 0
}
