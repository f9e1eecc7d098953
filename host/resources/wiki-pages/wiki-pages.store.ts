// Every write about where pages stand: making, moving, renaming, deleting, restoring. One at a time in a project, so that the tree never has a ring.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import type { AuditAction } from '../audit-events/audit-nouns.ts'
import { withdrawDeleted } from './wiki-news.store.ts'
import { MOST_LEVELS } from './wiki-pages.table.ts'
import { readRow, type WikiRow } from './wiki-read.store.ts'
import { gone, type Reader, seen } from './wiki-sight.ts'
import { newKey } from './wiki-text.ts'

/** A gap between two neighbors, wide enough for forty halvings. */
const GAP = 1024
/** How long deleted pages are kept (WIKI-17). */
const KEPT = sql`interval '30 days'`

/** A page as the tree knows it. */
type Node = { id: string; parentId: string | null; depth: number; version: number; creatorId: string | null }

/** Holds the tree of a project until the transaction ends. */
export async function holdTree(tx: Database, projectId: string): Promise<void> {
  await tx.execute(sql`select 1 from projects where id = ${projectId} for no key update`)
}

/** A page that the reader sees; 404 else. */
export async function findNode(tx: Database, { projectId, personId }: Reader, id: string): Promise<Node> {
  const { rows } = await tx.execute<Node>(sql`
    select w.id, w.parent_id as "parentId", w.depth, w.version, w.creator_id as "creatorId" from wiki_pages w
    where w.project_id = ${projectId} and w.id = ${id} and ${seen(sql`w`, personId)} for no key update`)
  const [node] = rows
  if (node === undefined) throw gone()
  return node
}

async function parentNode(tx: Database, reader: Reader, parentId: string | null): Promise<Node | null> {
  if (parentId === null) return null
  try {
    return await findNode(tx, reader, parentId)
  } catch {
    throw invalid({ parent_id: ['This page does not exist or was deleted.'] })
  }
}

/** The place behind a sibling, null for the first, undefined for the last; siblings move apart where halving has used the gap up. */
async function positionAfter(
  tx: Database,
  projectId: string,
  parentId: string | null,
  after: string | null | undefined,
  own: string | null,
) {
  const others = sql`project_id = ${projectId} and parent_id is not distinct from ${parentId}::uuid and id is distinct from ${own}::uuid and deleted_at is null`
  const { rows } = await tx.execute<{ id: string; position: number }>(
    sql`select id, position from wiki_pages where ${others} order by position, id`,
  )
  if (after === undefined) return (rows.at(-1)?.position ?? 0) + GAP
  const at = after === null ? -1 : rows.findIndex(({ id }) => id === after)
  if (after !== null && at === -1) throw invalid({ after: ['This page does not stand there.'] })
  const [before, next] = [rows[at]?.position ?? (rows[0]?.position ?? 0) - 2 * GAP, rows[at + 1]?.position]
  if (next === undefined) return before + GAP
  const middle = (before + next) / 2
  if (middle > before && middle < next) return middle
  await tx.execute(sql`
    update wiki_pages w set position = ${GAP}::float8 * o.place from (
      select id, row_number() over (order by position, id) as place from wiki_pages where ${others}) o where w.id = o.id`)
  return (at + 1.5) * GAP
}

