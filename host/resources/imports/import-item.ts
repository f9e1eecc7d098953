// What an imported file is read into: a sheet of texts, whoever wrote it, and of each of its rows a task (IMPORT-01, IMPORT-03).

/** The products whose exports are read as tables; `csv` is a table of any columns. */
export const SHEET_SOURCES = ['csv', 'linear', 'jira', 'asana', 'trello', 'github', 'todoist'] as const

/** Who writes a table. */
export type SheetSource = (typeof SHEET_SOURCES)[number]

/** All whose exports are read; `palette` are our own archives, which are no tables. */
export const IMPORT_SOURCES = [...SHEET_SOURCES, 'palette'] as const

/** Who wrote a file. */
export type ImportSource = (typeof IMPORT_SOURCES)[number]

/**
 * What a column becomes. `id` is what the source knows the row by, `code` what people call it there, `url` where it was; `link` an address of an attachment;
 * `project` the project that a row belongs to; `named_label` a label with the column's name before it (`Priority: High`); `field` a line under
 * `Imported fields` in the description.
 */
export const IMPORT_TARGETS = [
  'title',
  'description',
  'status',
  'type',
  'effort',
  'labels',
  'assignees',
  'creator',
  'created',
  'start',
  'due',
  'done',
  'archived',
  'parent',
  'comments',
  'checklist',
  'link',
  'sprint',
  'story',
  'id',
  'code',
  'url',
  'project',
  'named_label',
  'field',
  'ignore',
] as const

/** What becomes a day or a moment: such a column needs to say how its dates are written. */
export const DATED_TARGETS: readonly ImportTarget[] = ['created', 'start', 'due']

/** How days and moments are written in a column; `epoch` are seconds or milliseconds since 1970. */
export const DATE_FORMATS = ['iso', 'dmy', 'mdy', 'ymd', 'epoch'] as const

/** How a column's days are written. */
export type DateFormat = (typeof DATE_FORMATS)[number]

/** A row of a file: `row` is its number there, the first after the head is 1; a cell has all its values, none where it is empty. */
export type SheetRow = { row: number; cells: readonly (readonly string[])[] }

/** A file as a table. Columns of one name are one column whose cells have a value of each. `rows` can be walked once. */
export type Sheet = {
  source: SheetSource
  columns: readonly string[]
  rows: AsyncIterable<SheetRow>
  /** What the person should know of the file, as sentences: it was not UTF-8, Trello left out what is older than a thousand actions. */
  notes: readonly string[]
}

/** What is known of a column: up to 3 values, in how many rows it has one, its values by frequency (the first 200 of at most 2,000), and which date formats fit all. */
export type SurveyColumn = {
  name: string
  samples: string[]
  filled: number
  values: { value: string; count: number }[]
  more: boolean
  dates: DateFormat[]
}

/** What is known of a file before anything is decided; `preview` are its first 20 rows. */
export type Survey = {
  source: ImportSource
  rows: number
  columns: SurveyColumn[]
  preview: SheetRow[]
  notes: string[]
  archive?: ArchiveSurvey
}

/** What is known of a table. */
export type SheetSurvey = Survey & { source: SheetSource }

/** What is known of an archive of ours: its projects with how many tasks they have, and everybody whom it names. */
export type ArchiveSurvey = {
  kind: 'workspace' | 'project'
  madeAt: string
  workspace: string
  projects: { slug: string; name: string; tasks: number }[]
  people: { id: string; name: string; username: string; email: string | null }[]
  files: number
}

/** What a column becomes, and how its days are written where it has any. */
export type ColumnMapping = { target: ImportTarget; dates: DateFormat | null }

/** How rows become tasks: a column mapping each, the zone of days and moments that name none, and which statuses mean done. */
export type ItemMapping = { columns: readonly ColumnMapping[]; zone: string; doneStatuses: readonly string[] }

/** Somebody as a file names them. */
export type NamedPerson = { name: string; email: string | null }

/** What a comment of a file says; `html` is safe. */
export type ImportedComment = { at: Date | null; author: NamedPerson | null; html: string }

/** A task as a file tells it. `description` is safe HTML; `sourceId` is made of title and creation time where the file has none, then `isHashed`. */
export type ImportItem = {
  row: number
  sourceId: string
  isHashed: boolean
  project: string | null
  title: string
  description: string | null
  status: string | null
  type: string | null
  effort: string | null
  labels: string[]
  assignees: NamedPerson[]
  creator: NamedPerson | null
  created: Date | null
  start: Date | null
  due: Date | null
  /** When it was done, where the file says so. */
  doneAt: Date | null
  done: boolean
  archived: boolean
  /** The id, code or title of the row that it is part of. */
  parent: string | null
  code: string | null
  comments: ImportedComment[]
  checklist: { text: string; done: boolean }[]
  sprint: string | null
  story: string | null
}

/** What is wrong with a row: an `error` leaves it out, of a `warning` something is lost, a `conflict` was changed here since. `value` has up to 200 signs. */
export type ImportProblem = {
  row: number
  column: string | null
  value: string | null
  reason: string
  severity: 'error' | 'warning' | 'conflict'
}

/** What a column can become. */
export type ImportTarget = (typeof IMPORT_TARGETS)[number]

/** A file that cannot be read, with a sentence for the person that names line and column where they are known (IMPORT-12). */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
