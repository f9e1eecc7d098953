// Opens a file as a table, whoever wrote it: CSV, JSON or XML, told by what is in it (IMPORT-01, IMPORT-12).
import { withoutControls } from '../../../plain-text.ts'
import { type Sheet, type SheetRow, type SheetSource, UnreadableFile } from '../import-item.ts'
import { asanaRecords, isAsana } from './asana-rows.ts'
import { readTable, type Table } from './csv-rows.ts'
import { githubRecords, issuesIn } from './github-rows.ts'
import { sourceOf } from './header-names.ts'
import { jiraRecords } from './jira-xml.ts'
import { parseJson, tableOf } from './task-records.ts'
import { type OpenFile, type TextFile, textOfFile, wholeText } from './text-of-file.ts'
import { isTodoist, todoistTable } from './todoist-rows.ts'
import { isBoard, trelloRecords } from './trello-rows.ts'

const MOST_ROWS = 100_000
const MOST_COLUMNS = 500
/** The longest cell, in signs. */
const LONGEST_CELL = 1024 * 1024

type Found = { source: SheetSource; table: Table; notes: string[] }

/**
 * Opens a file as a table. `open` gives its bytes from the beginning and is called several times; `wanted.source` says who wrote a CSV. Throws
 * UnreadableFile with a sentence, now or while the rows are walked.
 */
export async function openSheet(open: OpenFile, wanted: { source?: SheetSource } = {}): Promise<Sheet> {
  const file = await textOfFile(open)
  const { source, table, notes } = await tableIn(file, wanted)
  if (table.columns.length > MOST_COLUMNS)
    throw new UnreadableFile(`The file has ${table.columns.length} columns; at most ${MOST_COLUMNS} are read. Export fewer fields.`)
  const columns = table.columns.map((name, at) => withoutControls(name).trim().slice(0, 200) || `Column ${at + 1}`)
  const sheet = { source, columns, rows: cleanRows(table, columns), notes: [...file.notes, ...notes] }
  // Looked at once more: whoever walks the rows wants to know before that there are some.
  for await (const _ of cleanRows(table, columns)) return sheet
  throw new UnreadableFile('There are no tasks in the file, only the names of columns.')
}

async function tableIn(file: TextFile, wanted: { source?: SheetSource }): Promise<Found> {
  const start = file.head.trimStart()
  if (/^(?:\{\s*["}]|\[\s*[[{"\]])/.test(start)) return jsonTable(await wholeText(file))
  if (/^<[?!a-z]/i.test(start)) return { source: 'jira', table: await tableOf(() => jiraRecords(file)), notes: [] }
  const table = await readTable(file)
  const source = wanted.source ?? sourceOf(table.columns)
  if (source !== 'todoist' || !isTodoist(table.columns)) return { source, table, notes: [] }
  const { notes, ...tasks } = todoistTable(table)
  return { source, table: tasks, notes }
}

async function jsonTable(text: string): Promise<Found> {
  const json = parseJson(text)
  const issues = issuesIn(json)
  const [source, found] = isBoard(json)
    ? (['trello', trelloRecords(json)] as const)
    : isAsana(json)
      ? (['asana', asanaRecords(json)] as const)
      : issues !== null
        ? (['github', githubRecords(issues)] as const)
        : [null, null]
  if (source === null)
    throw new UnreadableFile(
      'This JSON is none that is read here: a board of Trello, tasks of Asana or issues of GitHub. A table as CSV is always read.',
    )
  return { source, table: await tableOf(found.records), notes: found.notes }
}

/** The rows without what no text may hold, as many and as large as they may be. */
async function* cleanRows(table: Table, columns: readonly string[]): AsyncGenerator<SheetRow> {
  let count = 0
  for await (const { row, cells } of table.rows()) {
    count += 1
    if (count > MOST_ROWS) throw new UnreadableFile('The file has more than 100,000 rows. Export fewer tasks at a time.')
    yield { row, cells: cells.map((values, at) => cleanCell(values, row, columns[at] ?? '')) }
  }
}

function cleanCell(values: readonly string[], row: number, column: string): readonly string[] {
  if (values.length === 0) return values
  if (values.some((value) => value.length > LONGEST_CELL))
    throw new UnreadableFile(`In row ${row} the column “${column}” has more than 1 MB. Shorten it and try again.`)
  return values.map(withoutControls).filter((value) => value.trim() !== '')
}
