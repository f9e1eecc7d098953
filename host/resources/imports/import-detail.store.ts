// An import with its file as a table: what its columns hold, its first tasks as they would be, and who is in it (IMPORT-03, IMPORT-05).
import type { z } from 'zod'
import type { Database } from '../../db/open.ts'
import { toInstant } from '../../wire.ts'
import { textOf } from '../wiki-pages/wiki-text.ts'
import type { ImportItem, NamedPerson, Survey } from './import-item.ts'
import { folded, itemMappingOf, membersOf, proposer } from './import-mapping.store.ts'
import { type importDetailShape, toImport } from './imports.schema.ts'
import { type ImportView, touchedTasks } from './imports.store.ts'
import type { ImportMapping, ImportRow } from './imports.table.ts'
import { itemReader } from './readers/item-of-row.ts'

type Detail = z.infer<typeof importDetailShape>

/** So many people are asked about; the others stay texts unless their address is known. */
const MOST_PEOPLE = 500
const SHOWN_TEXT = 200

/** All of an import. */
export async function importDetail(db: Database, view: ImportView): Promise<Detail> {
  const { row } = view
  const { survey, mapping } = row
  const touched =
    row.state === 'done' || row.state === 'cancelled' || row.state === 'failed' || row.state === 'undone'
      ? await touchedTasks(db, row)
      : { tasks: [], total: 0 }
  return {
    ...toImport(view),
    columns: (survey?.columns ?? []).map(({ dates, ...column }) => ({ ...column, date_formats: dates })),
    preview: survey && mapping ? previewOf(survey, mapping) : [],
    notes: survey?.notes ?? [],
    mapping: mapping && { ...mapping, columns: mapping.columns.map(({ target, dates }) => ({ target, date_format: dates })) },
    people: survey && mapping ? await peopleOf(db, row, survey, mapping) : [],
    makes: row.makes,
    is_hashed: survey !== null && mapping !== null && !mapping.columns.some(({ target }) => target === 'id' || target === 'code'),
    touched: touched.tasks.map(({ id, ...task }) => ({ uuid: id, ...task })),
    touched_total: touched.total,
  }
}

const readerOf = (survey: Survey, mapping: ImportMapping) =>
  itemReader(
    survey.columns.map(({ name }) => name),
    itemMappingOf(survey, mapping),
  )

function previewOf(survey: Survey, mapping: ImportMapping): Detail['preview'] {
  const read = readerOf(survey, mapping)
  return survey.preview.map((sheetRow) => {
    const { item } = read(sheetRow)
    return item === null ? { ...NO_TASK, row: sheetRow.row } : shownTask(item)
  })
}

const NO_TASK = {
  ...{ title: null, status: null, type: null, parent: null, description: null, due_date: null, done: false, comments: 0 },
  ...{ labels: [], assignees: [] },
}

const shownTask = (item: ImportItem): Detail['preview'][number] => ({
  ...{ row: item.row, title: item.title, status: item.status, type: item.type, labels: item.labels, parent: item.parent, done: item.done },
  assignees: item.assignees.map(({ name }) => name),
  due_date: item.due && toInstant(item.due),
  comments: item.comments.length,
  description: item.description === null ? null : textOf(item.description).slice(0, SHOWN_TEXT),
})

/** Those whom the columns of assignees and creators name, the most frequent first. */
async function peopleOf(db: Database, row: ImportRow, survey: Survey, mapping: ImportMapping): Promise<Detail['people']> {
  const people = new Map<string, NamedPerson & { count: number }>()
  const title = survey.columns.findIndex((_, at) => mapping.columns[at]?.target === 'title')
  const read = readerOf(survey, mapping)
  for (const [at, { values }] of survey.columns.entries()) {
    const target = mapping.columns[at]?.target
    if (target !== 'assignees' && target !== 'creator') continue
    for (const { value, count } of values) {
      const cells = survey.columns.map((_, column) => (column === at ? [value] : column === title ? ['x'] : []))
      const { item } = read({ row: 1, cells })
      const named = target === 'assignees' ? (item?.assignees ?? []) : item?.creator ? [item.creator] : []
      for (const person of named) {
        const key = folded(person.name)
        const known = people.get(key)
        people.set(key, { ...person, email: known?.email ?? person.email, count: (known?.count ?? 0) + count })
      }
    }
  }
  const propose = proposer(await membersOf(db, row.companyId))
  return [...people.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_PEOPLE)
    .map(({ name, email, count }) => {
      const proposal = propose({ name, email })
      const member = proposal && { name: proposal.member.name, username: proposal.member.username }
      return { name, email, count, proposal: member, is_certain: proposal?.isCertain ?? false }
    })
}
