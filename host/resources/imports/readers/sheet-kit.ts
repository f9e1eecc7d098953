// For tests: fixtures and texts as sheets, and what becomes of them by what is guessed.
import { readFileSync } from 'node:fs'
import type { ImportItem, ImportProblem, Sheet, SheetRow, SheetSource } from '../import-item.ts'
import { guessMapping } from './guess-mapping.ts'
import { itemReader } from './item-of-row.ts'
import { openSheet } from './open-sheet.ts'
import { surveySheet } from './survey.ts'

/** Bytes in pieces of a size, as often as they are asked for. */
export function opened(bytes: Uint8Array | string, size = 65_536): () => AsyncIterable<Uint8Array> {
  const all = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
  return async function* pieces() {
    for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size)
  }
}

/** A file of `fixtures/`. */
export const fixture = (name: string): Uint8Array => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))

/** A text or bytes as a sheet. */
export function sheetIn(bytes: Uint8Array | string, source?: SheetSource): Promise<Sheet> {
  return openSheet(opened(bytes), source === undefined ? {} : { source })
}

/** All rows of a sheet, their cells by the names of columns, those without a value left out. */
export async function rowsIn({ columns, rows }: Sheet): Promise<Record<string, readonly string[]>[]> {
  const all: SheetRow[] = []
  for await (const row of rows) all.push(row)
  return all.map(({ cells }) =>
    Object.fromEntries(columns.flatMap((name, at) => ((cells[at] ?? []).length > 0 ? [[name, cells[at] ?? []]] : []))),
  )
}

/** What the rows of a file become when nobody changes what is guessed. */
export async function itemsIn(bytes: Uint8Array | string, zone = 'UTC'): Promise<{ items: ImportItem[]; problems: ImportProblem[] }> {
  const survey = await surveySheet(await sheetIn(bytes))
  const { columns, doneStatuses } = guessMapping(survey)
  const sheet = await sheetIn(bytes, survey.source)
  const read = itemReader(sheet.columns, { columns, doneStatuses, zone })
  const items: ImportItem[] = []
  const problems: ImportProblem[] = []
  for await (const row of sheet.rows) {
    const found = read(row)
    problems.push(...found.problems)
    if (found.item !== null) items.push(found.item)
  }
  return { items, problems }
}

/** What a rejected promise says, and of which class it is. */
export async function refusal(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(() => null).catch((reason: unknown) => reason)
  return error instanceof Error ? `${error.name}: ${error.message}` : 'nothing was refused'
}
