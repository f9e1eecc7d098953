// Which invitation somebody comes by who is on the way to an account (SESS-08).
import { pathTo } from '#src/lib/paths.ts'

/** The token of the invitation, out of the way back to it; null for another way, or none. */
export function invitationIn(back: string | null): string | null {
  const [path, query] = back?.split('?') ?? []
  return path === pathTo('accept-invitation') ? new URLSearchParams(query).get('token') : null
}
