// Countries by name, for addresses.

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** `Sweden` of `SE`. */
export function regionName(code: string): string {
  return names.of(code) ?? code
}
