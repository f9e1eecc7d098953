// Turns the body of the change call into the one change it asks for.
import type { z } from 'zod'
import { invalid } from '../../errors.ts'
import type { boardBody, changeBody } from './tasks.schema.ts'

type Body = z.output<typeof changeBody> & z.output<typeof boardBody>

/** One property and its new value, named as on the wire (REST-21, REST-24). */
export type Change = { [Field in keyof Body]-?: { field: Field; value: Exclude<Body[Field], undefined> } }[keyof Body]

/** The one change of a body (REST-21); 422 for none or more than one. */
export function changeOf(body: z.output<typeof changeBody>): Change {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  const [first] = entries
  if (first === undefined || entries.length > 1) {
    const fields = entries.length > 1 ? entries.map(([field]) => field) : ['title']
    throw invalid(Object.fromEntries(fields.map((field) => [field, ['Send exactly one field.']])))
  }
  return { field: first[0], value: first[1] } as Change
}
