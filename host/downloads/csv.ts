// What tables that are handed out have in common: a head, lines as rows come, instants in one form.
import { csvLine } from '../resources/time-trackings/time-export.ts'

/** A table as CSV, UTF-8 with a BOM, some rows at a time. */
export async function* csvTable<Row>(
  head: readonly string[],
  stretches: AsyncIterable<readonly Row[]>,
  line: (row: Row) => string,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(head)}`
  for await (const rows of stretches) yield rows.map(line).join('')
}

/** `2026-12-01T09:00:00Z`. */
export function instantText(at: string): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')
}
