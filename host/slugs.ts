// Slugs from names, and the words that may not be one.
const RESERVED = new Set(
  [
    'accept-invitation account admin api assets auth bp clients config create-account dashboard docs favicon favicon.ico forgot-password',
    'graphiql graphql health healthz help home invitations invoice invoices log login logout me new notevault password-reset privacy profile',
    'project projects public register readyz settings share sign-in sign-out sign-up static status support task tasks team-members terms undefined null',
    'workspace workspaces www compact sidebar deleted sample email inbox new-task search unsubscribe welcome',
  ]
    .join(' ')
    .split(' '),
)

/** True for a slug that a route of the client or of the host already means (DEFECT-21). */
export function isReserved(slug: string): boolean {
  return RESERVED.has(slug)
}

/** A name in a slug's letters (at most 48), or `fallback` when nothing of it is left. */
export function slugFrom(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? fallback : slug
}

/** The first of `base`, `base-2`, `base-3` … that is neither reserved nor taken. */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!isReserved(slug) && !taken.has(slug)) return slug
  }
}
