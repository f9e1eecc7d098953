// The note vault over the real client and schema.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noteCachePart } from '#src/model/note/note.cache.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { NotevaultPage } from './notevault-page.tsx'

withRowsInView()
beforeEach(() => localStorage.clear())

const fakeNote = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, snippet: 'Rest', tags: ['plan'], isPinned: false, version: 1, createdAt: null, updatedAt: null, trashedAt: null },
  ...{ html: `<p>${title}</p>`, tasks: [] },
  ...more,
})
type Fake = ReturnType<typeof fakeNote> & { trashedAt: string | null; isPinned: boolean; tags: string[] }

function rootsOf(notes: Fake[]): FakeRoots {
  const one = (id: string) => notes.find((note) => note.id === id) ?? null
  const answer = (id: string, change: object) => ({ note: Object.assign(one(id) ?? {}, change), userErrors: [] })
  return {
    notes: ({ trashed = false, tag, search = '' }: { trashed?: boolean; tag?: string; search?: string }) => {
      const nodes = notes.filter(
        (note) => (note.trashedAt !== null) === trashed && (!tag || note.tags.includes(tag)) && note.title.toLowerCase().includes(search),
      )
      const trashedCount = notes.filter(({ trashedAt }) => trashedAt !== null).length
      return { nodes, page: 1, totalPages: 1, totalCount: nodes.length, tags: [{ name: 'plan', count: 1 }], trashedCount }
    },
    note: ({ id }: { id: string }) => one(id),
    createNote: () => {
      notes.push(fakeNote('new', '', { html: '', tags: [] }) as Fake)
      return { note: one('new'), userErrors: [] }
    },
    updateNote: ({ id, input }: { id: string; input: object }) => answer(id, input),
    deleteNote: ({ id }: { id: string }) => {
      answer(id, { trashedAt: '2026-11-21T09:00:00.000Z' })
      return { deletedId: id, userErrors: [] }
    },
    restoreNote: ({ id }: { id: string }) => answer(id, { trashedAt: null }),
  }
}

const world = () => [fakeNote('a', 'Alpha'), fakeNote('b', 'Beta', { tags: [] })] as Fake[]

function show(notes: Fake[] = world(), { at = '', script = {} as Script } = {}) {
  return renderFeature(<NotevaultPage />, {
    ...{ roots: rootsOf(notes), actions: registry.all, cacheParts: [noteCachePart], at: `/notevault${at}`, script },
  })
}

const row = (name: string) => until(() => screen.getByRole('row', { name: new RegExp(name) }))

test('NOTE-02 NOTE-09 the page says honestly who can read notes, lists them, and n makes one', async () => {
  const rendered = show()
  expect(
    screen.getByText('Only you can open your notes here. They are not encrypted: whoever runs this server could read its database.'),
  ).toBeTruthy()
  await row('Alpha')
  await rendered.press('note.create')
  await until(() => expect(rendered.actions.went).toEqual(['/notevault?note=new']))
})

test('NOTE-09 an empty vault says what belongs there and the key', async () => {
  show([])
  await until(() => screen.getByText('Write something only for you. Press N.'))
})

test('NOTE-03 tags with counts narrow the list; a tag is typed, completed with Tab and taken away, with undo', async () => {
  const notes = world()
  const rendered = show(notes, { at: '?note=b' })
  const field = await until(() => screen.getByRole('textbox', { name: 'Add a tag' }))
  fireEvent.change(field, { target: { value: '#pl' } })
  fireEvent.keyDown(field, { key: 'Tab' })
  await until(() => expect(notes[1]?.tags).toEqual(['plan']))
  await rendered.actions.undo()
  await until(() => expect(notes[1]?.tags).toEqual([]))
  fireEvent.change(field, { target: { value: 'two words' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await until(() => expect(notes[1]?.tags).toEqual(['two', 'words']))
  fireEvent.click(screen.getByRole('button', { name: 'Remove the tag two' }))
  await until(() => expect(notes[1]?.tags).toEqual(['words']))
  fireEvent.click(within(screen.getByRole('group', { name: 'Filter by tag' })).getByRole('button', { name: /#plan/ }))
  await until(() => expect(rendered.actions.went.at(-1)).toBe('/notevault?tag=plan&note=b'))
})

test('NOTE-06 deleting moves into the trash and is taken back; there a note is read only', async () => {
  const notes = world()
  const rendered = show(notes, { at: '?note=a' })
  await until(() => screen.getByRole('article', { name: 'Alpha' }))
  await act(() => rendered.press('note.trash'))
  expect(notes[0]?.trashedAt).not.toBeNull()
  expect(rendered.actions.went.at(-1)).toBe('/notevault')
  await rendered.actions.undo()
  expect(notes[0]?.trashedAt).toBeNull()
})

test('NOTE-06 in the trash there is no field to write in, but Restore', async () => {
  show([fakeNote('t', 'Thrown away', { trashedAt: '2026-11-20T09:00:00.000Z' }) as Fake], { at: '?trash=1&note=t' })
  await until(() => screen.getByText('This note is in the trash. Restore it to change it.'))
  expect(screen.queryByRole('textbox', { name: 'Text of the note' })).toBeNull()
  expect(screen.getByRole('button', { name: /Restore/ })).toBeTruthy()
})

test('NOTE-09 Shift+F pins and undo unpins; an unknown note says so', async () => {
  const notes = world()
  const rendered = show(notes, { at: '?note=a' })
  await until(() => screen.getByRole('article', { name: 'Alpha' }))
  await rendered.press('note.pin')
  await until(() => expect(notes[0]?.isPinned).toBe(true))
  await rendered.actions.undo()
  await until(() => expect(notes[0]?.isPinned).toBe(false))
})

test('SCREEN-01 SCREEN-02 a note that is read or is not there has a way back to the list', async () => {
  show(world(), { at: '?note=nobody' })
  const note = screen.getByRole('region', { name: 'Note' })
  within(note).getByText('Loading')
  expect(within(note).getByRole('link', { name: 'Back to the notes' }).getAttribute('href')).toBe('/notevault')
  await until(() => within(note).getByText('This note does not exist or was deleted for ever.'))
  within(note).getByRole('link', { name: 'Back to the notes' })
})

test('SCREEN-01 where there is no note yet nobody is told to choose one', async () => {
  show([])
  await until(() => screen.getByText(/Write something only for you/))
  expect(screen.queryByText(/Choose a note/)).toBeNull()
})
