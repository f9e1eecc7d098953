// Files of the mock: some documents without bytes, found, renamed, linked, moved and deleted as over a host.
import { found, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, mockMoment, nowInSeconds } from './mock-memory.ts'

const KINDS: Readonly<Record<string, string>> = {
  'image/png': 'image',
  'application/pdf': 'pdf',
  'text/csv': 'office',
  'text/markdown': 'text',
  'application/json': 'code',
}

const SEEDS = [
  ['launch-plan.pdf', 'application/pdf', 48_210, 0],
  ['home-page-wireframe.png', 'image/png', 12_800, 1],
  ['tone-of-voice.md', 'text/markdown', 1_340, 3],
  ['visitors-by-country.csv', 'text/csv', 820, 40],
  ['redirects.json', 'application/json', 96, 75],
] as const

const DAY = 86_400

function documentsOf({ people, tasks }: MockMemory) {
  return SEEDS.map(([filename, mimetype, size, days], at) => {
    const [first] = tasks
    return {
      id: at + 1,
      uuid: `00000000-0000-4000-8000-00000000000${at + 1}`,
      ...({ filename, mimetype, size } as { filename: string; mimetype: string; size: number }),
      created_at: mockMoment(nowInSeconds() - days * DAY),
      user: people[at % people.length],
      download: { url: `/attachments/${at + 1}/content`, internal: true },
      task: null as string | null,
      links: at === 0 && first ? [first.uuid] : ([] as string[]),
      versions: at === 0 ? 2 : 1,
      comments: 0,
    }
  })
}

const endingOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''

/** `/attachments/`: the documents of every project of the mock are the same. Bytes go by the plain routes, which the mock does not have. */
export function mockDocumentRoutes(memory: MockMemory): Routes {
  const files = documentsOf(memory)
  const named = (id: string) => {
    const { uuid, code, title } = found(memory.tasks.find((task) => task.uuid === id))
    return { uuid, code, title }
  }
  type File = (typeof files)[number]
  const onWire = (file: File) => ({ ...file, task: file.task === null ? null : named(file.task), links: file.links.map(named) })
  const one = (key: string | undefined) => found(files.find(({ id, uuid }) => String(id) === key || uuid === key))
  return {
    'GET /attachments/': ({ query }) => {
      const { attachmentable_id: task = '', search = '', kind = '', user, sort, with_tasks: all, per_page: perPage } = query
      const hits = files.filter(
        (file) =>
          (task === '' ? all === '1' || file.task === null : file.task === task || file.links.includes(task)) &&
          file.filename.toLowerCase().includes(search.toLowerCase()) &&
          (kind === '' || kind.split(',').includes(KINDS[file.mimetype] ?? 'other')) &&
          (user === undefined || file.user?.username === user),
      )
      if (sort === 'filename') hits.sort((a, b) => a.filename.localeCompare(b.filename))
      if (sort === 'size') hits.sort((a, b) => b.size - a.size)
      return mockPage(hits.map(onWire), query, Number(perPage ?? 20))
    },
    'GET /attachments/:id': ({ ids }) => onWire(one(ids.id)),
    'PUT /attachments/:id': ({ ids, body }) => {
      const file = one(ids.id)
      const filename = String(body.filename).trim()
      if (endingOf(filename) !== endingOf(file.filename)) throw new MockRefusal(422, '', { filename: ['The file type cannot be changed.'] })
      return onWire(Object.assign(file, { filename }))
    },
    'DELETE /attachments/:id': ({ ids }) => void files.splice(files.indexOf(one(ids.id)), 1),
    'POST /attachments/:id/links/': ({ ids, body }) => {
      const file = one(ids.id)
      const { uuid } = named(String(body.task_uuid))
      if (!file.links.includes(uuid)) file.links.push(uuid)
      return onWire(file)
    },
    'DELETE /attachments/:id/links/': ({ ids, query }) => {
      const file = one(ids.id)
      if (!file.links.includes(query.task_uuid ?? '')) throw new MockRefusal(404)
      file.links = file.links.filter((uuid) => uuid !== query.task_uuid)
      return onWire(file)
    },
    'POST /attachments/:id/move/': ({ ids, body }) => {
      const task = String(body.attachmentable_id ?? '')
      const file = one(ids.id)
      return onWire(Object.assign(file, { task: task === '' ? null : named(task).uuid, links: file.links.filter((uuid) => uuid !== task) }))
    },
    'GET /attachments/:id/versions/': ({ ids }) => {
      const { id, versions, filename, mimetype, size, created_at, user } = one(ids.id)
      return Array.from({ length: versions }, (_, at) => {
        const number = versions - at
        const download = { url: `/attachments/${id}/content?version=${number}`, internal: true }
        return { number, filename, mimetype, size, created_at, user, download }
      })
    },
    'POST /attachments/:id/versions/:number/restore/': ({ ids }) => {
      const file = one(ids.id)
      return onWire(
        Object.assign(file, { versions: file.versions + (Number(ids.number) === file.versions ? 0 : 1), created_at: mockMoment() }),
      )
    },
  }
}
