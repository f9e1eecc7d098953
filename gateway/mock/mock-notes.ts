// Private notes of the mock: found, saved, binned and made into tasks as over a host.
import { randomUUID } from 'node:crypto'
import { found, MockAnswer, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, nowInSeconds } from './mock-memory.ts'
import { mockProject } from './mock-tasks.ts'

interface Note {
  uuid: string
  html: string
  tags: string[]
  pinned: boolean
  version: number
  created: number
  updated: number
  trashed: number | null
  tasks: unknown[]
}

const stamp = (at: number) => ({ timestamp: at })

function linesOf(html: string): string[] {
  return html
    .replace(/<\/?(p|li|ul|ol|h\d|br)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function newNote(html: string, tags: string[], pinned: boolean): Note {
  const now = nowInSeconds()
  return { uuid: randomUUID(), html, tags, pinned, version: 1, created: now, updated: now, trashed: null, tasks: [] }
}

function wire({ html, created, updated, trashed, ...note }: Note) {
  const [title = '', ...rest] = linesOf(html)
  const times = { created_at: stamp(created), updated_at: stamp(updated), trashed_at: trashed === null ? null : stamp(trashed) }
  return { ...note, html, title, snippet: rest.join(' ').slice(0, 160), ...times }
}

/** The calls about notes over `memory`, where tasks are made. */
export function mockNoteRoutes(memory: MockMemory): Routes {
  const notes = [
    newNote('<p>Questions for the next one-on-one</p><p>What slowed you down last week?</p>', ['people'], true),
    newNote('<p>Ideas for the pricing page</p><p>Three columns are one too many.</p>', ['ideas', 'website'], false),
    newNote('<p>Reading list</p><p>Shape Up, chapter 4 again</p>', ['ideas'], false),
  ]
  const one = (uuid: unknown) => found(notes.find((note) => note.uuid === uuid))
  const live = (note: Note) => {
    if (note.trashed !== null) throw new MockRefusal(409, 'This note is in the trash. Restore it first.')
    return note
  }
  return {
    'GET /notes/': ({ query }) => {
      const words = (query.search ?? '').toLowerCase()
      const shown = notes
        .filter((note) => (note.trashed !== null) === (query.trash === '1'))
        .filter(({ tags }) => !query.tag || tags.includes(query.tag))
        .filter((note) => !query.pinned || note.pinned === (query.pinned === '1'))
        .filter((note) => [...linesOf(note.html), ...note.tags].join(' ').toLowerCase().includes(words))
        .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || b.updated - a.updated)
      const counted = new Map<string, number>()
      for (const name of notes.flatMap(({ tags, trashed }) => (trashed === null ? tags : [])))
        counted.set(name, (counted.get(name) ?? 0) + 1)
      const tags = [...counted].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count)
      return mockPage(shown.map(wire), query, 50, { tags, trashed: notes.filter(({ trashed }) => trashed !== null).length })
    },
    'GET /notes/:uuid/': ({ ids }) => wire(one(ids.uuid)),
    'POST /notes/': ({ body }) => {
      const note = newNote(String(body.html ?? ''), (body.tags as string[]) ?? [], body.pinned === true)
      notes.push(note)
      return wire(note)
    },
    'PUT /notes/:uuid/': ({ ids, body }) => {
      const note = live(one(ids.uuid))
      if (body.html !== undefined && body.html !== note.html) {
        if (body.version !== note.version) throw new MockRefusal(409, 'This note was saved elsewhere in between.')
        Object.assign(note, { html: body.html, version: note.version + 1, updated: nowInSeconds() })
      }
      return wire(Object.assign(note, { tags: body.tags ?? note.tags, pinned: body.pinned ?? note.pinned }))
    },
    'DELETE /notes/:uuid/': ({ ids, query }) => {
      const note = one(ids.uuid)
      if (query.forever !== '1') note.trashed ??= nowInSeconds()
      else notes.splice(notes.indexOf(note), 1)
      return null
    },
    'PUT /notes/:uuid/restore': ({ ids }) => wire(Object.assign(one(ids.uuid), { trashed: null })),
    'POST /notes/:uuid/convert': ({ ids, body }) => {
      const note = live(one(ids.uuid))
      const [title = 'Note', ...rest] = linesOf(note.html)
      const titles = (body.titles as string[] | null) ?? [title]
      const description = body.titles ? '' : rest.map((line) => `<p>${line}</p>`).join('')
      const tasks = titles.map((name) => memory.addTask(mockProject(memory, body.project_slug), { title: name, description }))
      const at = { done: false, company_slug: body.company_slug, project_slug: body.project_slug }
      note.tasks.push(...tasks.map(({ uuid, code, title: name }) => ({ uuid, code, title: name, ...at })))
      return new MockAnswer({ data: { note: wire(note), tasks } }, { status: 201 })
    },
  }
}
