// What a delete says about the thing it was asked for.

/** The id of what is gone after a delete: deleted by it, or not there any more; null where it was refused and the thing is still there. */
export function goneId(payload: unknown, asked: unknown): string | null {
  const { deletedId, userErrors } = (payload ?? {}) as { deletedId?: string | null; userErrors?: readonly { code: string }[] }
  if (deletedId) return deletedId
  return typeof asked === 'string' && userErrors?.some(({ code }) => code === 'NOT_FOUND') ? asked : null
}
