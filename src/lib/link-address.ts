// Which addresses a link or a picture in rich text may have.

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])
const pictureSchemes = new Set(['http:', 'https:', 'data:'])

/** What a link with a forbidden address leads to (COMMENT-16). */
export const BLANK_LINK = 'about:blank'

/** The scheme with its colon, `https:` for relative addresses; null where the address cannot be read. */
function schemeOf(address: string): string | null {
  try {
    return new URL(address, 'https://relative.invalid').protocol
  } catch {
    return null
  }
}

/** The address as it was written when its scheme is http, https, mailto, tel or sms; else the blank link (COMMENT-16). */
export function linkAddress(address: string): string {
  return linkSchemes.has(schemeOf(address) ?? '') ? address : BLANK_LINK
}

/** What a person typed as an address, completed: `example.com` → `https://example.com`, `mia@example.com` → `mailto:…`. */
export function typedAddress(typed: string): string {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  // A host with a port looks like a scheme: localhost:4000.
  if (/^[\w.-]+(?::\d+)?(?:[/?#]|$)/.test(text) && !/^(?:[\w-]+):(?!\d)/.test(text)) return `https://${text}`
  return linkAddress(text)
}

/** The address when a picture may come from it: http, https or data (COMMENT-17); else null. */
export function pictureAddress(address: string): string | null {
  return pictureSchemes.has(schemeOf(address) ?? '') ? address : null
}
