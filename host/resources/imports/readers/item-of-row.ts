// Reads a row as a task by what its columns become; what has no place is told in the description (IMPORT-03 to IMPORT-06).
import { createHash } from 'node:crypto'
import type {
  ColumnMapping,
  ImportedComment,
  ImportItem,
  ImportProblem,
  ImportTarget,
  ItemMapping,
  NamedPerson,
  SheetRow,
} from '../import-item.ts'
import { addressIn, checklistIn, commentIn, labelsIn, lineOf, peopleIn, personIn, yesOrNo } from './cell-values.ts'
import { readAnyDate, readDate } from './dates.ts'
import { escaped, richText } from './rich-text.ts'

const LONGEST_TITLE = 500
/** The longest title of a label, a status and everything like them. */
const LONGEST_VALUE = 80
/** Longer ids are kept as their hash. */
const LONGEST_ID = 200
/** What people write where there is nothing. */
const NOTHING = /^(?:none|no priority|-|n\/a|unset)$/i

type Column = ColumnMapping & { name: string; at: number }

/** A row that is being read: what is wrong so far, and the lines under `Imported fields`. */
type Reading = { cells: SheetRow['cells']; problems: ImportProblem[]; fields: string[]; row: number; zone: string }

/** A reader of the rows of one table. A row without a title is an error and no item; of all others nothing is lost without a warning. */
export function itemReader(
  columns: readonly string[],
  mapping: ItemMapping,
): (row: SheetRow) => { item: ImportItem | null; problems: ImportProblem[] } {
  const mapped = columns.map((name, at): Column => ({ ...(mapping.columns[at] ?? { target: 'field', dates: null }), name, at }))
  const doneStatuses = new Set(mapping.doneStatuses.map(folded))
  return ({ row, cells }) => {
    const reading: Reading = { cells, problems: [], fields: [], row, zone: mapping.zone }
    const item = itemIn(reading, mapped, doneStatuses)
    return { item, problems: reading.problems }
  }
}

const folded = (text: string) => text.trim().toLowerCase()

function itemIn(reading: Reading, columns: readonly Column[], doneStatuses: ReadonlySet<string>): ImportItem | null {
  const { row } = reading
  const of = (target: ImportTarget) => columns.filter((column) => column.target === target)
  const cells = (target: ImportTarget) => of(target).map((column) => reading.cells[column.at] ?? [])
  const value = (target: ImportTarget) => valueIn(reading, of(target))
  const title = titleIn(reading, of('title'))
  if (title === null) return null
  const text = richText(textIn(reading, of('description')))
  const created = dateIn(reading, of('created'))
  const start = dateIn(reading, of('start'))
  const due = dateIn(reading, of('due'))
  const isBackward = start !== null && due !== null && due < start
  if (isBackward) dropStart(reading, of('start'))
  const status = value('status')
  const done = doneIn(reading, of('done'))
  const code = value('code')
  const id = value('id') ?? code
  const archived = archivedIn(reading, of('archived'))
  const labels = [...labelsOf(reading, of('labels')), ...namedLabels(reading, of('named_label'))]
  const item: ImportItem = {
    row,
    sourceId: id === null ? hashOf(title, created) : id.length > LONGEST_ID ? hashOf(id, null) : id,
    isHashed: id === null,
    project: value('project'),
    title,
    description: null,
    status,
    type: value('type'),
    effort: value('effort'),
    labels: distinct(labels),
    assignees: withAddresses(reading, of('assignees')),
    creator: creatorIn(reading, of('creator')),
    created,
    start: isBackward ? null : start,
    due,
    doneAt: done.at,
    done: done.done || (status !== null && doneStatuses.has(folded(status))),
    archived,
    parent: value('parent'),
    code,
    comments: commentsIn(reading, of('comments')),
    checklist: cells('checklist').flatMap(checklistIn),
    sprint: value('sprint'),
    story: value('story'),
  }
  for (const column of [...of('code'), ...of('url'), ...of('link'), ...of('field')])
    addField(reading, column, reading.cells[column.at] ?? [])
  return { ...item, description: withFields(text, reading.fields) }
}

function warn({ problems, row }: Reading, column: string | null, value: string | null, reason: string): void {
  problems.push({ row, column, value: value === null ? null : lineOf(value, 200), reason, severity: 'warning' })
}

/** Values of a column as a line under `Imported fields`. All is escaped, an address has only what one may: it is safe HTML as it is. */
function addField(reading: Reading, { name }: Column, values: readonly string[]): void {
  const told = values.map((value) => {
    const address = addressIn(value)
    if (address === null) return escaped(value.trim()).replace(/\r\n?|\n/g, '<br />')
    return `<a href="${escaped(address.url)}" rel="noopener noreferrer nofollow" target="_blank">${escaped(address.name)}</a>`
  })
  if (told.length > 0) reading.fields.push(`<li>${escaped(name)}: ${told.join(', ')}</li>`)
}

function withFields(text: string | null, fields: readonly string[]): string | null {
  if (fields.length === 0) return text
  return `${text ?? ''}<p><strong>Imported fields</strong></p><ul>${fields.join('')}</ul>`
}

/** The first value that there is; every other one becomes a field. */
function firstIn(reading: Reading, columns: readonly Column[]): { value: string; column: Column } | null {
  let first: { value: string; column: Column } | null = null
  for (const column of columns) {
    const values = (reading.cells[column.at] ?? []).filter((value) => value.trim() !== '')
    const others = first === null ? values.slice(1) : values
    const [value] = values
    if (first === null && value !== undefined) first = { value, column }
    addField(reading, column, others)
  }
  return first
}

