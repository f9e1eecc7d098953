// What a newcomer has done of the first steps, on the wire (FIRST-05).
import { z } from 'zod'

/** What was done, and whether the list of it is still to be seen. */
export const firstStepsShape = z.object({
  project: z.boolean(),
  tasks: z.boolean(),
  palette: z.boolean(),
  done: z.boolean(),
  invited: z.boolean(),
  shows: z.boolean(),
})

/** Body of a change: the palette was opened; the list is put away, or asked for again. */
export const firstStepsBody = z.strictObject({ palette: z.literal(true), shows: z.boolean() }).partial()
