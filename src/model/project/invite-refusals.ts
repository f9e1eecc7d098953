// Why invitations were refused, of one entry or of all.
import type { ApiError } from '#src/data/errors/api-error.ts'

/** What the server says of the whole, as that a workspace has sent its invitations of the day; null when it names entries, or nothing. */
export function refusalOfAll(error: ApiError): string | null {
  return error.refusals.find(({ code, field }) => code === 'CONFLICT' && !field?.length)?.message ?? null
}

/** The server's sentences by the place of an entry: a refusal names `emails.1`, or `entries`, `1`, `email`. */
export function refusedEntries(error: ApiError): Map<number, string> {
  const found = new Map<number, string>()
  for (const { field, message } of error.refusals) {
    const at = (field ?? []).flatMap((part) => part.split('.')).find((part) => /^\d+$/.test(part))
    if (at !== undefined && !found.has(Number(at))) found.set(Number(at), message)
  }
  return found
}
