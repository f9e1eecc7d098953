// Reading the wiki: rows of the tree, one page with all around it, search, backlinks and the bin. A page never published is its author's alone.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { foundPart } from '../../found-marks.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { type Linked, linkedColumns, mentionCount } from './wiki-links.store.ts'
import { actor, gone, type Paged, type Reader, seen, type WikiStep } from './wiki-sight.ts'

/** A page as the tree shows it. */
export type WikiRow = {
  uuid: string
  key: string
  title: string
  parentId: string | null
  position: number
  version: number
  updatedAt: string
  childrenCount: number
  user: AuthorRow | null
}

/** Somebody's draft younger than this means that they are writing, in words of the database (WIKI-07). */
const EDITING = sql`interval '2 minutes'`

const columns = (personId: string) => sql`
  w.id as uuid, w.key, w.title, w.parent_id as "parentId", w.position, w.version, w.updated_at as "updatedAt", ${actor(sql`u`)} as "user",
  (select count(*)::int from wiki_pages c where c.project_id = w.project_id and c.parent_id = w.id and ${seen(sql`c`, personId)}) as "childrenCount"`

const source = sql`wiki_pages w left join people u on u.id = w.updated_by`

/** The pages above one, from the root, itself the last. */
const pathOf = (id: SQL) => sql`(
  with recursive up as (
    select p.id, p.parent_id, p.key, p.title, 0 as step from wiki_pages p where p.id = ${id}
    union all select p.id, p.parent_id, p.key, p.title, up.step + 1 from wiki_pages p join up on p.id = up.parent_id
  )
  select coalesce(json_agg(json_build_object('uuid', id, 'key', key, 'title', title) order by step desc), '[]') from up)`

/** How many pages stand below one, at any level. */
const below = (id: SQL, which: SQL) => sql`(
  with recursive down as (
    select p.id from wiki_pages p where p.parent_id = ${id} and ${which}
    union all select p.id from wiki_pages p join down on p.parent_id = down.id where ${which}
  )
  select count(*)::int from down)`

