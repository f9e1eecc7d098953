// Reads a file that arrived: whose it is, its columns, and what they probably become (IMPORT-01, IMPORT-03).
import type { Readable } from 'node:stream'
import type { Files } from '../../files/files.ts'
import { type Sheet, UnreadableFile } from './import-item.ts'
import { leaveState } from './import-jobs.store.ts'
import { proposeMapping } from './import-mapping.store.ts'
import type { StepParts } from './import-step.ts'
import type { ImportRow } from './imports.table.ts'
import { guessMapping, headerKey } from './readers/guess-mapping.ts'
import { openSheet } from './readers/open-sheet.ts'
import { surveySheet } from './readers/survey.ts'

/** The bytes of a file, from its beginning, as often as they are asked for. */
async function* bytesOf(files: Files, file: string): AsyncGenerator<Uint8Array> {
  const stored = await files.read(file)
  if (stored === null) throw new UnreadableFile('The file is not on the server any more. Bring it again.')
  const stream: Readable = stored.stream
  try {
    yield* stream
  } finally {
    stream.destroy()
  }
}

/** The file of an import as a table, as one of the source that was found or chosen. */
export function sheetOf(files: Files, { file, source, survey, mapping }: ImportRow): Promise<Sheet> {
  if (file === null) throw new UnreadableFile('The file is not on the server any more. Bring it again.')
  return openSheet(() => bytesOf(files, file), survey === null && mapping === null ? {} : { source })
}

/** Writes down what is in the file, and what is proposed for it. */
export async function readImport({ db, files }: StepParts, row: ImportRow): Promise<void> {
  const sheet = await sheetOf(files, row)
  const survey = await surveySheet(sheet)
  const key = headerKey(survey.columns.map(({ name }) => name))
  const mapping = await proposeMapping(db, row, { survey, headerKey: key, guessed: guessMapping(survey) })
  await leaveState(db, row, { state: 'mapping', source: survey.source, survey, headerKey: key, mapping, rowsTotal: survey.rows })
}
