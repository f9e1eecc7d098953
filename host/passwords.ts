// Passwords: argon2id, and a check that does the same work for an account that does not exist.
import argon2 from 'argon2'
import { invalid } from './errors.ts'

/** Shortest password that is accepted, in characters. */
export const SHORTEST_PASSWORD = 10
/** Longest password that is accepted, so that hashing stays cheap to refuse. */
export const LONGEST_PASSWORD = 200

// OWASP's argon2id setting for servers: 19 MiB, two passes.
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What makes and checks hashes; tests count with one of their own. */
export type Hasher = { hash(password: string): Promise<string>; verify(hash: string, password: string): Promise<boolean> }

/** The hasher of the product. */
export const argon2id: Hasher = {
  hash: (password) => argon2.hash(password, COST),
  verify: (hash, password) => argon2.verify(hash, password),
}

/** Of a password that nobody knows: what is compared with where there is no hash. Its cost is that of the real ones. */
export const DECOY = '$argon2id$v=19$m=19456,p=1,t=2$sxcUHadiIXQV9ETd16i9lg$BnyakbKe21E5WLktlBInQzhBH0x7mj9yCiQw6t8fy6c'

/** True when a hash costs as much to check as those that are made today. */
export function isOfToday(hash: string): boolean {
  return !argon2.needsRehash(hash, COST)
}

/** Compares a password with a stored hash; with null (no such account, or none that has a password) it does the same work and answers false. */
export async function checkPassword(hasher: Hasher, hash: string | null, password: string): Promise<boolean> {
  const right = await hasher.verify(hash ?? DECOY, password)
  return hash !== null && right
}

/** What a password is refused with that scores below this. */
const FAIR = 2

/** What somebody who guesses tries first: the product, and whole and in parts name and address. */
function knownWords({ name, email }: { name: string; email: string }): string[] {
  const parts = [name, email].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u), text.replace(/[^\p{L}\p{N}]+/gu, '')])
  return ['Palette', ...parts.filter((part) => part.length > 2)]
}

/** Refuses a password that is easy to guess for whose account it is, 422 at `password` (SESS-02). */
export async function refuseEasy(password: string, person: { name: string; email: string }): Promise<void> {
  const { strengthOf } = await import('./resources/sessions/password-strength.ts')
  if (strengthOf(password, knownWords(person)) < FAIR)
    throw invalid({ password: ['This password is easy to guess. A few unrelated words are better.'] })
}
