// What cannot be taken back asks for the caller's password again.
import type { FastifyRequest } from 'fastify'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { checkPassword } from '../../passwords.ts'
import type { PersonRow } from '../people/people.table.ts'

/** Makes the check of one kind of call: 422 at `password` where it is wrong, 429 after ten wrong ones in 15 minutes. */
export function passwordCheck({ hasher, limits }: Pick<Host, 'hasher' | 'limits'>) {
  const limit = limits.by('own password', 10, 15, (request) => request.person?.id ?? '')
  return async (request: FastifyRequest, person: PersonRow, password: string): Promise<void> => {
    const giveBack = await limit.take(request)
    if (person.passwordHash === null)
      throw invalid({ password: ['Your account has no password yet. Set one with “Forgot password?” on the sign-in page.'] })
    if (!(await checkPassword(hasher, person.passwordHash, password))) throw invalid({ password: ['That is not your password.'] })
    await giveBack()
  }
}
