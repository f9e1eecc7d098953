// The wiki of the sample world: a dozen pages that name each other and tasks, some of them in their third version.
import { sql } from 'drizzle-orm'
import { link } from '../../resources/wiki-pages/wiki-links.store.ts'
import { wikiFollows, wikiPages, wikiVersions } from '../../resources/wiki-pages/wiki-pages.table.ts'
import { textOf, wordsBetween } from '../../resources/wiki-pages/wiki-text.ts'
import type { Database } from '../open.ts'
import { randomFrom } from './random.ts'
import { MOBILE_WIKI, type SampleWikiPage, WEBSITE_WIKI } from './wiki-texts.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789'

type Place = { slug: string; id: string; company_id: string; tasks: string[] }
type Planned = SampleWikiPage & { id: string; at: Date; depth: number; parentId: string | null; place: number }

/** Adds the pages with versions and links; chance of its own, so that nothing else of the world changes. */
export async function seedWiki(db: Database, now: Date): Promise<void> {
  const random = randomFrom(48_048)
  const { rows: places } = await db.execute<Place>(sql`
    select p.slug, p.id, p.company_id, array(select t.id from tasks t where t.project_id = p.id and not t.is_archived and not t.is_draft
      order by t.done, t.position limit 8) as tasks
    from projects p join companies c on c.id = p.company_id where c.slug = 'acme'`)
  const { rows: people } = await db.execute<{ id: string; username: string }>(sql`select id, username from people`)
  const personIds = new Map(people.map(({ id, username }) => [username, id]))
  for (const [slug, texts] of [['website', WEBSITE_WIKI] as const, ['mobile', MOBILE_WIKI] as const]) {
    const place = places.find((one) => one.slug === slug)
    if (place === undefined) throw new Error(`The sample world has no project ${slug}.`)
    const pages: Planned[] = []
    for (const [index, text] of texts.entries()) {
      const parent = pages.find(({ title }) => title === text.below)
      const at = new Date(now.getTime() - text.days * DAY - (text.days === 0 ? 0.2 : 3) * HOUR)
      pages.push({ ...text, id: random.uuid(), at, depth: parent ? parent.depth + 1 : 0, parentId: parent?.id ?? null, place: index + 1 })
    }
    const key = () => Array.from({ length: 6 }, () => random.pick([...LETTERS])).join('')
    await insertPages(db, pages, { place, personIds, key, now })
  }
}

type Context = { place: Place; personIds: ReadonlyMap<string, string>; key: () => string; now: Date }

async function insertPages(db: Database, pages: readonly Planned[], { place, personIds, key, now }: Context): Promise<void> {
  const inside = { companyId: place.company_id, projectId: place.id }
  const written = (html: string) => linked(html, pages, place.tasks, now)
  await db.insert(wikiPages).values(
    pages.map(({ id, title, html, older = [], by, at, depth, parentId, place: index }) => {
      const authorId = personIds.get(by) ?? null
      const body = written(html)
      const made = {
        createdAt: new Date(at.getTime() - 20 * DAY),
        updatedAt: at,
        publishedAt: at,
        creatorId: authorId,
        updatedBy: authorId,
      }
      return {
        ...inside,
        id,
        key: key(),
        title,
        body,
        text: textOf(body),
        version: older.length + 1,
        parentId,
        depth,
        position: index * 1024,
        ...made,
      }
    }),
  )
  await db.insert(wikiVersions).values(
    pages.flatMap(({ id, title, html, older = [], by, at, note }) => {
      const bodies = [...older, html].map(written)
      return bodies.map((body, index) => {
        const { added, removed } = wordsBetween(textOf(bodies[index - 1] ?? ''), textOf(body))
        const last = index === bodies.length - 1
        const who = last ? by : (['ana', 'ben'][index % 2] ?? by)
        return {
          ...inside,
          pageId: id,
          number: index + 1,
          title,
          body,
          authorId: personIds.get(who) ?? null,
          note: last ? (note ?? null) : null,
          wordsAdded: added,
          wordsRemoved: removed,
          at: new Date(at.getTime() - (bodies.length - 1 - index) * 5 * DAY),
        }
      })
    }),
  )
  for (const { id, html } of pages) await link(db, { companyId: place.company_id, page: id }, written(html))
  const follows = pages.flatMap(({ id, by }) =>
    [...new Set([by, 'ana'])].map((who) => ({ pageId: id, personId: personIds.get(who) ?? '' })),
  )
  await db.insert(wikiFollows).values(follows.map((follow) => ({ ...follow, companyId: place.company_id, isFollowing: true })))
}

/** The text with its names as links, as the editor writes them. */
function linked(html: string, pages: readonly Planned[], tasks: readonly string[], now: Date): string {
  return html
    .replace(/\[\[([^\]]+)\]\]/g, (_, title: string) => {
      const page = pages.find((one) => one.title === title)
      if (page === undefined) throw new Error(`The sample wiki has no page ${title}.`)
      return `<a data-page="${page.id}">${title}</a>`
    })
    .replace(/#(\d)(?=[<\s])/g, (_, at: string) => `<a data-task="${tasks[Number(at) - 1] ?? tasks[0]}">Task ${at}</a>`)
    .replace(/\{date\+(\d+)\}/g, (_, days: string) => {
      const day = new Date(now.getTime() + Number(days) * DAY)
      return day.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    })
}
