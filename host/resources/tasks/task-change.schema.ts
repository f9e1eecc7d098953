// Turns the body of the change call into the one change it asks for.
import type { z } from 'zod'
import { invalid } from '../../errors.ts'
import type { Change } from './task-change.store.ts'
import type { changeBody } from './tasks.schema.ts'

/** The one change of a body (REST-21); 422 for none or more than one. */
export function changeOf(body: z.infer<typeof changeBody>): Change {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  const [first] = entries
  if (first === undefined || entries.length > 1) {
    const fields = entries.length > 1 ? entries.map(([field]) => field) : ['title']
    throw invalid(Object.fromEntries(fields.map((field) => [field, ['Send exactly one field.']])))
  }
  // The schema has checked that each field holds what Change says of it.
  return { field: first[0], value: first[1] } as Change
}
