// Queries and answers of pictures.
import { z } from 'zod'
import { dataOf } from '../../wire.ts'

/** What a picture is for. */
export const imageQuery = z.strictObject({ purpose: z.enum(['logo', 'wide-logo', 'favicon', 'avatar']) })

/** The name in the address of a picture: its digest, and the ending of its type. */
export const imageParams = z.object({ name: z.string().max(80) })

/** Where a picture is. */
export const imageShape = dataOf(z.object({ url: z.string() }))
