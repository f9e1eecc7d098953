// The two error channels of a mutation: refusals go into the payload, everything else is a top-level error.
import { RestError, type UserError, userErrorsOf } from '../errors.ts'

/** A refusal that the gateway itself makes; its message is for people. */
export class Refused extends Error {
  readonly userError: UserError

  constructor(code: UserError['code'], field: string[], message: string) {
    super(message)
    this.userError = { code, field, message }
  }
}

/** Runs `work`; a refusal that the person can mend becomes `userErrors` beside `empty`. `names` maps the host's field names to input names. */
export async function payload<Work extends object, Empty extends object>(
  work: () => Promise<Work>,
  empty: Empty,
  names: Readonly<Record<string, string>> = {},
): Promise<(Work | Empty) & { userErrors: UserError[] }> {
  try {
    return { ...(await work()), userErrors: [] }
  } catch (error) {
    const userErrors = error instanceof Refused ? [error.userError] : userErrorsOf(error, names)
    if (!userErrors) throw error
    return { ...empty, userErrors }
  }
}

/** The payload of a mutation that deletes the thing of an id. What is unknown, foreign or gone already was not deleted, and that is said. */
export async function deletion(id: string, work: () => Promise<unknown>) {
  const done = await payload(
    async () => {
      await work()
      return { deletedId: id }
    },
    { deletedId: null },
  )
  const userErrors = done.userErrors.map((one) => (one.code === 'NOT_FOUND' ? { ...one, message: NOT_DELETED } : one))
  return { ...done, userErrors }
}

const NOT_DELETED = 'This is not there, or not any more. Nothing was deleted.'

/** Null for a thing that is unknown or foreign (404), every other failure stays one. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RestError && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}
