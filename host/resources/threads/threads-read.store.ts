// Reads discussions as somebody sees them: what they have read, whether they follow.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import type { personShape } from '../../wire.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { type Linked, linkedColumns } from '../wiki-pages/wiki-links.store.ts'
import type { ToldThread } from './thread-news.store.ts'
import type { THREAD_SORTS } from './threads.schema.ts'
import { type ThreadRow, threads } from './threads.table.ts'

/** Who reads, and where. */
export type ThreadReader = { projectId: string; personId: string }

/** A discussion in a list; moments as PostgreSQL's JSON writes them. */
export type ThreadRowView = {
  id: string
  number: number
  title: string
  author: AuthorRow | null
  isPinned: boolean
  closed: boolean
  answerId: number | null
  task: { uuid: string; code: string; title: string } | null
  commentsCount: number
  last: { id: number; author: AuthorRow | null; at: string } | null
  createdAt: string
  activeAt: string
  unread: boolean
  following: boolean
}

/** A whole discussion. */
export type ThreadView = ThreadRowView &
  Linked & {
    html: string
    authorId: string | null
    editedAt: string | null
    closedAt: string | null
    closer: AuthorRow | null
    answer: { id: number; html: string; author: AuthorRow | null; at: string } | null
    firstUnread: number | null
    followers: z.infer<typeof personShape>[]
    followersCount: number
  }

/** What a list is narrowed by. */
export type ThreadFilter = { search: string; state: 'open' | 'closed' | 'all'; author?: string | undefined; unread: boolean }

/** Faces beside a discussion; the rest is a number. */
const MOST_FACES = 50

/** What was never opened is new for so long: who joins a project does not find its whole past unread. */
const NEW_FOR = sql`interval '30 days'`

const isUnread = sql`(case when r.thread_id is null then t.active_at > now() - ${NEW_FOR} else coalesce(t.last_comment_id, 0) > r.read_to end)`

const face = (person: SQL) =>
  sql`case when ${person}.id is not null then json_build_object('username', ${person}.username, 'name', ${person}.name, 'avatar', ${person}.avatar) end`

const shown = sql`t.id, t.number, t.title, ${face(sql`a`)} as author, t.is_pinned as "isPinned", t.closed_at is not null as closed, t.answer_id as "answerId",
  case when k.id is not null then json_build_object('uuid', k.id, 'code', kp.code || '-' || k.number, 'title', k.title) end as task,
  t.comments_count as "commentsCount", t.created_at as "createdAt", t.active_at as "activeAt", ${isUnread} as unread,
  case when c.id is not null then json_build_object('id', c.id, 'author', ${face(sql`ca`)}, 'at', c.created_at) end as last,
  coalesce(f.is_following, false) as following`

/** A task that was moved away keeps its code there; one that the reader does not see is another project's business, as its link says. */
const joined = (personId: string) => sql`
  left join people a on a.id = t.author_id
  left join tasks k on k.id = t.task_id and k.project_id = t.project_id left join projects kp on kp.id = k.project_id
  left join comments c on c.id = t.last_comment_id left join people ca on ca.id = c.author_id
  left join thread_reads r on r.thread_id = t.id and r.person_id = ${personId}
  left join thread_follows f on f.thread_id = t.id and f.person_id = ${personId}`

/** A page of the discussions of a project, the pinned ones first, and how many there are in all. */
export async function listThreads(
  db: Database,
  { projectId, personId }: ThreadReader,
  { search, state, author, unread }: ThreadFilter,
  { sort, page, perPage }: { sort: (typeof THREAD_SORTS)[number]; page: number; perPage: number },
): Promise<{ threads: ThreadRowView[]; total: number }> {
  const where = [sql`t.project_id = ${projectId}`]
  if (state !== 'all') where.push(state === 'open' ? sql`t.closed_at is null` : sql`t.closed_at is not null`)
  if (search !== '') where.push(sql`strpos(t.folded, search_fold(${search})) > 0`)
  if (author !== undefined) where.push(sql`t.author_id = (select id from people where username = ${author})`)
  if (unread) where.push(isUnread)
  const order = {
    active: sql`t.is_pinned desc, t.active_at desc, t.number desc`,
    newest: sql`t.is_pinned desc, t.number desc`,
    comments: sql`t.is_pinned desc, t.comments_count desc, t.number desc`,
  }[sort]
  const narrowed = sql`where ${sql.join(where, sql` and `)}`
  const reads = unread ? sql`left join thread_reads r on r.thread_id = t.id and r.person_id = ${personId}` : sql``
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total from threads t ${reads} ${narrowed}`)
  const { rows } = await db.execute<ThreadRowView>(sql`
    select ${shown} from (select t.* from threads t ${reads} ${narrowed} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}) t
    ${joined(personId)} order by ${order}`)
  return { threads: rows, total: counted[0]?.total ?? 0 }
}

/** A discussion by its number; 404 where the project has none. */
export async function readThread(db: Database, { projectId, personId }: ThreadReader, number: number): Promise<ThreadView> {
  const { rows } = await db.execute<ThreadView>(sql`
    select ${shown}, t.html, t.author_id as "authorId", t.edited_at as "editedAt", t.closed_at as "closedAt", ${face(sql`cl`)} as closer,
      case when n.id is not null then json_build_object('id', n.id, 'html', n.html, 'author', ${face(sql`na`)}, 'at', n.created_at) end as answer,
      (select min(u.id) from comments u where u.thread_id = t.id and u.id > r.read_to and u.author_id is distinct from ${personId}::uuid) as "firstUnread",
      (select coalesce(json_agg(json_build_object('uuid', p.id, 'username', p.username, 'name', p.name, 'avatar', p.avatar, 'headline', p.headline)
        order by p.name, p.id), '[]') from (${followersOf(sql`t.id`)} order by p.name, p.id limit ${MOST_FACES}) p) as followers,
      (select count(*)::int from (${followersOf(sql`t.id`)}) p) as "followersCount",
      ${linkedColumns(sql`l.from_thread = t.id`, sql`t.project_id`, personId)}
    from threads t ${joined(personId)} left join people cl on cl.id = t.closed_by
    left join comments n on n.id = t.answer_id left join people na on na.id = n.author_id
    where t.project_id = ${projectId} and t.number = ${number}`)
  const [thread] = rows
  if (thread === undefined) throw gone()
  return thread
}

/** As much of a discussion as its comments need; 404 where the project has none with this number. */
export async function findThread(db: Database, projectId: string, number: number): Promise<ToldThread> {
  const [thread] = await db
    .select({ id: threads.id, companyId: threads.companyId, projectId: threads.projectId, number: threads.number, title: threads.title })
    .from(threads)
    .where(and(eq(threads.projectId, projectId), eq(threads.number, number)))
  if (thread === undefined) throw gone()
  return thread
}

const followersOf = (threadId: SQL) =>
  sql`select p.* from thread_follows w join people p on p.id = w.person_id where w.thread_id = ${threadId} and w.is_following`

/** A discussion of a project by its number, held until the transaction ends; 404 else. */
export async function holdThread(tx: Database, projectId: string, number: number): Promise<ThreadRow> {
  const [thread] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.projectId, projectId), eq(threads.number, number)))
    .for('no key update')
  if (thread === undefined) throw gone()
  return thread
}

/** What is said of a discussion that is not there (DISC-13). */
export function gone() {
  return notFound('This discussion was deleted.')
}
