// What the star call accepts and answers.
import { z } from 'zod'

/** Body of the star call: the task again (REST-31). */
export const favouriteBody = z.strictObject({ uuid: z.uuid().optional() }).nullish()

/** Whether the star is on now. */
export const favouriteShape = z.object({ uuid: z.uuid(), is_favorite: z.boolean() })
