// Reading a workspace as it was at one moment, a stretch of rows at a time, as the text that goes into an archive (EXPORT-01).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type ArchiveTable, LOG_TABLE, PROJECT_TABLES, WORKSPACE_TABLES } from './archive-tables.ts'
import type { ExportPlace } from './exports.store.ts'

/** Rows are fetched so that about so many characters are held at once: a description may be megabytes. */
const STRETCH_LENGTH = 2_000_000
const MOST_ROWS = 200

/** A promise with what keeps it. */
function handed<Thing>(): { promise: Promise<Thing>; resolve: (thing: Thing) => void; reject: (why: unknown) => void } {
  let resolve: (thing: Thing) => void = () => undefined
  let reject: (why: unknown) => void = () => undefined
  const promise = new Promise<Thing>((keep, fail) => {
    resolve = keep
    reject = fail
  })
  return { promise, resolve, reject }
}

/**
 * Yields what `work` yields, whose statements all see the workspace as it was when the first of them was asked. Whoever stops reading ends it.
 */
export async function* inSnapshot<Thing>(db: Database, work: (tx: Database) => AsyncIterable<Thing>): AsyncGenerator<Thing> {
  const begun = handed<Database>()
  const over = handed<void>()
  const running = db.transaction(
    async (tx) => {
      // It is idle while what was read is packed.
      await tx.execute(sql`
        select set_config(name, '0', true) from pg_settings where name in ('idle_in_transaction_session_timeout', 'transaction_timeout')`)
      begun.resolve(tx)
      await over.promise
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  running.catch(begun.reject)
  try {
    yield* work(await begun.promise)
  } finally {
    over.resolve()
    await running
  }
}

const names = (columns: string) => columns.split(' ')
// Ids and names of this file's own and of rows, never what somebody typed: a cursor takes no parameters.
const idText = (id: string) => `'${id.replaceAll("'", "''")}'::uuid`

/** Which rows of a table are those of a place. */
function ofPlace(table: ArchiveTable, name: string, { companyId, projectId }: ExportPlace): string {
  const company = idText(companyId)
  if (name === 'companies') return `t.id = ${company}`
  const own = `t.company_id = ${company} and ${table.rows ?? 'true'}`
  if (projectId === null) return own
  const project = idText(projectId)
  if (table.through === undefined) return `${own} and t.project_id = ${project}`
  const among = Object.entries(table.through).map(([column, to]) =>
    to === 'projects'
      ? `t.${column} = ${project}`
      : `t.${column} in (select id from "${to}" where company_id = ${company} and project_id = ${project})`,
  )
  return `${own} and (${among.join(' or ')})`
}

/** The rows of a table as JSON, one text a row, in their order. */
export async function* rowsOf(tx: Database, name: string, table: ArchiveTable, place: ExportPlace): AsyncGenerator<string[]> {
  const columns = names(table.kept).map((column) => `t."${column}"`)
  yield* fetched<string>(
    tx,
    `select row_to_json(kept)::text as line from (select ${columns.join(', ')} from "${name}" t where ${ofPlace(table, name, place)} order by ${table.order
      .split(', ')
      .map((column) => `t.${column}`)
      .join(', ')}) as kept`,
  )
}

let cursors = 0

/** What a query answers as `line`, some at a time. */
async function* fetched<Line>(tx: Database, query: string): AsyncGenerator<Line[]> {
  cursors += 1
  const cursor = `archive_${cursors}`
  await tx.execute(sql.raw(`declare ${cursor} no scroll cursor for ${query}`))
  for (let most = 50; ; ) {
    const { rows } = await tx.execute<{ line: Line }>(sql.raw(`fetch ${most} from ${cursor}`))
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < most) break
    const length = rows.reduce((sum, { line }) => sum + (typeof line === 'string' ? line.length : JSON.stringify(line).length), 0)
    most = Math.min(MOST_ROWS, Math.max(1, Math.floor((rows.length * STRETCH_LENGTH) / Math.max(1, length))))
  }
  await tx.execute(sql.raw(`close ${cursor}`))
}

/** Rows that a query of this module's own answers as JSON, some at a time; `companyId` and `projectId` stand for those of the place. */
export function readLines<Line>(
  tx: Database,
  place: ExportPlace,
  query: (company: string, here: string) => string,
): AsyncGenerator<Line[]> {
  const here = place.projectId === null ? 'true' : `p.id = ${idText(place.projectId)}`
  return fetched<Line>(tx, query(idText(place.companyId), here))
}

/** A project of an archive. */
export type ArchivedProject = { id: string; slug: string; name: string; tasks: number }

/** The projects of a place, none that is deleted, and no sample (FIRST-04), the oldest first. */
export async function projectsOf(tx: Database, { companyId, projectId }: ExportPlace): Promise<ArchivedProject[]> {
  const which = projectId === null ? sql`not p.is_sample` : sql`p.id = ${projectId}`
  const { rows } = await tx.execute<ArchivedProject>(sql`
    select p.id, p.slug, p.name, coalesce(n.active + n.archived, 0)::int as tasks
    from projects p left join project_task_totals n on n.company_id = p.company_id and n.project_id = p.id
    where p.company_id = ${companyId} and p.deleted_at is null and ${which} order by p.created_at, p.id`)
  return rows
}

/** How many things are to be packed: tasks twice, as rows and as lines, and comments, entries of time and files once. */
export async function countThings(tx: Database, companyId: string, projectIds: readonly string[], withFiles: boolean): Promise<number> {
  const here = sql`company_id = ${companyId} and project_id = any(${sql.param(projectIds)}::uuid[])`
  const { rows } = await tx.execute<{ things: number }>(sql`
    select (2 * (select count(*) from tasks where ${here}) + (select count(*) from comments where ${here}) + (select count(*) from time_entries where ${here})
      + case when ${withFiles} then (select count(*) from attachments where ${here}) else 0 end)::int as things`)
  return rows[0]?.things ?? 0
}

/** Somebody who is named in an archive; `email` null where they have no account any more. */
export type ArchivedPerson = { id: string; name: string; username: string; email: string | null }

/**
 * Everybody whom rows of these projects name, and with `workspace` those whom rows of the workspace do. Their addresses are in the owner's archive, by which
 * they are found where it is brought in; one of a project has none of those who hide theirs (PROF-02).
 */
export async function peopleIn(
  tx: Database,
  companyId: string,
  projectIds: readonly string[],
  workspace: boolean,
): Promise<ArchivedPerson[]> {
  const queries: SQL[] = []
  const add = (name: string, table: ArchiveTable, place: ExportPlace) => {
    for (const column of names(table.people ?? ''))
      if (column !== '') queries.push(sql.raw(`select t."${column}" as id from "${name}" t where ${ofPlace(table, name, place)}`))
  }
  if (workspace) {
    for (const [name, table] of Object.entries(WORKSPACE_TABLES)) add(name, table, { companyId, projectId: null })
    add('audit_events', LOG_TABLE, { companyId, projectId: null })
  }
  const found = new Map<string, ArchivedPerson>()
  const read = async () => {
    const { rows } = await tx.execute<ArchivedPerson>(sql`
      select id, name, username, case when deleted_at is null and (${workspace} or not hide_email) then email end as email
      from people where id in (${sql.join(queries, sql` union `)})`)
    for (const row of rows) found.set(row.id, row)
    queries.length = 0
  }
  if (workspace) await read()
  for (const projectId of projectIds) {
    for (const [name, table] of Object.entries(PROJECT_TABLES)) add(name, table, { companyId, projectId })
    await read()
  }
  return [...found.values()].sort((one, other) => (one.username < other.username ? -1 : 1))
}

/** Bytes of a file or of an older version of one: `file` is where they lie, `path` where they stand in the archive. */
export type ArchivedFile = { file: string; path: string; size: number; task: string | null; filename: string }

/** A name that every system takes; rows have the name as it is. */
const everywhere = (filename: string) => filename.replace(/[<>:"|?*]|[. ]+$/g, '_')

/** The files of a project with their older versions, whose folder is that of the file and their number. */
export async function* filesOfProject(tx: Database, companyId: string, projectId: string): AsyncGenerator<ArchivedFile[]> {
  type Found = { uuid: string; version: number | null; file: string; filename: string; size: number; task: string | null }
  const here = `a.company_id = ${idText(companyId)} and a.project_id = ${idText(projectId)}`
  const code = `(select p.code || '-' || t.number from tasks t join projects p on p.id = t.project_id where t.id = a.task_id and t.company_id = a.company_id)`
  const query = `select row_to_json(f) as line from (
      select a.uuid, null::int as version, coalesce(a.file, a.uuid) as file, a.filename, a.size, ${code} as task, a.id from attachments a where ${here}
      union all
      select a.uuid, v.number, v.file, v.filename, v.size, ${code}, a.id from attachment_versions v join attachments a on a.id = v.attachment_id and a.company_id = v.company_id
      where ${here} and v.file <> coalesce(a.file, a.uuid)
    ) as f order by f.id, f.version nulls first`
  for await (const rows of fetched<Found>(tx, query))
    yield rows.map(({ uuid, version, file, filename, size, task }) => ({
      ...{ file, size, task, filename },
      path: `files/${uuid}/${version === null ? '' : `${version}/`}${everywhere(filename)}`,
    }))
}

/** The pictures that the rows of a place show: logos, and covers of tasks. */
export async function picturesOf(tx: Database, companyId: string, projectIds: readonly string[]): Promise<string[]> {
  const here = sql`company_id = ${companyId} and project_id = any(${sql.param(projectIds)}::uuid[])`
  const { rows } = await tx.execute<{ digest: string }>(sql`
    select distinct (regexp_match(shown, '/images/([0-9a-f]{64})'))[1] as digest from (
      select unnest(array[logo, favicon, whitelabel_logo]) as shown from companies where id = ${companyId}
      union select logo from projects where company_id = ${companyId} and id = any(${sql.param(projectIds)}::uuid[])
      union select image from tasks where ${here} and image is not null
    ) as pictures where shown ~ '/images/[0-9a-f]{64}' order by 1`)
  return rows.map(({ digest }) => digest)
}
