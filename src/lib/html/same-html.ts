// Compares HTML as a browser reads it: what the host cleaned up on saving is the same text to a person.
import { inertDocument } from './trusted.ts'

/** True when both read the same to a browser: white space around blocks, quotes and ways to close a tag do not count. */
export function isSameHtml(one: string, other: string): boolean {
  return one === other || asRead(one) === asRead(other)
}

function asRead(html: string): string {
  return inertDocument(html).body.innerHTML.replace(/>\s+</g, '><').trim()
}
