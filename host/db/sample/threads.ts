// The discussions of the sample world, one of them long enough that nobody reads it whole.
import { eq, sql } from 'drizzle-orm'
import { comments } from '../../resources/comments/comments.table.ts'
import { projects } from '../../resources/projects/projects.table.ts'
import { threadFollows, threadReads, threads } from '../../resources/threads/threads.table.ts'
import { link } from '../../resources/wiki-pages/wiki-links.store.ts'
import type { Database } from '../open.ts'
import { randomFrom } from './random.ts'
import { MOBILE_THREADS, type SampleThread, WEBSITE_THREADS } from './thread-texts.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

type Place = { slug: string; id: string; company_id: string; tasks: string[]; pages: Record<string, string> }
type Planned = SampleThread & { id: string; number: number; asked: Date }

/** Adds the discussions with what was said, who follows and who has read how far; chance of its own, so that nothing else of the world changes. */
export async function seedThreads(db: Database, now: Date): Promise<void> {
  const random = randomFrom(41_041)
  const { rows: places } = await db.execute<Place>(sql`
    select p.slug, p.id, p.company_id,
      array(select t.id from tasks t where t.project_id = p.id and not t.is_archived and not t.is_draft order by t.done, t.position limit 8) as tasks,
      (select coalesce(jsonb_object_agg(w.title, w.id), '{}') from wiki_pages w where w.project_id = p.id) as pages
    from projects p join companies c on c.id = p.company_id where c.slug = 'acme'`)
  const { rows: people } = await db.execute<{ id: string; username: string }>(sql`select id, username from people`)
  const personIds = new Map(people.map(({ id, username }) => [username, id]))
  for (const [slug, texts] of [['website', WEBSITE_THREADS] as const, ['mobile', MOBILE_THREADS] as const]) {
    const place = places.find((one) => one.slug === slug)
    if (place === undefined) throw new Error(`The sample world has no project ${slug}.`)
    const planned = texts
      .toSorted((one, other) => other.days - one.days)
      .map((text, at) => ({
        ...text,
        said: text.said.map(([who, html]) => [who, named(html, place)] as const),
        id: random.uuid(),
        number: at + 1,
        asked: new Date(now.getTime() - text.days * DAY - 2 * HOUR),
      }))
    await insertThreads(db, planned, place, personIds, now)
    await db.update(projects).set({ lastThreadNumber: planned.length }).where(eq(projects.id, place.id))
  }
}

async function insertThreads(
  db: Database,
  planned: readonly Planned[],
  place: Place,
  personIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const inside = { companyId: place.company_id, projectId: place.id }
  const idOf = (username: string) => personIds.get(username) ?? null
  const lines = planned.map((thread) => ({ thread, said: spoken(thread, now) }))
  await db.insert(threads).values(
    planned.map(({ id, number, title, html, by, asked, pinned = false }) => {
      return { ...inside, id, number, title, html, authorId: idOf(by), isPinned: pinned, createdAt: asked, activeAt: asked }
    }),
  )
  // In the order of time over all of them, as people write.
  const all = lines
    .flatMap(({ thread, said }) => said.map((line, at) => ({ ...line, threadId: thread.id, at })))
    .toSorted((one, other) => one.when.getTime() - other.when.getTime())
  const written = await db
    .insert(comments)
    .values(all.map(({ threadId, who, html, when }) => ({ ...inside, threadId, authorId: idOf(who), html, createdAt: when })))
    .returning({ id: comments.id, threadId: comments.threadId, html: comments.html })
  for (const { id, threadId, html } of written)
    if (threadId !== null && html.includes('<a data-')) await link(db, { companyId: place.company_id, thread: threadId, comment: id }, html)
  for (const { thread } of lines) {
    const ids = written.filter(({ threadId }) => threadId === thread.id).map(({ id }) => id)
    const answerId = thread.answer === undefined ? null : (ids[thread.answer] ?? null)
    const closed = thread.closed ? { closedAt: new Date(thread.asked.getTime() + DAY), closedBy: idOf('ana') } : {}
    await db
      .update(threads)
      .set({ answerId, ...closed })
      .where(eq(threads.id, thread.id))
    const followers = [...new Set([thread.by, ...thread.said.map(([who]) => who)])].flatMap((who) => idOf(who) ?? [])
    const own = { threadId: thread.id, companyId: place.company_id }
    await db.insert(threadFollows).values(followers.map((personId) => ({ ...own, personId, isFollowing: true })))
    // Ana is up to date where she spoke last; the others have read most of it.
    const read = (part: number) => ids[Math.floor(ids.length * part) - 1] ?? 0
    const reads = followers.map((personId) => ({ ...own, personId, readTo: read(personId === idOf('ana') && !thread.talk ? 1 : 0.8) }))
    await db.insert(threadReads).values(reads)
  }
}

/** The text with what it names as links, as the editor writes them: `[[Title]]` a page of the wiki, `#3` the third open task. */
function named(html: string, { slug, pages, tasks }: Place): string {
  return html
    .replace(/\[\[([^\]]+)\]\]/g, (_, title: string) => {
      if (pages[title] === undefined) throw new Error(`The sample wiki of ${slug} has no page ${title}.`)
      return `<a data-page="${pages[title]}">${title}</a>`
    })
    .replace(/#(\d)(?=[<\s.,])/g, (_, at: string) => `<a data-task="${tasks[Number(at) - 1] ?? tasks[0]}">Task ${at}</a>`)
}

/** What was said and when, spread from the question until now. */
function spoken({ said, asked, talk = said.length }: Planned, now: Date) {
  const step = Math.min(20 * HOUR, (now.getTime() - HOUR - asked.getTime()) / (talk + 1))
  return Array.from({ length: talk }, (_, at) => {
    const [who, html] = said[at % said.length] ?? ['ana', '']
    return { who, html, when: new Date(asked.getTime() + (at + 1) * step) }
  })
}
