// The wiki of the mock: a few pages that are found, moved, written, published and restored as over a host.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { found, MockAnswer, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, nowInSeconds } from './mock-memory.ts'

const DAY = 86_400
const MARKDOWN = 'text/markdown; charset=utf-8'

interface Draft {
  title: string
  body: string
  version: number
  base: string
  saved_at: { timestamp: number }
}

interface Version {
  number: number
  title: string
  body: string
  note: string | null
  at: { timestamp: number }
}

interface Page {
  uuid: string
  key: string
  title: string
  body: string
  parent_id: string | null
  position: number
  version: number
  updated: number
  deleted: number | null
  draft: Draft | null
  following: boolean
  versions: Version[]
}

const SEEDS = [
  ['Start here', '', '<p>Everything somebody new has to ask once.</p><h2>What we build</h2><p>A new front door.</p>'],
  ['Launch', '', '<p>Everything for the day and the week after it.</p>'],
  [
    'Launch runbook',
    'Launch',
    '<h2>Before the day</h2><p>Rehearse.</p><h2>At 06:00</h2><p>Switch.</p><h2>If it goes wrong</h2><p>Back.</p>',
  ],
  ['Roll-back plan', 'Launch', '<p>Four minutes, no data lost.</p>'],
  ['Voice and tone', '', '<p>We write as we would speak to a colleague at the next desk.</p>'],
] as const

const stamp = (at = nowInSeconds()) => ({ timestamp: at })
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function newPage(id: number, title: string, parent_id: string | null, position: number, body: string | null): Page {
  const version = body === null ? 0 : 1
  const versions = body === null ? [] : [{ number: 1, title, body, note: null, at: stamp() }]
  const texts = { title, body: body ?? '', key: String(id).padStart(6, '0') }
  return {
    uuid: randomUUID(),
    ...texts,
    parent_id,
    position,
    version,
    updated: nowInSeconds() - DAY,
    deleted: null,
    draft: null,
    following: false,
    versions,
  }
}

function seeded(nextId: () => number): Page[] {
  const pages: Page[] = []
  for (const [title, below, body] of SEEDS)
    pages.push(newPage(nextId(), title, pages.find((page) => page.title === below)?.uuid ?? null, pages.length + 1, body))
  return pages
}