async function paged<Row extends Record<string, unknown>>(
  db: Database,
  select: SQL,
  rest: SQL,
  order: SQL,
  { page, perPage }: Paged,
): Promise<{ rows: Row[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`select ${select} ${rest} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`)
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${rest}`)
  return { rows: rows as unknown as Row[], total: counted[0]?.total ?? 0 }
}

/** A page of the rows below `parentId`, null for the root. */
export function listPages(db: Database, { projectId, personId }: Reader, parentId: string | null, page: Paged) {
  const where = sql`w.project_id = ${projectId} and w.parent_id is not distinct from ${parentId}::uuid and ${seen(sql`w`, personId)}`
  return paged<WikiRow>(db, columns(personId), sql`from ${source} where ${where}`, sql`w.position, w.id`, page)
}

/** The way from the root to a page; empty for an unknown one. */
export async function pathTo(db: Database, { projectId, personId }: Reader, key: string | null): Promise<WikiStep[]> {
  const { rows } = await db.execute<{ path: WikiStep[] }>(
    sql`select ${pathOf(sql`w.id`)} as path from wiki_pages w where w.project_id = ${projectId} and w.key = ${key} and ${seen(sql`w`, personId)}`,
  )
  return rows[0]?.path ?? []
}

/** A page by its id, as the tree shows it; 404 where the reader does not see it. */
export async function readRow(db: Database, { projectId, personId }: Reader, id: string): Promise<WikiRow> {
  const { rows } = await db.execute<WikiRow>(
    sql`select ${columns(personId)} from ${source} where w.project_id = ${projectId} and w.id = ${id} and ${seen(sql`w`, personId)}`,
  )
  const [row] = rows
  if (row === undefined) throw gone()
  return row
}

/** A draft as its author reads it. */
export type WikiDraft = { title: string; body: string; version: number; base: string; savedAt: string }

/** A whole page. */
export type WikiPageView = WikiRow &
  Linked & {
    body: string
    publishedAt: string | null
    path: WikiStep[]
    pagesBelow: number
    backlinks: number
    authors: number
    ownDraft: WikiDraft | null
    editing: { user: AuthorRow; at: string }[]
    following: boolean
  }

/** One page with all around it, by the key of its address or by its id; 404 where the reader does not see it. */
export async function readPage(db: Database, reader: Reader, by: { key: string | null } | { id: string }): Promise<WikiPageView> {
  const { projectId, personId } = reader
  const which = 'id' in by ? sql`w.id = ${by.id}` : sql`w.key = ${by.key}`
  const { rows } = await db.execute<WikiPageView>(sql`
    select ${columns(personId)}, w.body, w.published_at as "publishedAt", ${pathOf(sql`w.id`)} as path,
      ${below(sql`w.id`, seen(sql`p`, personId))} as "pagesBelow",
      ${mentionCount(sql`w.id`, personId)} as backlinks,
      (select count(distinct v.author_id)::int from wiki_versions v where v.page_id = w.id) as authors,
      (select json_build_object('title', d.title, 'body', d.body, 'version', d.version, 'base', d.base, 'savedAt', d.saved_at)
        from wiki_drafts d where d.page_id = w.id and d.person_id = ${personId}) as "ownDraft",
      (select coalesce(json_agg(json_build_object('user', ${actor(sql`e`)}, 'at', d.saved_at) order by d.saved_at desc), '[]')
        from wiki_drafts d join people e on e.id = d.person_id
        where d.page_id = w.id and d.person_id <> ${personId} and d.saved_at > now() - ${EDITING}) as editing,
      coalesce((select f.is_following from wiki_follows f where f.page_id = w.id and f.person_id = ${personId}), false) as following,
      ${linkedColumns(sql`l.from_page = w.id`, sql`w.project_id`, personId)}
    from ${source} where w.project_id = ${projectId} and ${which} and ${seen(sql`w`, personId)}`)
  const [page] = rows
  if (page === undefined) throw gone()
  return page
}

/** A page that was found, and where. */
export type WikiHit = WikiRow & { snippet: string; path: WikiStep[] }

/** Characters of what is shown of a page. */
const PART = 120

/** Pages with all of the words, the last one as a beginning: titles before bodies (WIKI-15). Without any, those that were written last. */
export async function searchPages(db: Database, reader: Reader, typed: string, page: Paged): Promise<{ rows: WikiHit[]; total: number }> {
  const { projectId, personId } = reader
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) {
    if (typed !== '') return { rows: [], total: 0 }
    const all = sql`from ${source} where w.project_id = ${projectId} and ${seen(sql`w`, personId)}`
    return paged<WikiHit>(
      db,
      sql`${columns(personId)}, ${pathOf(sql`w.id`)} as path, '' as snippet`,
      all,
      sql`w.updated_at desc, w.id`,
      page,
    )
  }
  // Only letters and digits: no word can be an operator.
  const query = sql`to_tsquery('simple', search_fold(${words.map((word) => `${word}:*`).join(' & ')}))`
  const folded = sql`search_fold(${typed})`
  const place = sql`strpos(w.folded, ${folded})`
  // Every title is looked at, so that is done once: for the page and for how many there are.
  const { rows } = await db.execute<WikiHit & { text: string; total: number }>(sql`
    with found as materialized (
      select w.id, w.folded = ${folded} as "isTitle", ${place} as place, ts_rank(w.words, ${query}) as rank, w.updated_at
      from wiki_pages w where w.project_id = ${projectId} and ${seen(sql`w`, personId)} and (w.words @@ ${query} or ${place} > 0)
    ), shown as (
      select found.*, row_number() over (order by "isTitle" desc, place = 1 desc, place > 0 desc, rank desc, updated_at desc, id) as nth
      from found order by nth limit ${page.perPage} offset ${(page.page - 1) * page.perPage}
    )
    select ${columns(personId)}, ${pathOf(sql`w.id`)} as path, (select count(*)::int from found) as total,
      left(w.text, 20000) as text
    from shown join ${source} on w.id = shown.id order by shown.nth`)
  const [first] = rows
  const snippetOf = (text: string) => foundPart(text, typed, PART) ?? text.replace(/\s+/g, ' ').slice(0, PART).trim()
  if (first) return { rows: rows.map(({ total: _, text, ...hit }) => ({ ...hit, snippet: snippetOf(text) })), total: first.total }
  return page.page === 1
    ? { rows: [], total: 0 }
    : { rows: [], total: (await searchPages(db, reader, typed, { page: 1, perPage: 1 })).total }
}

/** A page in the bin, the one with which others went. */
export type WikiBinned = WikiRow & { deletedAt: string; pagesBelow: number }

/** What was deleted, the latest first; pages that went with another one are counted there. */
export function listBin(db: Database, { projectId, personId }: Reader, page: Paged) {
  const select = sql`${columns(personId)}, w.deleted_at as "deletedAt",
    (select count(*)::int - 1 from wiki_pages b where b.project_id = w.project_id and b.deleted_with = w.id) as "pagesBelow"`
  const rest = sql`from ${source} where w.project_id = ${projectId} and w.deleted_with = w.id and (w.version > 0 or w.creator_id = ${personId})`
  return paged<WikiBinned>(db, select, rest, sql`w.deleted_at desc, w.id`, page)
}
