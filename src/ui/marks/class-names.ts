// Joins class names.

/** The class names that are there, joined by a space; undefined when none is. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
