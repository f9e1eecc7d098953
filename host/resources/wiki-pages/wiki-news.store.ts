// Who hears of a page: those who follow it, and whom its text newly names (WIKI-19).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { mentionsIn } from '../comments/comment-news.store.ts'
import { type About, tell } from '../notifications/notifications.store.ts'
import { peopleOnProject } from '../tasks/task-people.store.ts'
import { readRow } from './wiki-read.store.ts'
import type { Reader } from './wiki-sight.ts'

/** Names beyond this many are not told. */
const MOST_MENTIONS = 50

/** What news of a page is kept under. */
const topicOf = (id: string) => `page:${id}`

/** A page that was published. */
export type PublishedPage = { id: string; companyId: string; projectId: string; title: string; before: string; body: string }

/** Its author follows from now on; those newly named and those who follow are told, each once. */
export async function tellPublished(tx: Database, page: PublishedPage, actorId: string): Promise<void> {
  const { id, companyId, projectId, title, before, body } = page
  const about: About = { topic: topicOf(id), target: { kind: 'page', id }, companyId, projectId, taskId: null, subject: title }
  const known = new Set(mentionsIn(before))
  const added = mentionsIn(body).filter((username) => !known.has(username))
  const named = (await peopleOnProject(tx, projectId, added.slice(0, MOST_MENTIONS))).map((person) => person.id)
  await letFollow(tx, page, [actorId])
  const { rows } = await tx.execute<{ id: string }>(sql`select person_id as id from wiki_follows where page_id = ${id} and is_following`)
  await tell(tx, { ...about, to: { ids: named }, actorId, reason: 'page_mentioned' })
  await tell(tx, { ...about, to: { ids: rows.map((row) => row.id) }, except: named, actorId, reason: 'page_published' })
}

/** Lets people follow who never said that they do not want to. */
async function letFollow(
  tx: Database,
  { id, companyId }: Pick<PublishedPage, 'id' | 'companyId'>,
  people: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into wiki_follows (page_id, person_id, company_id, is_following)
    select ${id}::uuid, cm.person_id, cm.company_id, true from company_members cm
    where cm.company_id = ${companyId} and cm.person_id = any(${sql.param(people)}::uuid[]) on conflict do nothing`)
}

/** Follows a page or stops; 404 where the reader does not see it. */
export async function followPage(db: Database, reader: Reader, id: string, isFollowing: boolean): Promise<void> {
  await readRow(db, reader, id)
  await db.execute(sql`
    insert into wiki_follows (page_id, person_id, company_id, is_following)
    select w.id, ${reader.personId}::uuid, w.company_id, ${isFollowing} from wiki_pages w where w.id = ${id}
    on conflict (page_id, person_id, company_id) do update set is_following = excluded.is_following`)
}

/** Takes back unread news of pages that went into the bin with one: it would lead nowhere. */
export async function withdrawDeleted(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`
    delete from notifications where read_at is null and topic in (select 'page:' || w.id from wiki_pages w where w.deleted_with = ${id})`)
}
