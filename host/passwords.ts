// Passwords: argon2id, and a check that takes as long for an account that does not exist.
import argon2 from 'argon2'

/** Shortest password that is accepted, in characters. */
export const SHORTEST_PASSWORD = 10
/** Longest password that is accepted, so that hashing stays cheap to refuse. */
export const LONGEST_PASSWORD = 200

// OWASP's argon2id setting for servers: 19 MiB, two passes.
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
let decoy: Promise<string> | null = null

/** The argon2id hash to store. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, COST)
}

/** Compares a password with a stored hash; with null (no such account) it does the same work and answers false. */
export async function checkPassword(hash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const against = hash ?? (await decoy)
  const right = await argon2.verify(against, password)
  return hash !== null && right
}
