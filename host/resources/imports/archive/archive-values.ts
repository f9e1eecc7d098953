// The values of an archive's rows: each is what its column takes, and nothing that breaks what is read later (IMPORT-12, EXPORT-02).
import { cleanHtml } from '../../../html.ts'
import { asLine } from '../../../plain-text.ts'
import { UnreadableFile } from '../import-item.ts'
import type { CatalogColumn } from './archive-catalog.store.ts'
import { HTML_COLUMNS, JSON_SHAPES, TEXT_SHAPES } from './archive-json.ts'

/** The longest text in a cell, and the longest rich text, whose pictures are in it, in UTF-16 units. */
const MOST_TEXT = 1_000_000
const MOST_HTML = 8_000_000

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d(:?\d\d)?)$/
const DAY = /^\d{4}-\d\d-\d\d$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

/** The rows of one table of one file, as they are said to be wrong. */
export type Place = { file: string; table: string }

const isWhole = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value)
/** Numbers of tasks and the like: room is left for those that follow. */
const MOST_NUMBER = 1_000_000_000
/** Texts of one line, which lists and mails show. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const ONE_LINE: ReadonlySet<string> = new Set(['title', 'name', 'filename', 'author_name', 'form_title'])

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_TEXT && !value.includes('\u0000')
const isReal = (text: unknown, shape: RegExp) =>
  typeof text === 'string' && shape.test(text) && !Number.isNaN(Date.parse(text)) && text >= '1900' && text < '2200'

const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  integer: isWhole,
  smallint: isWhole,
  bigint: isWhole,
  numeric: (value) => typeof value === 'number' && Number.isFinite(value),
  'double precision': (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  text: isText,
  character: isText,
  uuid: (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
  'timestamp with time zone': (value) => isReal(value, INSTANT),
  date: (value) => isReal(value, DAY),
  'time without time zone': (value) => typeof value === 'string' && CLOCK.test(value),
  ARRAY: (value) => Array.isArray(value) && value.length <= 1_000 && value.every((one) => isText(one) || isWhole(one)),
}

/** The value of a column as it may be written; a sentence for the person where it is no such value. Names are still those of the archive. */
export function cellOf({ file, table }: Place, column: CatalogColumn, given: unknown): unknown {
  const name = `${table}.${column.name}`
  const refuse = () => new UnreadableFile(`${file}: a row of ${table} has something else in ${column.name} than belongs there.`)
  if (given === null || given === undefined) {
    if (!column.isNullable) throw new UnreadableFile(`${file}: a row of ${table} lacks ${column.name}.`)
    return null
  }
  if (name in JSON_SHAPES) {
    const read = JSON_SHAPES[name as keyof typeof JSON_SHAPES].safeParse(given)
    if (!read.success || JSON.stringify(read.data).includes('\\u0000')) throw refuse()
    return read.data
  }
  if (HTML_COLUMNS.has(name)) {
    if (typeof given !== 'string' || given.length > MOST_HTML) throw refuse()
    return cleanHtml(given) ?? (column.isNullable ? null : '')
  }
  if (FITS[column.type]?.(given) !== true) throw refuse()
  if (/(^|_)(number|seq|last)$|^last_/.test(column.name) && typeof given === 'number' && given > MOST_NUMBER) throw refuse()
  if (ONE_LINE.has(column.name) && typeof given === 'string' && UNSEEN.test(given)) return asLine(given)
  const shape = TEXT_SHAPES[name]
  if (shape === undefined) return given
  const read = shape.safeParse(given)
  if (!read.success) throw refuse()
  return read.data
}