/** Makes a page: a draft until it is published. */
export function createPage(
  db: Database,
  place: { id: string; companyId: string },
  personId: string,
  { title, parentId, after }: { title: string; parentId: string | null; after: string | null | undefined },
): Promise<WikiRow> {
  const reader = { projectId: place.id, personId }
  return db.transaction(async (tx) => {
    await holdTree(tx, place.id)
    const parent = await parentNode(tx, reader, parentId)
    const depth = parent === null ? 0 : parent.depth + 1
    if (depth >= MOST_LEVELS) throw tooDeep()
    const position = await positionAfter(tx, place.id, parentId, after, null)
    for (;;) {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into wiki_pages (company_id, project_id, key, title, parent_id, position, depth, creator_id, updated_by)
        values (${place.companyId}, ${place.id}, ${newKey()}, ${title}, ${parentId}, ${position}, ${depth}, ${personId}, ${personId})
        on conflict (project_id, key, company_id) do nothing returning id`)
      if (rows[0] !== undefined) {
        await logPage(tx, reader, rows[0].id, 'page.create', 'made the page')
        return readRow(tx, reader, rows[0].id)
      }
    }
  })
}

/** Writes a line about a page, as it is called now. */
export async function logPage(tx: Database, { projectId, personId }: Reader, id: string, action: AuditAction, said: string): Promise<void> {
  const { rows } = await tx.execute<{ title: string; companyId: string }>(
    sql`select title, company_id as "companyId" from wiki_pages where id = ${id} and project_id = ${projectId}`,
  )
  const [page] = rows
  if (page === undefined) throw gone()
  const target = { kind: 'page', id, label: page.title || 'Untitled' }
  await record(tx, { companyId: page.companyId, projectId }, personId, { action, said, target })
}

const tooDeep = () => invalid({ parent_id: [`Pages stand at most ${MOST_LEVELS} levels deep.`] })

/** Puts a page and all below it elsewhere: never below itself, never deeper than the last level. */
export function movePage(db: Database, reader: Reader, id: string, { parentId, after }: { parentId: string | null; after: string | null }) {
  const { projectId } = reader
  return db.transaction(async (tx) => {
    await holdTree(tx, projectId)
    const page = await findNode(tx, reader, id)
    const parent = await parentNode(tx, reader, parentId)
    const { rows: subtree } = await tx.execute<{ id: string; depth: number; live: boolean }>(sql`
      with recursive down as (
        select w.id, w.depth, w.deleted_at is null as live from wiki_pages w where w.id = ${id}
        union all select w.id, w.depth, w.deleted_at is null from wiki_pages w join down on w.parent_id = down.id
      ) select * from down`)
    if (subtree.some((below) => below.id === parentId)) throw invalid({ parent_id: ['A page cannot stand below itself.'] })
    if (parent?.version === 0 && page.version > 0) throw invalid({ parent_id: ['Publish the page above first.'] })
    const by = (parent === null ? 0 : parent.depth + 1) - page.depth
    if (subtree.some(({ depth, live }) => live && depth + by >= MOST_LEVELS)) throw tooDeep()
    const position = await positionAfter(tx, projectId, parentId, after, id)
    await tx.execute(sql`update wiki_pages set parent_id = ${parentId}, position = ${position} where id = ${id}`)
    // Deleted ones come to their level when they are restored.
    if (by !== 0)
      await tx.execute(sql`update wiki_pages set depth = least(${MOST_LEVELS - 1}, depth + ${by}::int)
        where id = any(${sql.param(subtree.map((one) => one.id))}::uuid[])`)
    await logPage(tx, reader, id, 'page.move', 'moved the page')
    return readRow(tx, reader, id)
  })
}

/** Gives a page another title; its address keeps working, and it is no version. */
export function renamePage(db: Database, reader: Reader, id: string, title: string): Promise<WikiRow> {
  return db.transaction(async (tx) => {
    await findNode(tx, reader, id)
    await tx.execute(sql`update wiki_pages set title = ${title}, updated_at = now(), updated_by = ${reader.personId} where id = ${id}`)
    // Whoever is writing did not mean to give the old title back.
    await tx.execute(sql`update wiki_drafts set title = ${title} where page_id = ${id}`)
    await logPage(tx, reader, id, 'page.rename', 'renamed the page')
    return readRow(tx, reader, id)
  })
}

/** Puts a page and all below it into the bin, and takes out of that what was there long enough. */
export async function deletePage(db: Database, reader: Reader, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdTree(tx, reader.projectId)
    await findNode(tx, reader, id)
    await logPage(tx, reader, id, 'page.delete', 'put the page into the bin')
    await tx.execute(sql`
      with recursive down as (
        select w.id from wiki_pages w where w.id = ${id}
        union all select w.id from wiki_pages w join down on w.parent_id = down.id where w.deleted_at is null
      ) update wiki_pages w set deleted_at = now(), deleted_with = ${id} from down where w.id = down.id`)
    await withdrawDeleted(tx, id)
    await purge(tx, reader.projectId, sql`deleted_at < now() - ${KEPT}`)
  })
}

/** Deletes for good what is in the bin; answers how many pages that were. */
export function emptyBin(db: Database, { actorId, ...place }: Doer): Promise<number> {
  return db.transaction(async (tx) => {
    await holdTree(tx, place.id)
    const pages = await purge(tx, place.id, sql`deleted_at is not null`)
    if (pages > 0) await record(tx, place, actorId, { action: 'page.purge', said: 'emptied the bin of the wiki', detail: { pages } })
    return pages
  })
}

async function purge(tx: Database, projectId: string, which: ReturnType<typeof sql>): Promise<number> {
  const { rowCount } = await tx.execute(sql`delete from wiki_pages where project_id = ${projectId} and ${which}`)
  return rowCount ?? 0
}

/** Takes a page and what went with it out of the bin: below its old parent, or to the root where that is gone or too deep. */
export function restorePage(db: Database, reader: Reader, id: string): Promise<WikiRow> {
  const { projectId, personId } = reader
  return db.transaction(async (tx) => {
    await holdTree(tx, projectId)
    const { rows } = await tx.execute<Node & { live: boolean }>(sql`
      select id, parent_id as "parentId", depth, version, deleted_at is null as live from wiki_pages
      where project_id = ${projectId} and id = ${id} and (deleted_with = id or deleted_at is null) and (version > 0 or creator_id = ${personId})`)
    const [page] = rows
    if (page === undefined) throw gone()
    if (page.live) throw conflict('This page is not in the bin.')
    const { rows: levels } = await tx.execute<{ levels: number }>(sql`
      with recursive down as (
        select id, 0 as step from wiki_pages where id = ${id}
        union all select w.id, down.step + 1 from wiki_pages w join down on w.parent_id = down.id where w.deleted_with = ${id}
      ) select max(step)::int as levels from down`)
    const { rows: parents } = await tx.execute<{ depth: number }>(
      sql`select w.depth from wiki_pages w where w.id = ${page.parentId} and ${seen(sql`w`, personId)}`,
    )
    const depth = (parents[0]?.depth ?? -1) + 1
    const fits = parents[0] !== undefined && depth + (levels[0]?.levels ?? 0) < MOST_LEVELS
    if (!fits) {
      const position = await positionAfter(tx, projectId, null, undefined, id)
      await tx.execute(sql`update wiki_pages set parent_id = null, position = ${position} where id = ${id}`)
    }
    await tx.execute(sql`
      with recursive down as (
        select id, ${fits ? depth : 0}::int as depth from wiki_pages where id = ${id}
        union all select w.id, down.depth + 1 from wiki_pages w join down on w.parent_id = down.id where w.deleted_with = ${id}
      ) update wiki_pages w set depth = down.depth, deleted_at = null, deleted_with = null from down where w.id = down.id`)
    await logPage(tx, reader, id, 'page.restore', 'took the page out of the bin')
    return readRow(tx, reader, id)
  })
}
