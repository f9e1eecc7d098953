// Why an upload failed, in one more sentence below the specification's.
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'

/** The reason where it helps; empty where nothing more is known than that it failed. */
export function failureDetail(problem: unknown): string {
  const error = asApiError(problem)
  return error === null || error.code === 'INTERNAL_SERVER_ERROR' ? '' : errorText(problem)
}
