// Writing pages: drafts of one person, publishing what began with the version that is there, and what was published before.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { link } from './wiki-links.store.ts'
import { tellPublished } from './wiki-news.store.ts'
import { findNode, logPage } from './wiki-pages.store.ts'
import { readPage, readRow, type WikiPageView } from './wiki-read.store.ts'
import type { Paged, Reader } from './wiki-sight.ts'
import { textOf, wordsBetween } from './wiki-text.ts'

/** What a person keeps of a page. */
export type DraftValues = { title: string; body: string; version: number }

/** Keeps what a person writes; on a page never published, its title is the page's. Answers when. */
export function saveDraft(db: Database, reader: Reader, id: string, { title, body, version }: DraftValues): Promise<Date> {
  const { personId } = reader
  return db.transaction(async (tx) => {
    const page = await findNode(tx, reader, id)
    if (version > page.version) throw invalid({ version: ['There is no such version.'] })
    // The base stays the one that the draft began with: what others publish in between is merged with it, also where that one was replaced since.
    const { rows } = await tx.execute<{ at: string }>(sql`
      insert into wiki_drafts as d (page_id, person_id, company_id, project_id, title, body, version, base)
      select w.id, ${personId}, w.company_id, w.project_id, ${title}, ${body}, ${version}::int, case when w.version = ${version}::int then w.body
        else coalesce((select v.body from wiki_versions v where v.page_id = w.id and v.number = ${version}::int), '') end
      from wiki_pages w where w.id = ${id}
      on conflict (page_id, person_id, company_id) do update set title = excluded.title, body = excluded.body, saved_at = excluded.saved_at, version = excluded.version,
        base = case when d.version = excluded.version then d.base else excluded.base end
      returning saved_at as at`)
    if (page.version === 0 && title.trim() !== '') await tx.execute(sql`update wiki_pages set title = ${title.trim()} where id = ${id}`)
    return new Date(rows[0]?.at ?? Date.now())
  })
}

/** Throws a draft away. */
export async function discardDraft(db: Database, reader: Reader, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await findNode(tx, reader, id)
    const { rowCount } = await tx.execute(sql`delete from wiki_drafts where page_id = ${id} and person_id = ${reader.personId}`)
    if (rowCount === 0) throw notFound('There is no draft.')
  })
}

/** What is published. */
export type Publishing = { title?: string | undefined; body: string; version: number; note: string | null }

/** The last text of a page, before it is replaced. */
type Former = { title: string; body: string; text: string; version: number; parentVersion: number | null; companyId: string }

/**
 * Publishes a text that began with the version that is there; another one in between is 409 `conflict` with what is there (WIKI-06). One's own
 * versions without a note, of the last ten minutes, are replaced: listed no more.
 */
export function publishPage(db: Database, reader: Reader, id: string, { title, body, version, note }: Publishing): Promise<WikiPageView> {
  const { personId } = reader
  return db.transaction(async (tx) => {
    await findNode(tx, reader, id)
    const { rows } = await tx.execute<Former>(sql`
      select w.title, w.body, w.text, w.version, w.company_id as "companyId", p.version as "parentVersion" from wiki_pages w left join wiki_pages p on p.id = w.parent_id where w.id = ${id}`)
    const [former] = rows
    if (former === undefined) throw new Error('A page that was just found is gone.')
    if (former.version !== version)
      throw conflict('Somebody else published this page in between.', 'conflict', { current: toCurrent(former) })
    if (former.parentVersion === 0) throw invalid({ parent_id: ['Publish the page above first.'] })
    const text = textOf(body)
    const named = title ?? former.title
    const { added, removed } = wordsBetween(former.text, text)
    await tx.execute(sql`
      update wiki_pages set title = ${named}, body = ${body}, text = ${text}, version = version + 1, updated_at = now(), updated_by = ${personId}, published_at = now()
      where id = ${id}`)
    const { rows: replaced } = await tx.execute<{ added: number; removed: number }>(sql`
      update wiki_versions set is_replaced = true where page_id = ${id} and number = ${former.version} and author_id = ${personId} and note is null
        and at > now() - interval '10 minutes' and ${note}::text is null
      returning words_added as added, words_removed as removed`)
    await tx.execute(sql`
      insert into wiki_versions (page_id, number, company_id, project_id, title, body, author_id, note, words_added, words_removed)
      select id, version, company_id, project_id, title, body, ${personId}, ${note}, ${added + (replaced[0]?.added ?? 0)}, ${removed + (replaced[0]?.removed ?? 0)}
      from wiki_pages where id = ${id}`)
    await tx.execute(sql`delete from wiki_drafts where page_id = ${id} and person_id = ${personId}`)
    await logPage(
      tx,
      reader,
      id,
      'page.publish',
      former.version === 0 ? 'published the page' : `published version ${former.version + 1} of the page`,
    )
    const { companyId } = former
    await link(tx, { companyId, page: id }, body)
    await tellPublished(tx, { id, companyId, projectId: reader.projectId, title: named, before: former.body, body }, personId)
    await forgetOld(tx, id)
    return readPage(tx, reader, { id })
  })
}

function toCurrent({ title, body, version }: Former) {
  return { title, body, version }
}

/** Of versions older than 90 days the last of each week stays (WIKI-08); none that was replaced. */
async function forgetOld(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`
    delete from wiki_versions v where v.page_id = ${id} and v.at < now() - interval '90 days' and (v.is_replaced or exists (
      select 1 from wiki_versions l where l.page_id = v.page_id and l.number > v.number and date_trunc('week', l.at) = date_trunc('week', v.at)))`)
}

/** What was published once. */
export type WikiVersion = {
  number: number
  title: string
  body: string
  note: string | null
  at: string
  added: number
  removed: number
  user: AuthorRow | null
}

const versionColumns = sql`v.number, v.title, v.note, v.at, v.words_added as added, v.words_removed as removed,
  case when u.id is not null then json_build_object('username', u.username, 'name', u.name, 'avatar', u.avatar) end as "user"`

/** A page of a page's versions, the latest first. */
export async function listVersions(db: Database, reader: Reader, id: string, { page, perPage }: Paged) {
  await readRow(db, reader, id)
  const { rows } = await db.execute<Omit<WikiVersion, 'body'>>(sql`
    select ${versionColumns} from wiki_versions v left join people u on u.id = v.author_id
    where v.page_id = ${id} and not v.is_replaced order by v.number desc limit ${perPage} offset ${(page - 1) * perPage}`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from wiki_versions where page_id = ${id} and not is_replaced`,
  )
  return { rows, total: counted[0]?.total ?? 0 }
}

/** One version with what it said. */
export async function readVersion(db: Database, reader: Reader, id: string, number: number): Promise<WikiVersion> {
  await readRow(db, reader, id)
  const { rows } = await db.execute<WikiVersion>(sql`
    select ${versionColumns}, v.body from wiki_versions v left join people u on u.id = v.author_id where v.page_id = ${id} and v.number = ${number} and not v.is_replaced`)
  const [version] = rows
  if (version === undefined) throw notFound('There is no such version.')
  return version
}

/** Publishes what a version said, as a new one (WIKI-10). */
export async function restoreVersion(db: Database, reader: Reader, id: string, number: number, version: number): Promise<WikiPageView> {
  const { title, body } = await readVersion(db, reader, id, number)
  return publishPage(db, reader, id, { title, body, version, note: `Restored version ${number}` })
}
