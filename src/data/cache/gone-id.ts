// What a delete says about the thing it was asked for.

/** The id of what is gone after a delete: deleted by it, or not there any more; null where it was refused and the thing is still there. */
export function goneId(payload: unknown, asked: unknown): string | null {
  const { deletedId, userErrors } = (payload ?? {}) as { deletedId?: string | null; userErrors?: readonly { code: string }[] }
  const isGone = Boolean(deletedId) || userErrors?.some(({ code }) => code === 'NOT_FOUND')
  // By the id that it was asked for: the answer names it without its type, and so by the server's.
  return typeof asked === 'string' && isGone ? asked : null
}
