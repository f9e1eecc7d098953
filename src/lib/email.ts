// The one e-mail pattern of the client (OPEN-15); the server has the last word.

/** True when the trimmed text looks like `local@domain.tld`, without spaces, with something on both sides of each dot of the domain. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim()) && text.trim().length <= 254
}
