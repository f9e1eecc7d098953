// The rows of an archive's documents, read line by line as they were written, so that a large project needs no more memory than a small one (EXPORT-02).
import { UnreadableFile } from '../import-item.ts'
import { guardedJson } from './guarded-json.ts'

/** The longest line, in bytes. */
const LONGEST_LINE = 64 * 1024 ** 2
const LINE_FEED = 0x0a

/** A row of a document, and the table that it is of. */
export type TableRow = { table: string; row: Record<string, unknown> }

/** A document of an archive: its path, its bytes and the tables that it may have rows of. */
export type RowDocument = { path: string; pieces: AsyncIterable<Buffer>; tables: ReadonlySet<string> }

type Line = { text: string; place: string }

/** The rows of a document in their order. Throws UnreadableFile with path and line for whatever is no row. */
export async function* rowsIn(document: RowDocument): AsyncGenerator<TableRow> {
  yield* document.path.endsWith('.jsonl') ? rowsOfLines(document) : rowsOfTables(document)
}

/** `{"in": "tasks", "row": …}` a line. */
async function* rowsOfLines({ path, pieces, tables }: RowDocument): AsyncGenerator<TableRow> {
  for await (const { text, place } of linesOf(path, pieces)) {
    const line = guardedJson(text, place)?.value
    if (!isRow(line) || !isRow(line.row) || typeof line.in !== 'string') throw noRow(place)
    yield { table: known(line.in, tables, place), row: line.row }
  }
}

/** `{"tasks": [row, …], …}`, a row a line: each line says by how it ends what the next one is. */
async function* rowsOfTables({ path, pieces, tables }: RowDocument): AsyncGenerator<TableRow> {
  const seen = new Set<string>()
  let table = ''
  let expected: Expected = 'begin'
  for await (const { text, place } of linesOf(path, pieces)) {
    if (expected === 'row') {
      const end = text.lastIndexOf('}') + 1
      expected = nextOf(text.slice(end), 'row', place)
      const row = guardedJson(text.slice(0, end), place)?.value
      if (!isRow(row)) throw noRow(place)
      yield { table, row }
    } else if (expected === 'table') {
      const [, name, rest = ''] = /^"(\w+)": \[(.*)$/.exec(text) ?? []
      if (name === undefined) throw new UnreadableFile(`${place}: the name of a table is missing.`)
      table = known(name, tables, place)
      if (seen.has(name)) throw new UnreadableFile(`${place}: the table “${name}” comes twice.`)
      seen.add(name)
      expected = rest === '' ? 'row' : nextOf(rest, 'table', place)
    } else {
      if (text !== (expected === 'begin' ? '{' : '}') || expected === 'over')
        throw new UnreadableFile(`${place}: this does not belong here.`)
      expected = expected === 'begin' ? 'table' : 'over'
    }
  }
  if (expected !== 'over') throw new UnreadableFile(`${path} ends too early.`)
}

type Expected = 'begin' | 'table' | 'row' | 'end' | 'over'

/** What follows on a line that ends like this, after its row or the head of its table. */
function nextOf(ending: string, of: 'row' | 'table', place: string): Expected {
  if (ending === ']') return 'end'
  if (ending === '],') return 'table'
  if (ending === ',' && of === 'row') return 'row'
  throw noRow(place)
}

const noRow = (place: string) => new UnreadableFile(`${place}: this is no row.`)

function known(name: string, tables: ReadonlySet<string>, place: string): string {
  if (tables.has(name)) return name
  throw new UnreadableFile(`${place}: no table “${name.slice(0, 100)}” is known here.`)
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The lines of a text with their places. What follows the last line feed is a line where there is anything. */
async function* linesOf(path: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let begun: Buffer[] = []
  let length = 0
  let number = 1
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; ) {
      const found = piece.indexOf(LINE_FEED, from)
      const part = piece.subarray(from, found === -1 ? piece.length : found)
      length += part.length
      if (length > LONGEST_LINE) throw new UnreadableFile(`${path}, line ${number}: the line has more than 64 MB.`)
      begun.push(part)
      from += part.length + 1
      if (found === -1) continue
      yield lineOf(begun, path, number)
      begun = []
      length = 0
      number += 1
    }
  }
  if (length > 0) yield lineOf(begun, path, number)
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function lineOf(parts: readonly Buffer[], path: string, number: number): Line {
  const place = `${path}, line ${number}`
  const [first] = parts
  try {
    return { text: decoder.decode(first !== undefined && parts.length === 1 ? first : Buffer.concat(parts)), place }
  } catch {
    throw new UnreadableFile(`${place}: this is not UTF-8.`)
  }
}
