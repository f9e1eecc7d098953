// The tables of an archive that are for reading: UTF-8 with a BOM, instants ISO in UTC, people as `Name <e-mail>` (EXPORT-06).
import type { Database } from '../../db/open.ts'
import { csvTable, instantText } from '../../downloads/csv.ts'
import { clientsToCsv } from '../clients/clients-csv.ts'
import { invoiceChunks, invoicesCsv } from '../invoices/invoice-export.ts'
import { allInvoiceIds } from '../invoices/invoices-read.store.ts'
import { wordsOf } from '../notes/note-text.ts'
import { taskCsv } from '../tasks/task-csv.ts'
import { readStretches, type Stretch } from '../tasks/task-export.store.ts'
import { listedIds } from '../tasks/tasks-list.store.ts'
import { csvLine, hoursText } from '../time-trackings/time-export.ts'
import { type ArchivedPerson, type ArchivedProject, readLines } from './archive-rows.store.ts'
import type { ExportPlace } from './exports.store.ts'

/** What the tables are made of; `packed` hears of each thing that went in. */
export type CsvParts = {
  tx: Database
  place: ExportPlace
  projects: readonly ArchivedProject[]
  people: readonly ArchivedPerson[]
  /** Who asked for the archive, whose rights it has. */
  viewerId: string
  packed: (things: number) => void
}

/** A file of the folder `csv`. */
export type CsvFile = { path: string; content: AsyncIterable<string> }

/** The tables of every archive. */
export function csvFiles(parts: CsvParts): CsvFile[] {
  return [
    { path: 'csv/tasks.csv', content: taskCsv(counted(parts)) },
    { path: 'csv/comments.csv', content: commentsCsv(parts) },
    { path: 'csv/time.csv', content: timeCsv(parts) },
    { path: 'csv/members.csv', content: membersCsv(parts) },
  ]
}

/** The tables that are the owner's alone. */
export function moneyFiles({ tx, place: { companyId } }: CsvParts): CsvFile[] {
  return [
    { path: 'csv/clients.csv', content: clientsToCsv(tx, companyId, false) },
    { path: 'csv/archived-clients.csv', content: clientsToCsv(tx, companyId, true) },
    { path: 'csv/invoices.csv', content: ofInvoices(tx, companyId) },
  ]
}

/** Every task of a project, those in the archive and drafts too. */
export async function allTaskIds(tx: Database, projectId: string, viewerId: string): Promise<string[]> {
  const place = { projectIds: [projectId], viewerId }
  const open = await listedIds(tx, place, {}, 'position', 10_000_000)
  return [...open, ...(await listedIds(tx, place, { isArchived: true }, 'position', 10_000_000))]
}

async function* counted({ tx, projects, viewerId, packed }: CsvParts): AsyncGenerator<Stretch> {
  for (const { id } of projects)
    for await (const stretch of readStretches(tx, viewerId, await allTaskIds(tx, id, viewerId))) {
      yield stretch
      packed(stretch.tasks.length)
    }
}

const HERE = `not p.is_sample and p.deleted_at is null`

/** Rows of the place by a query that names the project `p`, which has to be told of. */
const lines = <Line>({ tx, place }: CsvParts, query: (company: string) => string): AsyncGenerator<Line[]> =>
  readLines<Line>(tx, place, (company, here) => query(company).replace('{here}', place.projectId === null ? HERE : here))

function namer({ people }: CsvParts): (id: string | null, otherwise?: string | null) => string {
  const known = new Map(people.map((person) => [person.id, person]))
  return (id, otherwise) => {
    const person = id === null ? undefined : known.get(id)
    return person === undefined ? (otherwise ?? 'Former member') : `${person.name} <${person.email ?? person.username}>`
  }
}

function commentsCsv(parts: CsvParts): AsyncGenerator<string> {
  type Line = { at: string; by: string | null; name: string | null; project: string; about: string; html: string }
  const named = namer(parts)
  const rows = lines<Line>(
    parts,
    (company) => `
      select json_build_object('at', c.created_at, 'by', c.author_id, 'name', c.author_name, 'project', p.name, 'html', c.html,
        'about', coalesce(p.code || '-' || t.number, 'Discussion ' || d.number || ': ' || d.title, 'File ' || a.filename, '')) as line
      from comments c join projects p on p.id = c.project_id and p.company_id = c.company_id
      left join tasks t on t.id = c.task_id and t.company_id = c.company_id left join threads d on d.id = c.thread_id and d.company_id = c.company_id
      left join attachments a on a.id = c.attachment_id and a.company_id = c.company_id
      where c.company_id = ${company} and {here} order by c.id`,
  )
  return csvTable(['Written (UTC)', 'Author', 'Project', 'On', 'Comment'], rows, ({ at, by, name, project, about, html }) =>
    csvLine([instantText(at), named(by, name), project, about, wordsOf(html).text]),
  )
}

function timeCsv(parts: CsvParts): AsyncGenerator<string> {
  type Line = { from: string; to: string | null; by: string; project: string; task: string; title: string; comment: string }
  const named = namer(parts)
  const rows = lines<Line>(
    parts,
    (company) => `
      select json_build_object('from', e.started_at, 'to', e.ended_at, 'by', e.person_id, 'project', p.name, 'task', p.code || '-' || t.number,
        'title', t.title, 'comment', e.comment) as line
      from time_entries e join projects p on p.id = e.project_id and p.company_id = e.company_id
      join tasks t on t.id = e.task_id and t.company_id = e.company_id where e.company_id = ${company} and {here} order by e.id`,
  )
  return csvTable(['Start (UTC)', 'End (UTC)', 'Person', 'Project', 'Task', 'Title', 'Comment', 'Hours'], rows, (row) => {
    const seconds = row.to === null ? null : Math.round((Date.parse(row.to) - Date.parse(row.from)) / 1000)
    const texts = [
      instantText(row.from),
      row.to === null ? '' : instantText(row.to),
      named(row.by),
      row.project,
      row.task,
      row.title,
      row.comment,
    ]
    return csvLine(texts, [seconds === null ? '' : hoursText(seconds)])
  })
}

function membersCsv(parts: CsvParts): AsyncGenerator<string> {
  type Line = { person: string; role: string; project: string; since: string }
  const { place } = parts
  const known = new Map(parts.people.map((person) => [person.id, person]))
  const ofProjects = (company: string) => `
    select m.person_id, m.role, p.name as project, m.created_at from project_members m
    join projects p on p.id = m.project_id and p.company_id = m.company_id where m.company_id = ${company} and {here}`
  const ofWorkspace = (company: string) => `
    select person_id, role, '' as project, created_at from company_members where company_id = ${company}`
  const rows = lines<Line>(
    parts,
    (company) => `
      select json_build_object('person', m.person_id, 'role', m.role, 'project', m.project, 'since', m.created_at) as line
      from (${place.projectId === null ? `${ofWorkspace(company)} union all ` : ''}${ofProjects(company)}) as m order by m.project, m.created_at, m.person_id`,
  )
  return csvTable(['Name', 'E-mail', 'Username', 'Project', 'Role', 'Since (UTC)'], rows, ({ person, role, project, since }) => {
    const { name = 'Former member', email = null, username = '' } = known.get(person) ?? {}
    return csvLine([name, email ?? '', username, project === '' ? 'Whole workspace' : project, role, instantText(since)])
  })
}

async function* ofInvoices(tx: Database, companyId: string): AsyncGenerator<string> {
  yield* invoicesCsv(invoiceChunks(tx, companyId, await allInvoiceIds(tx, companyId)))
}
