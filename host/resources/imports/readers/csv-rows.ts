// Reads separated values as rows of cells, piece by piece (IMPORT-01, IMPORT-12).
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { type SheetRow, UnreadableFile } from '../import-item.ts'
import type { TextFile } from './text-of-file.ts'

/** Longer than any row: a quote that never closes, in bytes. */
const LONGEST_ROW = 32 * 1024 * 1024

/** So many cells has no row, those of columns with one name counted each. */
const WIDEST = 5_000

/** What Excel writes before the head. */
const SEPARATOR = /^sep=(.)\r?\n/i
const LINE_BREAK = /\r\n|\n|\r/g
/** Where the head is one name, all of a line is one cell. */
const NO_DELIMITER = '\u001f'
const DELIMITERS = [',', ';', '\t', '|']

/** A table of separated values: names of columns, each once, and its rows, as often as they are asked for. */
export type Table = { columns: string[]; rows: () => AsyncGenerator<SheetRow> }

/** The sign between cells: it is in the head, and equally often in the lines after it. */
function delimiterOf(head: string): string {
  const said = SEPARATOR.exec(head)?.[1]
  if (said !== undefined) return said
  const lines = countsOf(head)
  const [first] = lines
  let best = { delimiter: ',', equal: 0, count: 0 }
  for (const [at, delimiter] of DELIMITERS.entries()) {
    const count = first?.[at] ?? 0
    const equal = count === 0 ? 0 : lines.filter((counts) => counts[at] === count).length
    if (equal > best.equal || (equal === best.equal && count > best.count)) best = { delimiter, equal, count }
  }
  return best.count === 0 ? NO_DELIMITER : best.delimiter
}

/** How often each sign is in each of the first rows, outside of quotes. */
function countsOf(head: string): number[][] {
  const lines: number[][] = []
  let counts = DELIMITERS.map(() => 0)
  let isQuoted = false
  let isFilled = false
  for (const sign of head) {
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (isFilled) lines.push(counts)
      if (lines.length >= 50) return lines
      counts = DELIMITERS.map(() => 0)
      isFilled = false
      continue
    }
    isFilled = true
    const at = isQuoted ? -1 : DELIMITERS.indexOf(sign)
    if (at !== -1) counts[at] = (counts[at] ?? 0) + 1
  }
  // The last line may be cut off, unless it is the only one.
  return lines.length > 0 ? lines : [counts]
}

/** Reads a file once, to know its columns and that it can be read; throws UnreadableFile where it cannot, with the line. */
export async function readTable(file: TextFile): Promise<Table> {
  const delimiter = delimiterOf(file.head)
  let names: string[] = []
  let headAt = 0
  let widest = 0
  let number = 0
  for await (const record of recordsOf(file, delimiter)) {
    number += 1
    if (headAt === 0) {
      if (record.every((cell) => cell.trim() === '')) continue
      headAt = number
      names = record
    } else widest = Math.max(widest, filledWidth(record))
    if (record.length > WIDEST) throw new UnreadableFile(`Row ${number} has ${record.length} cells; at most ${WIDEST} are read.`)
  }
  const last = names.findLastIndex((name) => name.trim() !== '')
  names = Array.from({ length: Math.max(last + 1, widest) }, (_, at) => nameOf(names[at] ?? '', at))
  const columns = [...new Set(names)]
  const placeOf = new Map(columns.map((name, at) => [name, at]))
  const places = names.map((name) => placeOf.get(name) ?? 0)
  return { columns, rows: () => rowsOf(recordsOf(file, delimiter), headAt, places, columns.length) }
}

const nameOf = (name: string, at: number) => name.trim().slice(0, 200) || `Column ${at + 1}`

const filledWidth = (record: readonly string[]) => record.findLastIndex((cell) => cell.trim() !== '') + 1

/** Cells of columns with one name become one cell; rows without anything are left out, but counted. */
async function* rowsOf(
  records: AsyncIterable<string[]>,
  headAt: number,
  places: readonly number[],
  width: number,
): AsyncGenerator<SheetRow> {
  let number = 0
  for await (const record of records) {
    number += 1
    if (number <= headAt || filledWidth(record) === 0) continue
    const cells: string[][] = Array.from({ length: width }, () => [])
    for (const [at, cell] of record.entries()) if (cell.trim() !== '') cells[places[at] ?? -1]?.push(cell)
    yield { row: number - headAt, cells }
  }
}

async function* recordsOf(file: TextFile, delimiter: string): AsyncGenerator<string[]> {
  const isSaid = SEPARATOR.test(file.head)
  let line = 1
  const parser = parse({
    ...{ delimiter, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'], max_record_size: LONGEST_ROW },
    // Called while it is read: what it knows is right when something is wrong, rows that wait to be taken are not.
    on_record: (record: string[]) => {
      for (const cell of record) line += cell.match(LINE_BREAK)?.length ?? 0
      line += 1
      return record
    },
  })
  const source = Readable.from(file.chunks(), { objectMode: true, highWaterMark: 2 })
  // Its failure is told by the parser too; without this it would be nobody's.
  pipeline(source, parser).catch(() => undefined)
  let isFirst = true
  try {
    for await (const told of parser) {
      const record: string[] = told
      if (!isFirst || !isSaid) yield record
      isFirst = false
    }
  } catch (error) {
    throw sentenceFor(error, line)
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** What is wrong with the row that begins at a line. */
function sentenceFor(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error
  const index: unknown = Reflect.get(error, 'index')
  const place = `in the row that begins at line ${line}${typeof index === 'number' ? `, column ${index + 1}` : ''}`
  const { code }: { code: string } = error
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new UnreadableFile(`A quote is opened and never closed ${place}.`)
  if (code === 'CSV_MAX_RECORD_SIZE') return new UnreadableFile(`A cell never ends ${place}: probably a quote is not closed.`)
  if (code === 'CSV_INVALID_CLOSING_QUOTE')
    return new UnreadableFile(`Something stands after a closing quote ${place}. Quotes inside of a cell are written twice.`)
  return new UnreadableFile(`A quote is in the middle of a cell ${place}. Cells with quotes in them are quoted as a whole.`)
}
