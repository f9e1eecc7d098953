// What is in a table, column by column, in one walk and bounded memory (IMPORT-03).
import { DATE_FORMATS, type DateFormat, type Sheet, type SheetRow, type SheetSurvey, type SurveyColumn } from '../import-item.ts'
import { fits } from './dates.ts'

const PREVIEW_ROWS = 20
/** Cells of the preview and values are cut to so many signs. */
const PREVIEW_CELL = 2_000
const VALUE = 200
/** So many values of a column are counted, and so many of them told. */
const MOST_COUNTED = 2_000
const MOST_TOLD = 200
/** So many values of all columns together are counted. */
const MOST_IN_ALL = 100_000
const SAMPLES = 3

type Counting = { name: string; samples: string[]; filled: number; counts: Map<string, number>; more: boolean; dates: DateFormat[] }

/** Walks all rows of a table once. */
export async function surveySheet(sheet: Sheet): Promise<SheetSurvey> {
  const columns: Counting[] = sheet.columns.map((name) => ({
    ...{ name, samples: [], filled: 0, counts: new Map(), more: false, dates: [...DATE_FORMATS] },
  }))
  const room = { left: MOST_IN_ALL }
  const preview: SheetRow[] = []
  let rows = 0
  for await (const row of sheet.rows) {
    rows += 1
    if (preview.length < PREVIEW_ROWS)
      preview.push({ row: row.row, cells: row.cells.map((cell) => cell.map((value) => shortened(value, PREVIEW_CELL))) })
    for (const [at, column] of columns.entries()) count(column, row.cells[at] ?? [], room)
  }
  return { source: sheet.source, rows, columns: columns.map(told), preview, notes: [...sheet.notes] }
}

function count(column: Counting, cell: readonly string[], room: { left: number }): void {
  if (cell.length === 0) return
  column.filled += 1
  for (const whole of cell) {
    const value = shortened(whole.trim(), VALUE)
    if (column.dates.length > 0) column.dates = column.dates.filter((format) => fits(whole, format))
    if (column.samples.length < SAMPLES && !column.samples.includes(value)) column.samples.push(value)
    const before = column.counts.get(value)
    if (before !== undefined) column.counts.set(value, before + 1)
    else if (column.counts.size < MOST_COUNTED && room.left > 0) {
      column.counts.set(value, 1)
      room.left -= 1
    } else column.more = true
  }
}

function told({ name, samples, filled, counts, more, dates }: Counting): SurveyColumn {
  const values = [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count)
  return {
    ...{ name, samples, filled, values: values.slice(0, MOST_TOLD), more: more || values.length > MOST_TOLD },
    // Without values nothing fits; and what ISO 8601 wants is no question between it and other ways that begin with the year.
    dates: filled === 0 ? [] : dates.includes('iso') ? dates.filter((format) => format !== 'ymd') : dates,
  }
}

/** The beginning of a text, never half a character; a copy that does not keep the whole in memory. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
  return Buffer.from(cut).toString()
}
