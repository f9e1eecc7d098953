// Searching short lists: the typed text anywhere in a column, both folded by the function the task list uses.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** True for rows whose column holds the text, without regard to case and accents. No character has a meaning of its own. */
export function holding(column: SQLWrapper, text: string): SQL {
  return sql`strpos(search_fold(${column}), search_fold(${text})) > 0`
}
