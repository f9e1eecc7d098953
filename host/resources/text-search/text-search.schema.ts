// What the search in texts accepts and answers.
import { z } from 'zod'
import { instantShape } from '../../wire.ts'

/** Query of `GET /text-search/` (ASSUMED). */
export const textSearchQuery = z.object({
  company_slug: z.string(),
  search: z.string().trim().min(1).max(500),
})

/** A comment or a file that was found; `snippet` is plain text with what was found between `\u0002` and `\u0003`. */
export const textHitShape = z.object({
  kind: z.enum(['comment', 'file']),
  id: z.number().int(),
  /** Of a file. */
  uuid: z.string().nullable(),
  snippet: z.string(),
  by: z.string().nullable(),
  created_at: instantShape,
  project_slug: z.string(),
  project_name: z.string(),
  task: z.object({ uuid: z.string(), code: z.string(), title: z.string() }).nullable(),
  thread: z.object({ number: z.number().int(), title: z.string() }).nullable(),
})
