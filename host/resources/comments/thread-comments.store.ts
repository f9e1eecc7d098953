// Comments of a discussion: never all at once. A long one is read by its ends and by where the reader was (DISC-05, DISC-13).
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { people } from '../people/people.table.ts'
import { type CommentView, shown } from './comments.store.ts'
import { comments } from './comments.table.ts'

/** Comments, and where between two of them others are left out. */
export type ThreadStretch = { comments: CommentView[]; gaps: { after: number; before: number; count: number }[]; total: number }

/** What is asked for. */
export type StretchQuery = {
  sort: 'ASC' | 'DESC'
  page: number
  per_page: number
  ends?: boolean | undefined
  around?: number | undefined
  after?: number | undefined
  before?: number | undefined
}

/** Up to so many are read whole. */
const WHOLE = 100
const FIRST = 10
const LAST = 40
/** Around a comment: some before it, so that one knows what it answers, and more behind it. */
const BEFORE = 5
const BEHIND = 20

/** Which comments are wanted, by their places from 1. */
type Places = { id: number; place: number; total: number }

/** Reads a page, the ends, or what follows a comment; all but a page are oldest first. */
export async function readStretch(db: Database, threadId: string, personId: string, query: StretchQuery): Promise<ThreadStretch> {
  if (query.ends) return view(db, await endsOf(db, threadId, personId, query.around), 'ASC', true)
  if (query.after !== undefined) return view(db, await behind(db, threadId, query.after, query), 'ASC', true)
  const { sort, page, per_page: perPage } = query
  const { rows } = await db.execute<Places>(sql`
    select id, place, total from (${numbered(threadId)}) n order by id ${sort === 'ASC' ? sql`asc` : sql`desc`} limit ${perPage} offset ${(page - 1) * perPage}`)
  const found = await view(db, rows, sort, false)
  return rows.length > 0 || page === 1 ? found : { ...found, total: await countOf(db, threadId) }
}

const numbered = (threadId: string) => sql`
  select id, (row_number() over (order by id))::int as place, (count(*) over ())::int as total from comments where thread_id = ${threadId}`

async function countOf(db: Database, threadId: string): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from comments where thread_id = ${threadId}`)
  return rows[0]?.total ?? 0
}

/** The first and the last, and those around `around` or the first one that the person has not seen. */
async function endsOf(db: Database, threadId: string, personId: string, around: number | undefined): Promise<Places[]> {
  const focus =
    around === undefined
      ? sql`select min(c.id) from comments c join thread_reads r on r.thread_id = c.thread_id and r.person_id = ${personId}
          where c.thread_id = ${threadId} and c.id > r.read_to and c.author_id is distinct from ${personId}::uuid`
      : sql`select max(c.id) from comments c where c.thread_id = ${threadId} and c.id <= ${around}`
  const { rows } = await db.execute<Places>(sql`
    with n as (${numbered(threadId)}), focus as (select place from n where id = (${focus}))
    select id, place, total from n where total <= ${WHOLE} or place <= ${FIRST} or place > total - ${LAST}
      or place between (select place from focus) - ${BEFORE} and (select place from focus) + ${BEHIND} order by id`)
  return rows
}

/** What stands behind a comment, which need not be there any more, and before another one; with that one, so that it is known what is left out. */
async function behind(db: Database, threadId: string, after: number, { before, per_page: perPage }: StretchQuery): Promise<Places[]> {
  const { rows } = await db.execute<Places>(sql`
    select id, place, total from (${numbered(threadId)}) n
    where id > ${after} ${before === undefined ? sql`` : sql`and id < ${before}`} order by id limit ${perPage}`)
  const last = rows.at(-1)
  if (last === undefined) return rows
  const { rows: next } = await db.execute<Places>(sql`
    select id, place, total from (${numbered(threadId)}) n where id >= ${before ?? 2_147_483_647} order by id limit 1`)
  return [...rows, ...next.map((row) => ({ ...row, isBound: true }))]
}

async function view(
  db: Database,
  places: readonly (Places & { isBound?: boolean })[],
  sort: 'ASC' | 'DESC',
  gapped: boolean,
): Promise<ThreadStretch> {
  const ids = places.filter(({ isBound }) => !isBound).map(({ id }) => id)
  const found =
    ids.length === 0
      ? []
      : await db
          .select(shown)
          .from(comments)
          .leftJoin(people, eq(people.id, comments.authorId))
          .where(inArray(comments.id, ids))
          .orderBy(sort === 'ASC' ? asc(comments.id) : desc(comments.id))
  const gaps = gapped
    ? places.flatMap(({ id, place }, at) => {
        const before = places[at - 1]
        return before && place - before.place > 1 ? [{ after: before.id, before: id, count: place - before.place - 1 }] : []
      })
    : []
  return { comments: found, gaps, total: places[0]?.total ?? 0 }
}
