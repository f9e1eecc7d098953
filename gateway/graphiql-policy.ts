// What the page of GraphiQL may do: run the scripts that are in it, and reach this gateway. It shares its origin with the app, so nothing else may run there either.
import { createHash } from 'node:crypto'

/** The content policy of a page with everything inside: its own scripts by their hashes, no others. */
export function graphiqlPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/gi)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return `default-src 'none'; script-src ${hashes.join(' ')} blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
