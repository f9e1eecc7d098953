// PostgreSQL's type of the words of a text, which drizzle does not know.
import { customType } from 'drizzle-orm/pg-core'

/** A column of words with their places; made by `search_words` and read by `@@` only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
