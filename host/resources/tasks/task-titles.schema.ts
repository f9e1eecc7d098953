// What the call about the titles of all tasks accepts and answers.
import { z } from 'zod'

/** So many titles are told at once: half a megabyte, and no turn of the host that others would feel. */
const MOST_TITLES = 5_000

/** A place in the order of the latest change: `<microseconds>_<project uuid>_<number>`. */
export type TitlePlace = { micros: string; projectId: string; number: number }

const place = z
  .string()
  .regex(/^\d{1,16}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}_\d{1,9}$/, 'Ask with what the answer before told.')
  .transform((text): TitlePlace => {
    const [micros = '', projectId = '', number = ''] = text.split('_')
    return { micros, projectId, number: Number(number) }
  })

/** Query of `GET /task-titles/` (ASSUMED): `before` goes on with the earlier changed ones, `since` tells what changed later. */
export const titlesQuery = z
  .object({
    company_slug: z.string(),
    before: place.optional(),
    since: place.optional(),
    limit: z.coerce.number().int().min(1).max(MOST_TITLES).default(MOST_TITLES),
  })
  .refine(({ before, since }) => !(before && since), { path: ['since'], message: 'Ask for what is before or for what is since, not both.' })

/** Tasks in columns of one length; `project` is a place in `project_slugs` and `project_names`. */
export const titlesShape = z.object({
  total: z.number().int(),
  latest: z.string(),
  next: z.string().nullable(),
  project_slugs: z.string().array(),
  project_names: z.string().array(),
  uuid: z.string().array(),
  code: z.string().array(),
  title: z.string().array(),
  project: z.number().int().array(),
  color: z.string().nullable().array(),
  done: z.boolean().array(),
})