/** `/wiki-pages/`: the wiki of every project of the mock is the same. */
export function mockWikiRoutes({ people, nextId }: MockMemory): Routes {
  const pages = seeded(nextId)
  const live = () => pages.filter(({ deleted }) => deleted === null).sort((a, b) => a.position - b.position)
  const one = (id: string | undefined) => found(live().find(({ uuid, key }) => uuid === id || id?.endsWith(key)))
  const below = (id: string): Page[] => live().flatMap((page) => (page.parent_id === id ? [page, ...below(page.uuid)] : []))
  const user = people[0]
  const slug = ({ title, key }: Page) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${key}`
  const step = (page: Page) => ({ uuid: page.uuid, slug: slug(page), title: page.title })
  const row = (page: Page) => {
    const { parent_id, position, version, uuid } = page
    const children_count = live().filter((other) => other.parent_id === uuid).length
    return { ...step(page), parent_id, position, version, children_count, updated_at: stamp(page.updated), user, draft: version === 0 }
  }
  const pathOf = (page: Page): ReturnType<typeof step>[] => {
    const parent = live().find(({ uuid }) => uuid === page.parent_id)
    return [...(parent ? pathOf(parent) : []), step(page)]
  }
  const naming = (page: Page) => live().filter(({ body }) => body.includes(`data-page="${page.uuid}"`))
  const whole = (page: Page) => ({
    ...row(page),
    ...{ body: page.body, path: pathOf(page), pages_below: below(page.uuid).length, backlinks: naming(page).length, authors: 1 },
    ...{ published_at: page.version === 0 ? null : stamp(page.updated), own_draft: page.draft, editing: [], following: page.following },
    linked: {
      pages: live()
        .filter(({ uuid }) => page.body.includes(`data-page="${uuid}"`))
        .map((linked) => ({ ...step(linked), deleted: false })),
      tasks: [],
    },
  })
  const publish = (page: Page, { title = page.title, body, version, note }: Record<string, unknown>) => {
    if (version !== page.version) throw new MockRefusal(409, 'Somebody else published this page in between.')
    const texts = { title: String(title), body: String(body) }
    Object.assign(page, { ...texts, version: page.version + 1, updated: nowInSeconds(), draft: null, following: true })
    page.versions.unshift({ number: page.version, ...texts, note: typeof note === 'string' ? note : null, at: stamp() })
    return whole(page)
  }
  const told = ({ body: _, ...version }: Version) => ({ ...version, user, words: { added: 1, removed: 0 } })
  const placeAfter = (parent: string | null, after: unknown) => {
    const beside = live().filter(({ parent_id }) => parent_id === parent)
    if (after === undefined) return (beside.at(-1)?.position ?? 0) + 1
    const at = beside.findIndex(({ uuid }) => uuid === after)
    return ((beside[at]?.position ?? -1) + (beside[at + 1]?.position ?? (beside[at]?.position ?? 0) + 2)) / 2
  }
  return {
    'GET /wiki-pages/': ({ query }) => {
      const hits = live().filter(({ parent_id }) => (parent_id ?? 'none') === (query.parent_id ?? 'none'))
      return mockPage(hits.map(row), query, Number(query.per_page ?? 200), { path: [] })
    },
    'GET /wiki-pages/search/': ({ query }) => {
      const hits = live().filter(({ title, body }) => `${title} ${plain(body)}`.toLowerCase().includes((query.q ?? '').toLowerCase()))
      return mockPage(
        hits.map((page) => ({ ...row(page), snippet: plain(page.body).slice(0, 90), path: pathOf(page) })),
        query,
      )
    },
    'GET /wiki-pages/bin/': ({ query }) => {
      const hits = pages.filter(({ deleted }) => deleted !== null)
      return mockPage(
        hits.map((page) => ({ ...row(page), deleted_at: stamp(page.deleted ?? 0), pages_below: 0 })),
        query,
      )
    },
    'GET /export-wiki/': ({ query }) => {
      const markdown = ({ title, body }: Page) => `# ${title}\n\n${plain(body)}\n`
      if (query.page_uuid !== undefined)
        return new MockAnswer(Readable.from([Buffer.from(markdown(one(query.page_uuid)))]), { headers: { 'content-type': MARKDOWN } })
      const archive = new ZipFile()
      for (const page of live().filter(({ version }) => version > 0))
        archive.addBuffer(
          Buffer.from(markdown(page)),
          `${pathOf(page)
            .map(({ title }) => title.replaceAll('/', '-'))
            .join('/')}.md`,
        )
      archive.end()
      return new MockAnswer(Readable.from(archive.outputStream), { headers: { 'content-type': 'application/zip' } })
    },
    'GET /wiki-pages/:slug/': ({ ids }) => whole(one(ids.slug)),
    'GET /mentions/': ({ query }) => {
      const place = { number: null, comment_id: null, project_slug: query.project_slug ?? '', is_closed: false, made: false, user }
      const hits = query.page_uuid === undefined ? [] : naming(one(query.page_uuid))
      return mockPage(
        hits.map((page) => ({ kind: 'page', ...step(page), ...place, at: stamp(page.updated) })),
        query,
        50,
      )
    },
    'PUT /wiki-pages/:uuid/follow/': ({ ids, body }) => whole(Object.assign(one(ids.uuid), { following: body.follow === true })),
    'GET /wiki-pages/:uuid/versions/': ({ ids, query }) => mockPage(one(ids.uuid).versions.map(told), query, 50),
    'GET /wiki-pages/:uuid/versions/:number/': ({ ids }) => {
      const version = found(one(ids.uuid).versions.find(({ number }) => number === Number(ids.number)))
      return { ...told(version), body: version.body }
    },
    'POST /wiki-pages/:uuid/versions/:number/restore/': ({ ids, body }) => {
      const page = one(ids.uuid)
      const { title, body: html, number } = found(page.versions.find((version) => version.number === Number(ids.number)))
      return publish(page, { title, body: html, version: body.version, note: `Restored version ${number}` })
    },
    'POST /wiki-pages/': ({ body }) => {
      const parent = typeof body.parent_id === 'string' ? one(body.parent_id).uuid : null
      const made = newPage(nextId(), String(body.title), parent, placeAfter(parent, body.after), null)
      pages.push(made)
      return new MockAnswer({ data: row(made) }, { status: 201 })
    },
    'PUT /wiki-pages/:uuid/': ({ ids, body }) => {
      const page = one(ids.uuid)
      return body.body === undefined ? whole(Object.assign(page, { title: String(body.title) })) : publish(page, body)
    },
    'PUT /wiki-pages/:uuid/move/': ({ ids, body }) => {
      const page = one(ids.uuid)
      const parent = typeof body.parent_id === 'string' ? one(body.parent_id).uuid : null
      const ring = parent === page.uuid || below(page.uuid).some(({ uuid }) => uuid === parent)
      if (ring) throw new MockRefusal(422, '', { parent_id: ['A page cannot stand below itself.'] })
      return row(Object.assign(page, { parent_id: parent, position: placeAfter(parent, body.after) }))
    },
    'DELETE /wiki-pages/:uuid/': ({ ids }) => {
      const page = one(ids.uuid)
      for (const gone of [page, ...below(page.uuid)]) gone.deleted = nowInSeconds()
    },
    'POST /wiki-pages/bin/empty/': () => {
      const kept = live()
      const deleted = pages.length - kept.length
      pages.splice(0, pages.length, ...kept)
      return { deleted }
    },
    'POST /wiki-pages/:uuid/restore/': ({ ids }) =>
      row(Object.assign(found(pages.find(({ uuid }) => uuid === ids.uuid)), { deleted: null })),
    'PUT /wiki-pages/:uuid/draft/': ({ ids, body }) => {
      const page = one(ids.uuid)
      const draft = {
        title: String(body.title),
        body: String(body.body),
        version: Number(body.version),
        base: page.body,
        saved_at: stamp(),
      }
      page.draft = draft
      return { saved_at: draft.saved_at }
    },
    'DELETE /wiki-pages/:uuid/draft/': ({ ids }) => {
      const page = one(ids.uuid)
      if (page.draft === null) throw new MockRefusal(404)
      page.draft = null
    },
  }
}
