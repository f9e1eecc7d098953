// What spreadsheets have in common: texts stay texts, whatever they look like, and hours are numbers.
import type { Cell } from 'write-excel-file/node'

/** How hours are written. */
export const HOURS = '0.00'
/** The type of an xlsx file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The first row of a sheet; hours stand to the right as their numbers do. */
export function headRow(titles: readonly string[]): Cell[] {
  return titles.map((title) => ({
    ...text(title),
    fontWeight: 'bold',
    bottomBorderStyle: 'thin',
    ...(/hours$/i.test(title) && { align: 'right' }),
  }))
}

/** A text cell: never a formula. What XML cannot hold is left out, and what a spreadsheet would read as an escape is escaped. */
export function text(value: string): { type: StringConstructor; value: string } {
  const kept = value.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
  return { type: String, value: kept.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') }
}
