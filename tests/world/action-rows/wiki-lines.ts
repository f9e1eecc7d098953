// What is done to pages of the wiki: made, named, put elsewhere, written, published, deleted, and taken back.
import { sql } from 'drizzle-orm'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import type { Given, Line } from './line.ts'

const named = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`
const TEXT = ['wiki_pages.body', 'wiki_pages.text', 'wiki_pages.version', 'wiki_pages.published_at', '+wiki_versions'] as const
const AGAIN = {
  'wiki_pages.version': 'taking back is one more version',
  'wiki_pages.published_at': 'taking back is one more version',
  '+wiki_versions': 'taking back is one more version',
}

/** A published page at the end of the wiki, with an older version where one is wanted. */
async function makePage(bench: ActionBench, parentId: string | null = null): Promise<PageSubject> {
  const ana = bench.world.host.as('ana')
  const { body: made } = await ana.post('/wiki-pages/', WEBSITE, { title: named('Line'), parent_id: parentId })
  const { uuid: id } = made.data
  const { body } = await ana.put(`/wiki-pages/${id}/`, WEBSITE, { body: '<p>First</p>', version: 0 })
  const { slug, title, position } = body.data
  const place = { workspaceSlug: 'acme', projectSlug: 'website', viewerCan: bench.project.viewerCan }
  return { id, slug, title, parentId, position, version: 1, draft: false, pagesBelow: 0, hasDraft: false, isFollowing: true, ...place }
}

const onPage =
  (prepare: (bench: ActionBench, page: PageSubject) => Promise<Script | undefined> = async () => undefined) =>
  async (bench: ActionBench): Promise<Given> => {
    const page = await makePage(bench)
    const script = await prepare(bench, page)
    return { subjects: { page: [{ ...page, hasDraft: true }] }, ...(script && { script }) }
  }

const later = ({ world }: ActionBench, { id }: PageSubject) =>
  world.host.db.execute(sql`update wiki_versions set at = at - interval '1 hour' where page_id = ${id}`)

const draft = async ({ world }: ActionBench, { id, title }: PageSubject) =>
  world.host.as('ana').put(`/wiki-pages/${id}/draft/`, WEBSITE, { title, body: '<p>Second</p>', version: 1 })

const wiki = (bench: ActionBench) => ({
  wiki: [{ id: 'acme/website', workspaceSlug: 'acme', projectSlug: 'website', viewerCan: bench.project.viewerCan }] as const,
})

/** Between two others, so that every step leads somewhere. */
const stepping = (way: 'up' | 'down' | 'in' | 'out'): Line => ({
  id: `page.${way}`,
  async given(bench) {
    const parent = way === 'out' ? (await makePage(bench)).id : null
    const [, page] = [await makePage(bench, parent), await makePage(bench, parent), await makePage(bench, parent)]
    return { subjects: { page: [page] } }
  },
  touches: ['wiki_pages.position', ...(way === 'in' || way === 'out' ? ['wiki_pages.parent_id', 'wiki_pages.depth'] : [])],
})

/** The lines. */
export const wikiLines: readonly Line[] = [
  {
    id: 'page.new',
    given: async (bench) => ({ subjects: wiki(bench), script: { text: [named('New')] } }),
    touches: ['+wiki_pages'],
    left: { '+wiki_pages': 'it is in the bin' },
  },
  {
    id: 'page.new-child',
    given: onPage(async () => ({ text: [named('Below')] })),
    touches: ['+wiki_pages'],
    left: { '+wiki_pages': 'it is in the bin' },
  },
  {
    id: 'page.duplicate',
    given: onPage(),
    touches: ['+wiki_pages', '+wiki_drafts'],
    left: { '+wiki_pages': 'it is in the bin', '+wiki_drafts': 'of a page in the bin' },
  },
  { id: 'page.rename', given: onPage(async () => ({ text: [named('Renamed')] })), touches: ['wiki_pages.title'] },
  ...(['up', 'down', 'in', 'out'] as const).map(stepping),
  {
    id: 'page.move',
    async given(bench) {
      const [page, below] = [await makePage(bench), await makePage(bench)]
      return { subjects: { page: [page] }, script: { pick: [below.title] } }
    },
    touches: ['wiki_pages.parent_id', 'wiki_pages.position', 'wiki_pages.depth'],
  },
  {
    id: 'page.publish',
    given: onPage(async (bench, page) => {
      await later(bench, page)
      await draft(bench, page)
      return undefined
    }),
    touches: [...TEXT, '-wiki_drafts'],
    left: { ...AGAIN, '-wiki_drafts': 'what it said was published' },
  },
  {
    id: 'page.discard-draft',
    given: onPage(async (bench, page) => {
      await draft(bench, page)
      return undefined
    }),
    touches: ['-wiki_drafts'],
    unlogged: 'only their own',
  },
  { id: 'page.follow', given: onPage(), touches: ['wiki_follows.is_following'], unlogged: 'only their own' },
  {
    id: 'version.restore',
    async given(bench) {
      const page = await makePage(bench)
      await later(bench, page)
      await bench.world.host.as('ana').put(`/wiki-pages/${page.id}/`, WEBSITE, { body: '<p>Second</p>', version: 1 })
      await later(bench, page)
      const { id: pageId, slug, workspaceSlug, projectSlug, viewerCan } = page
      const of = { pageId, slug, workspaceSlug, projectSlug, viewerCan, current: 2 }
      return { subjects: { version: [{ id: `${pageId}:1`, number: 1, isCurrent: false, changes: 1, ...of }] } }
    },
    touches: TEXT,
    left: AGAIN,
  },
  {
    id: 'wiki.bin',
    async given(bench) {
      const { id, title } = await makePage(bench)
      await bench.world.host.as('ana').del(`/wiki-pages/${id}/`, WEBSITE)
      return { subjects: wiki(bench), script: { pick: [title] } }
    },
    touches: ['wiki_pages.deleted_at', 'wiki_pages.deleted_with'],
    left: { 'wiki_pages.deleted_at': 'the thirty days begin again' },
  },
  {
    id: 'wiki.empty-bin',
    async given(bench) {
      const ana = bench.world.host.as('ana')
      // What else was thrown away has more to it.
      await ana.post('/wiki-pages/bin/empty/', WEBSITE)
      const { id } = await makePage(bench)
      await ana.del(`/wiki-pages/${id}/`, WEBSITE)
      return { subjects: wiki(bench), script: { confirm: [true] } }
    },
    touches: ['-wiki_pages', '-wiki_versions', '-wiki_follows'],
    noUndo: 'What was in the bin is gone for good.',
  },
  {
    id: 'page.delete',
    given: onPage(async () => ({ confirm: [true] })),
    touches: ['wiki_pages.deleted_at', 'wiki_pages.deleted_with'],
    held: true,
  },
]
