// One project of an archive: its rows, and what follows from them (EXPORT-02).
import { and, eq, inArray, sql } from 'drizzle-orm'
import sanitize from 'sanitize-html'
import type { Database } from '../../../db/open.ts'
import { settle } from '../../recurrences/recurrence-next.store.ts'
import { recurrences } from '../../recurrences/recurrences.table.ts'
import { keepDoneStatus } from '../../templates/templates.store.ts'
import { UnreadableFile } from '../import-item.ts'
import { leaveUnreminded } from '../import-parts.store.ts'
import type { ArchivedRows, Values } from './archive-rows.store.ts'
import type { Settling } from './archive-settle.ts'
import type { OpenArchive } from './open-archive.ts'

/** A row that waits until all projects are there, since it names what may be in any of them. */
export type Waiting = { file: string; projectId: string; table: string; row: Values }

/** What it takes to bring a project in. */
export type ProjectParts = {
  tx: Database
  archive: OpenArchive
  rows: ArchivedRows
  settling: Settling
  waiting: Waiting[]
  now: Date
  /** Called between rows: whoever works on it says that they are alive. */
  goOn: () => Promise<void>
}

/** Tables whose rows wait, in their order. */
export const WAIT: readonly string[] = ['attachment_links', 'wiki_links']

/** What triggers write along goes before what the archive says of it. */
const WRITTEN_ALONG: ReadonlySet<string> = new Set(['task_completions', 'sprint_events'])

/** Writes a project of the archive; answers its id. */
export async function writeProject(parts: ProjectParts, slug: string): Promise<string> {
  const { tx, archive, rows, settling, waiting } = parts
  const file = `projects/${slug}.json`
  let projectId: string | null = null
  const cleared = new Set<string>()
  for await (const { table, row } of archive.rowsOfProject(slug)) {
    await parts.goOn()
    if (table === 'projects') {
      if (projectId !== null || typeof row.id !== 'string') throw new UnreadableFile(`${file}: it tells of two projects.`)
      projectId = settling.ids.promised('projects', row.id)
    }
    if (projectId === null) throw new UnreadableFile(`${file}: it begins with something else than its project.`)
    if (WRITTEN_ALONG.has(table) && !cleared.has(table)) {
      cleared.add(table)
      await rows.flush()
      await clear(tx, settling.companyId, projectId, table)
    }
    if (WAIT.includes(table)) waiting.push({ file, projectId, table, row })
    else await rows.add(file, table === 'projects' ? null : projectId, table, row)
  }
  if (projectId === null) throw new UnreadableFile(`${file}: it tells of no project.`)
  await rows.finish()
  for (const table of WRITTEN_ALONG) if (!cleared.has(table)) await clear(tx, settling.companyId, projectId, table)
  await afterRows(parts, projectId)
  return projectId
}

const clear = (tx: Database, companyId: string, projectId: string, table: string) =>
  tx.execute(sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and project_id = ${projectId}`)

async function afterRows({ tx, settling, now }: ProjectParts, projectId: string): Promise<void> {
  const { companyId, wereOn, covers, ids } = settling
  const here = sql`company_id = ${companyId} and project_id = ${projectId}`
  await tx.execute(sql`
    insert into project_members (company_id, project_id, person_id, role) select company_id, id, owner_id, 'admin' from projects
    where company_id = ${companyId} and id = ${projectId} on conflict do nothing`)
  // Numbers go on behind the highest, whatever the archive says.
  await tx.execute(sql`
    update projects set last_task_number = greatest(last_task_number, (select max(number) from tasks where ${here})),
      last_thread_number = greatest(last_thread_number, (select max(number) from threads where ${here}))
    where company_id = ${companyId} and id = ${projectId}`)
  await tx.execute(
    sql`update forms f set submissions_count = (select count(*) from submissions s where s.company_id = ${companyId} and s.form_id = f.id) where ${here}`,
  )
  await keepDoneStatus(tx, projectId)
  await tx.execute(sql`update tasks set image = null where ${here} and image is not null`)
  const pictures = [...covers].flatMap(([task, file]) => {
    const id = ids.of('attachments', file)
    return id === null ? [] : [{ task, text: String(id) }]
  })
  await setTexts(tx, companyId, pictures, sql`image = v.text`)
  const told = [...wereOn].map(([task, names]) => ({ task, text: `<p>${escaped(`Was assigned to ${names.join(', ')}.`)}</p>` }))
  await setTexts(tx, companyId, told, sql`description = coalesce(t.description, '') || v.text`)
  covers.clear()
  wereOn.clear()
  await leaveUnreminded(tx, { companyId, projectId }, sql`t.project_id = ${projectId}`)
  await startRules(tx, companyId, projectId, now)
}

const escaped = (text: string) => sanitize(text, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'escape' })

async function setTexts(
  tx: Database,
  companyId: string,
  texts: readonly { task: string; text: string }[],
  set: ReturnType<typeof sql>,
): Promise<void> {
  for (let at = 0; at < texts.length; at += 500) {
    const some = texts.slice(at, at + 500)
    await tx.execute(sql`
      update tasks t set ${set}
      from unnest(${sql.param(some.map(({ task }) => task))}::uuid[], ${sql.param(some.map(({ text }) => text))}::text[]) as v (id, text)
      where t.company_id = ${companyId} and t.id = v.id`)
  }
}

/** Rules go on with the first day that is still to come. */
async function startRules(tx: Database, companyId: string, projectId: string, now: Date): Promise<void> {
  const found = await tx
    .select()
    .from(recurrences)
    .where(
      and(
        ...[eq(recurrences.companyId, companyId), eq(recurrences.projectId, projectId), inArray(recurrences.state, ['active', 'paused'])],
      ),
    )
  for (const rule of found) await settle(tx, rule, { now })
}
