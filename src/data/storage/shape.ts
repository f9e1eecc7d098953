// Readers of values that came from outside of the program: what they answer has the shape they say, everything else is undefined.

/** Reads one value; undefined when it is not of the shape. */
export type Reader<T> = (value: unknown) => T | undefined

type Shape<T> = { readonly [Name in keyof T]-?: Reader<T[Name]> }

/** Text. */
export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
/** A finite number. */
export const number: Reader<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
/** True or false. */
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** Null where there is nothing, or nothing of the shape. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value) => read(value) ?? null
}

/** Another value where there is none of the shape. */
export function orElse<T>(read: Reader<T>, other: T): Reader<T> {
  return (value) => read(value) ?? other
}

/** One of these texts. */
export function oneOf<T extends string>(...values: readonly T[]): Reader<T> {
  return (value) => values.find((one) => one === value)
}

/** A list; what in it is not of the shape is left out. */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => (Array.isArray(value) ? value.map(read).filter((one) => one !== undefined) : undefined)
}

/** A list with something in it. */
export function filled<T>(read: Reader<T[]>): Reader<T[]> {
  return (value) => {
    const list = read(value)
    return list && list.length > 0 ? list : undefined
  }
}

/** An object with these fields; others are left out. */
export function fields<T extends object>(shape: Shape<T>): Reader<T> {
  const readers = Object.entries(shape) as [string, Reader<unknown>][]
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const found = readers.map(([name, read]) => [name, read((value as Record<string, unknown>)[name])] as const)
    return found.every(([, one]) => one !== undefined) ? (Object.fromEntries(found) as T) : undefined
  }
}
