// The one e-mail pattern of the client (OPEN-15); the server has the last word.

// No white space, nothing unseen, and none of the signs that mean something in a list of addresses.
const PARTS = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\".]+(?:\.[^\s\p{C}@,;:<>()[\]\\".]+)+$/u

/** True when the trimmed text is one `local@domain.tld`, with something on both sides of each dot of the domain. */
export function isEmail(text: string): boolean {
  return PARTS.test(text.trim()) && text.trim().length <= 254
}
