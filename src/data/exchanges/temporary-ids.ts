// Finding and replacing temporary ids in what is about to be sent.

/** True when a value, at any depth, is one of the ids, or a lane (`Task:<id>`) of one. */
export function mentions(value: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return ids.has(value) || ids.has(afterColon(value))
  if (Array.isArray(value)) return value.some((entry) => mentions(entry, ids))
  if (isPlain(value)) return Object.values(value).some((entry) => mentions(entry, ids))
  return false
}

/** The value with every id of the map replaced, at any depth; the same value when none occurs. */
export function replaceIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  return ids.size === 0 ? value : (replaced(value, ids) as T)
}

function replaced(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const whole = ids.get(value)
    if (whole !== undefined) return whole
    const rest = afterColon(value)
    const part = ids.get(rest)
    return part === undefined ? value : value.slice(0, value.length - rest.length) + part
  }
  if (Array.isArray(value)) {
    const next = value.map((entry) => replaced(entry, ids))
    return next.some((entry, index) => entry !== value[index]) ? next : value
  }
  if (isPlain(value)) {
    const next = Object.entries(value).map(([name, entry]) => [name, replaced(entry, ids)] as const)
    return next.some(([name, entry]) => entry !== value[name]) ? Object.fromEntries(next) : value
  }
  return value
}

// Ids contain colons themselves, so a lane is cut at its first one.
function afterColon(text: string): string {
  return text.slice(text.indexOf(':') + 1)
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
