// What was sent by a form as a sheet: a column for each field, those that were removed last (FORM-15). Texts are texts, never formulas (SCREEN-12).
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { headRow, text } from '../../downloads/sheet.ts'
import { invalid } from '../../errors.ts'
import { csvLine } from '../time-trackings/time-export.ts'
import { type FormAnswer, wordsOfAnswer } from './form-parts.ts'

/** A field's column. */
export type SheetColumn = { field: number; label: string }

/** An answer as a sheet shows it; `at` is `Y-m-d H:i` as clocks of the zone showed. */
export type SheetRow = { at: string; state: string; code: string | null; answers: FormAnswer[] }

/** An xlsx file is made as a whole; beyond so many rows CSV is the way. */
export const MOST_XLSX_ROWS = 20_000

const titlesOf = (columns: readonly SheetColumn[], zone: string) => [
  `Sent (${zone})`,
  'State',
  'Task',
  ...columns.map(({ label }) => label),
]

function textsOf(columns: readonly SheetColumn[], { at, state, code, answers }: SheetRow): string[] {
  const said = new Map(answers.map((answer) => [answer.field, wordsOfAnswer(answer)]))
  return [at, state, code ?? '', ...columns.map(({ field }) => said.get(field) ?? '')]
}

/** UTF-8 with a BOM, rows as they come. */
export async function* csvOf(
  columns: readonly SheetColumn[],
  chunks: AsyncIterable<readonly SheetRow[]>,
  zone: string,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(titlesOf(columns, zone))}`
  for await (const chunk of chunks) yield chunk.map((row) => csvLine(textsOf(columns, row))).join('')
}

/** The same as an xlsx file; 422 where it would be too long. */
export async function xlsxOf(columns: readonly SheetColumn[], chunks: AsyncIterable<readonly SheetRow[]>, zone: string): Promise<Buffer> {
  const lines: Cell[][] = []
  for await (const chunk of chunks) {
    lines.push(...chunk.map((row) => textsOf(columns, row).map((value): Cell => ({ ...text(value), wrap: true }))))
    if (lines.length > MOST_XLSX_ROWS)
      throw invalid({ format: [`An Excel file has at most ${MOST_XLSX_ROWS.toLocaleString('en-US')} rows. Choose CSV.`] })
  }
  const widths = [20, 12, 12, ...columns.map(() => 36)].map((width) => ({ width }))
  return writeExcelFile([headRow(titlesOf(columns, zone)), ...lines], { sheet: 'Answers', columns: widths, stickyRowsCount: 1 }).toBuffer()
}
