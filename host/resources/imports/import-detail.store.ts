// An import with its file as a table: what its columns hold, its first tasks as they would be, and who is in it (IMPORT-03, IMPORT-05).
import type { z } from 'zod'
import type { Database } from '../../db/open.ts'
import { toInstant } from '../../wire.ts'
import { textOf } from '../wiki-pages/wiki-text.ts'
import { touchedProjects } from './archive/archive-undo.store.ts'
import { isEmptyWorkspace } from './archive/archive-workspace.store.ts'
import type { ArchiveSurvey, ImportItem, Survey } from './import-item.ts'
import { membersOf, proposer } from './import-mapping.store.ts'
import { peopleIn, readerOf } from './import-people.ts'
import { type importDetailShape, toImport } from './imports.schema.ts'
import { type ImportView, touchedTasks } from './imports.store.ts'
import type { ImportMapping, ImportRow } from './imports.table.ts'

type Detail = z.infer<typeof importDetailShape>

const SHOWN_TEXT = 200

/** All of an import. */
export async function importDetail(db: Database, view: ImportView): Promise<Detail> {
  const { row } = view
  const { survey, mapping } = row
  const touched =
    row.state === 'done' || row.state === 'cancelled' || row.state === 'failed' || row.state === 'undone'
      ? await (row.source === 'palette' ? touchedProjects(db, row) : touchedTasks(db, row))
      : { tasks: [], total: 0 }
  return {
    ...toImport(view),
    columns: (survey?.columns ?? []).map(({ dates, ...column }) => ({ ...column, date_formats: dates })),
    preview: survey && mapping ? previewOf(survey, mapping) : [],
    notes: survey?.notes ?? [],
    archive: survey?.archive === undefined ? null : await archiveOf(db, row.companyId, survey.archive),
    mapping: mapping && {
      ...mapping,
      columns: mapping.columns.map(({ target, dates }) => ({ target, date_format: dates })),
      people: mapping.people.map(({ invite = false, ...person }) => ({ ...person, invite })),
    },
    people: survey && mapping ? await peopleOf(db, row, survey, mapping) : [],
    makes: row.makes,
    is_hashed:
      survey !== null &&
      survey.archive === undefined &&
      mapping !== null &&
      !mapping.columns.some(({ target }) => target === 'id' || target === 'code'),
    touched: touched.tasks.map(({ id, ...task }) => ({ uuid: id, ...task })),
    touched_total: touched.total,
  }
}

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

/** Those whom the columns of assignees and creators name, and who they may be here. */
async function peopleOf(db: Database, row: ImportRow, survey: Survey, mapping: ImportMapping): Promise<Detail['people']> {
  const propose = proposer(await membersOf(db, row.companyId))
  return peopleIn(survey, mapping).map(({ name, email, count }) => {
    const proposal = propose({ name, email })
    const member = proposal && { name: proposal.member.name, username: proposal.member.username }
    return { name, email, count, proposal: member, is_certain: proposal?.isCertain ?? false }
  })
}

/** What an archive holds; `is_whole` where clients, invoices, what is set and the log come along, since there is nothing here yet. */
async function archiveOf(db: Database, companyId: string, archive: ArchiveSurvey): Promise<Detail['archive']> {
  const { kind, madeAt, workspace, projects, files } = archive
  return {
    kind,
    made_at: toInstant(new Date(madeAt)),
    workspace,
    projects,
    files,
    is_whole: kind === 'workspace' && (await isEmptyWorkspace(db, companyId)),
  }
}
