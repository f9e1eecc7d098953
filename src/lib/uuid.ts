// Ids that nobody else has. `crypto.randomUUID` is missing where the page came by plain http from another machine.

/** A random UUID (version 4, RFC 9562). */
export function uuid(): string {
  let at = 0
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (kind) => {
    const nibble = (bytes[at++] ?? 0) % 16
    return (kind === 'x' ? nibble : 8 + (nibble % 4)).toString(16)
  })
}