function titleIn(reading: Reading, columns: readonly Column[]): string | null {
  const first = firstIn(reading, columns)
  const title = first === null ? '' : lineOf(first.value, LONGEST_TITLE)
  if (first === null || title === '') {
    const column = columns[0]?.name ?? null
    reading.problems.push({ row: reading.row, column, value: null, reason: 'The row has no title.', severity: 'error' })
    return null
  }
  if (first.value.trim().length > LONGEST_TITLE) {
    warn(reading, first.column.name, first.value, 'The title has more than 500 characters: it was cut, the whole is in the description.')
    addField(reading, first.column, [first.value])
  }
  return title
}

/** The text of a description; with several columns one below the other. */
function textIn(reading: Reading, columns: readonly Column[]): string {
  return columns.flatMap(({ at }) => reading.cells[at] ?? []).join('\n\n')
}

/** A line; one that is too long for a status or a type is told in full as a field too. Of several sprints the last counts. */
function valueIn(reading: Reading, columns: readonly Column[]): string | null {
  const column = columns[0]
  if (column?.target === 'sprint') {
    const values = reading.cells[column.at] ?? []
    addField(reading, column, values.slice(0, -1))
    return lineOf(values.at(-1) ?? '', LONGEST_VALUE) || null
  }
  const first = firstIn(reading, columns)
  if (first === null) return null
  const isTitle = ['status', 'type', 'effort', 'story'].includes(first.column.target)
  const line = lineOf(first.value, isTitle ? LONGEST_VALUE : 1_000)
  if (isTitle && first.value.trim().length > LONGEST_VALUE) addField(reading, first.column, [first.value])
  return line === '' ? null : line
}

function dateIn(reading: Reading, columns: readonly Column[]): Date | null {
  const first = firstIn(reading, columns)
  if (first === null) return null
  const date = readDate(first.value, first.column.dates ?? 'iso', reading.zone)
  if (date !== null) return date
  warn(reading, first.column.name, first.value, 'This is no date in the chosen format: it is kept in the description.')
  addField(reading, first.column, [first.value])
  return null
}

function dropStart(reading: Reading, columns: readonly Column[]): void {
  const column = columns.find(({ at }) => (reading.cells[at] ?? []).length > 0)
  if (column === undefined) return
  const [value = ''] = reading.cells[column.at] ?? []
  warn(reading, column.name, value, 'The start is after the due date: it is kept in the description.')
  addField(reading, column, [value])
}

/** A date or a word that says yes is done. */
function doneIn(reading: Reading, columns: readonly Column[]): { done: boolean; at: Date | null } {
  const first = firstIn(reading, columns)
  if (first === null) return { done: false, at: null }
  const said = yesOrNo(first.value)
  if (said !== null) return { done: said, at: null }
  const at = readAnyDate(first.value, first.column.dates, reading.zone)
  if (at !== null) return { done: true, at }
  warn(reading, first.column.name, first.value, 'This says neither that it is done nor that it is not: it is kept in the description.')
  addField(reading, first.column, [first.value])
  return { done: false, at: null }
}

function archivedIn(reading: Reading, columns: readonly Column[]): boolean {
  const first = firstIn(reading, columns)
  if (first === null) return false
  const said = yesOrNo(first.value)
  if (said !== null) return said
  // Linear writes when it was.
  if (readAnyDate(first.value, first.column.dates, reading.zone) !== null) return true
  addField(reading, first.column, [first.value])
  return false
}

function labelsOf(reading: Reading, columns: readonly Column[]): string[] {
  return columns.flatMap((column) => labelsIn(reading.cells[column.at] ?? []).map((label) => labelOr(reading, column, label, label)))
}

function namedLabels(reading: Reading, columns: readonly Column[]): string[] {
  return columns.flatMap((column) =>
    (reading.cells[column.at] ?? [])
      .filter((value) => !NOTHING.test(value.trim()))
      .map((value) => labelOr(reading, column, `${column.name}: ${value.trim()}`, value)),
  )
}

/** A label, or a field where it is too long for one. */
function labelOr(reading: Reading, column: Column, label: string, value: string): string {
  if (label.length <= LONGEST_VALUE) return lineOf(label, LONGEST_VALUE)
  addField(reading, column, [value])
  return ''
}

function distinct(labels: readonly string[]): string[] {
  return [...new Map(labels.filter((label) => label !== '').map((label) => [folded(label), label])).values()]
}

/** Everybody once. `Assignee` and `Assignee Email` tell of the same people when they tell of equally many. */
function withAddresses(reading: Reading, columns: readonly Column[]): NamedPerson[] {
  const lists = columns.map((column) => peopleIn(reading.cells[column.at] ?? []))
  const names = lists.find((people) => people.length > 0 && people.every(({ email }) => email === null))
  const addresses = lists.find(
    (people) => people.length === names?.length && people.every(({ email, name }) => email !== null && name === email),
  )
  const people = lists.flatMap((list) => {
    if (list === addresses) return []
    return list !== names || addresses === undefined ? list : list.map(({ name }, at) => ({ name, email: addresses[at]?.email ?? null }))
  })
  return [...new Map(people.map((person) => [folded(person.email ?? person.name), person])).values()]
}

function creatorIn(reading: Reading, columns: readonly Column[]): NamedPerson | null {
  const first = firstIn(reading, columns)
  return first === null ? null : personIn(first.value)
}

function commentsIn(reading: Reading, columns: readonly Column[]): ImportedComment[] {
  return columns.flatMap((column) =>
    (reading.cells[column.at] ?? []).flatMap((value) => commentIn(value, column.dates, reading.zone) ?? []),
  )
}

/** What a row without an id is known by. */
function hashOf(title: string, created: Date | null): string {
  return createHash('sha256')
    .update(JSON.stringify([title, created?.toISOString() ?? null]))
    .digest('base64url')
    .slice(0, 22)
}
