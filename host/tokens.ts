// Opaque secrets: made here, stored only as SHA-256.
import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, safe in urls. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
