// Reads a file that arrived: whose it is, its columns, and what they probably become (IMPORT-01, IMPORT-03).
import type { Readable } from 'node:stream'
import type { Files } from '../../files/files.ts'
import { isArchive, withArchive } from './archive/archive-file.ts'
import { surveyArchive } from './archive/archive-survey.ts'
import { type Sheet, UnreadableFile } from './import-item.ts'
import { leaveState } from './import-jobs.store.ts'
import { proposeMapping } from './import-mapping.store.ts'
import type { StepParts } from './import-step.ts'
import type { ImportMapping, ImportRow } from './imports.table.ts'
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
  const isChosen = survey !== null || mapping !== null
  return openSheet(() => bytesOf(files, file), isChosen && source !== 'palette' ? { source } : {})
}

/** Writes down what is in the file, and what is proposed for it. */
export async function readImport(parts: StepParts, row: ImportRow): Promise<void> {
  const { db, files } = parts
  if (row.file !== null && (await isArchive(files, row.file))) return readArchive(parts, row)
  const sheet = await sheetOf(files, row)
  const survey = await surveySheet(sheet)
  const key = headerKey(survey.columns.map(({ name }) => name))
  const mapping = await proposeMapping(db, row, { survey, headerKey: key, guessed: guessMapping(survey) })
  await leaveState(db, row, { state: 'mapping', source: survey.source, survey, headerKey: key, mapping, rowsTotal: survey.rows })
}

/** An archive says all by itself but who its people are here. */
async function readArchive({ db, files }: StepParts, row: ImportRow): Promise<void> {
  if (row.projectId !== null)
    throw new UnreadableFile(
      'An archive brings projects of its own. The owner of the workspace brings it in, in the settings of the workspace.',
    )
  const survey = await withArchive(files, row.file, surveyArchive)
  const mapping: ImportMapping = {
    ...{ source: 'palette', into: 'each', into_project: null, into_name: null, columns: [], zone: 'UTC', done_statuses: [], people: [] },
  }
  await leaveState(db, row, { state: 'mapping', source: 'palette', survey, headerKey: null, mapping, rowsTotal: survey.rows })
}
