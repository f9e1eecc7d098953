// Two readings of one value: the wire's shape, which judges, and one by hand for what is written exactly as our host writes it (decision 025).
import { z } from 'zod'
import * as shape from './wire.ts'

const { instant } = shape

/** A value of the wire: `judge` reads any host's, `quick` our host's, and throws `ODD` at everything that only `judge` may read. */
export interface Reading<Value> {
  judge: z.ZodType<Value>
  quick: (value: unknown) => Value
}

/** An object of the wire. */
export type Wire = Readonly<Record<string, unknown>>

/** What a quick reading throws. */
export const ODD = new Error('odd')

/** Leaves it to the shape. */
export function odd(): never {
  throw ODD
}

/** An object, by hand. */
export function thing(value: unknown): Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Wire) : odd()
}

/** Null for what is absent, by hand. */
export function maybe<Read>(value: unknown, read: (wire: Wire) => Read): Read | null {
  return value == null ? null : read(thing(value))
}

/** A list of objects, by hand. */
export function list<Read>(value: unknown, read: (wire: Wire) => Read): Read[] {
  return Array.isArray(value) ? value.map((one) => read(thing(one))) : odd()
}

const MOST = 2_147_483_647

/** Values by hand, by what they are. */
export const quick = {
  string: (value: unknown): string => (typeof value === 'string' ? value : odd()),
  text: (value: unknown): string | null => (value == null ? null : quick.string(value)),
  bit: (value: unknown): boolean => (typeof value === 'boolean' ? value : odd()),
  number: (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : odd()),
  count: (value: unknown): number => (Number.isInteger(value) && Math.abs(value as number) <= MOST ? (value as number) : odd()),
  seconds: (value: unknown): number => (Math.abs(quick.number(value)) <= 8.64e12 ? (value as number) : odd()),
  id: (value: unknown): string => (typeof value === 'string' ? value : String(quick.number(value))),
  colour: (value: unknown): string => (/^#[0-9a-f]{6}$/i.test(quick.string(value)) ? (value as string) : odd()),
  moment: (wire: Wire): string | null => (wire.timestamp == null ? null : instant(quick.seconds(wire.timestamp))),
}

/** Text that is there. */
export const someText: Reading<string> = { judge: z.string(), quick: quick.string }
/** Text that may be missing. */
export const text: Reading<string | null> = { judge: shape.text, quick: quick.text }
/** Yes or no; what is not said is no. */
export const flag: Reading<boolean> = { judge: shape.flag.nullish().transform((value) => value ?? false), quick: quick.bit }
/** A number; what is not said is 0. */
export const number: Reading<number> = { judge: shape.number.nullish().transform((value) => value ?? 0), quick: quick.number }
/** A whole number that may be missing. */
export const maybeCount: Reading<number | null> = {
  judge: shape.whole.nullish().transform((value) => value ?? null),
  quick: (value) => (value == null ? null : quick.count(value)),
}
/** The id of a thing that there may be none of; our host writes them as text. */
export const maybeId: Reading<string | null> = { judge: shape.id.nullish().transform((value) => value ?? null), quick: quick.text }
/** A moment that may be missing, as an ISO instant. */
export const moment: Reading<string | null> = { judge: shape.moment, quick: (value) => maybe(value, quick.moment) }
/** Seconds since the epoch as an ISO instant; 0 stands for none. */
export const sinceEpoch: Reading<string | null> = {
  judge: shape.seconds.nullish().transform((value) => (value ? instant(value) : null)),
  quick: (value) => (value == null || quick.seconds(value) === 0 ? null : instant(value as number)),
}
/** A workflow, type or label by hand. */
export const chip = (wire: Wire) => ({ id: quick.id(wire.id), title: quick.string(wire.title), color: quick.colour(wire.color) })

/** A thing that there may be none of: its shape, and an object by hand. */
export function maybeOf<Value>(judge: z.ZodType<Value>, read: (wire: Wire) => Value): Reading<Value | null> {
  return { judge: judge.nullish().transform((value) => value ?? null), quick: (value) => maybe(value, read) }
}
