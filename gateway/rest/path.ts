// Addresses of single things: ids as one path segment each.

/** The path of an id that no address can have; calls with it are 404 without being made. */
export const NOWHERE = ''

/** Fills ids into a path, each as one segment: an empty id, `.` or `..` would be another address. Slashes around them stay verbatim (DEFECT-20). */
export function path(parts: TemplateStringsArray, ...ids: readonly string[]): string {
  if (ids.some((id) => /^\.{0,2}$|\p{Surrogate}/u.test(id))) return NOWHERE
  return String.raw({ raw: parts }, ...ids.map(encodeURIComponent))
}
