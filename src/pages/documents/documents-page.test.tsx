// The documents of a project over the real client and schema.
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { emitEvent } from '#src/data/app-events.ts'
import { attachmentCachePart } from '#src/model/attachment/attachment.cache.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { DocumentsPage } from './documents-page.tsx'

withRowsInView()

const TASK = { id: 't-1', code: 'WEB-1', title: 'Write the landing page' }
const person = (name: string) => ({ name, avatar: null, username: name.toLowerCase(), headline: null })

function fakeFile(number: number, more: object = {}) {
  return {
    id: String(number),
    uuid: `u-${number}`,
    filename: `file-${number}.txt`,
    mimetype: 'text/plain',
    size: 1200 * number,
    createdAt: '2026-11-20T10:00:00.000Z',
    createdAtForHumans: 'yesterday',
    user: person('Mia'),
    downloadUrl: `/api/attachments/${number}/content`,
    ...{ task: null, links: [] as object[], versions: 1, comments: 0 },
    ...more,
  }
}

const plan = fakeFile(1, { filename: 'plan.pdf', mimetype: 'application/pdf', versions: 3, links: [TASK], comments: 2 })
const notes = fakeFile(2, { filename: 'notes.md', createdAt: '2026-10-02T10:00:00.000Z', user: person('Ben') })
const table = fakeFile(3, { filename: 'budget.csv', mimetype: 'text/csv', createdAt: '2026-10-01T10:00:00.000Z' })
const every = [plan, notes, table]

type Asked = { search?: string; kinds?: string[]; page?: number; perPage?: number; withTasks?: boolean }

function rootsOf(all: readonly ReturnType<typeof fakeFile>[]): FakeRoots {
  return {
    attachments: ({ search = '', page = 1, perPage = 20 }: Asked) => {
      const found = all.filter(({ filename }) => filename.toLowerCase().includes(search.toLowerCase()))
      const nodes = found.slice((page - 1) * perPage, page * perPage)
      return { nodes, page, totalPages: Math.max(1, Math.ceil(found.length / perPage)), totalCount: found.length }
    },
    attachment: ({ id }: { id: string }) => all.find((file) => file.id === id || file.uuid === id) ?? null,
  }
}

type Given = { script?: Script; holdMs?: number; viewerCan?: readonly ('EDIT' | 'PAID')[]; at?: string }

function show(roots: FakeRoots = rootsOf(every), { script = {}, holdMs, viewerCan = ['EDIT', 'PAID'], at = '' }: Given = {}) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/documents" element={<DocumentsPage />} />
    </Routes>,
    {
      roots,
      actions: registry.all,
      cacheParts: [attachmentCachePart],
      at: `/acme/projects/website/documents${at}`,
      script,
      ...(holdMs !== undefined && { holdMs }),
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan }) }))
  return world
}

const rowOf = (name: string) => until(() => screen.getByRole('row', { name: new RegExp(name) }))
const names = () => screen.getAllByRole('row').map((row) => row.textContent ?? '')
const asked = (world: ReturnType<typeof show>) =>
  world.sent.filter(({ name }) => name === 'ListDocuments').map(({ variables }) => variables)

test('DOCS-04 documents stand under their months, each with size, tasks, versions and comments', async () => {
  show()
  await rowOf('plan.pdf')
  expect(names().map((text) => /^(November 2026|October 2026|plan|notes|budget)/.exec(text)?.[0])).toEqual([
    ...['November 2026', 'plan', 'October 2026', 'notes', 'budget'],
  ])
  for (const text of ['v3', '1.2 KB', 'WEB-1']) expect(names()[1]).toContain(text)
  expect(screen.getByRole('link', { name: 'WEB-1' }).getAttribute('href')).toBe('/acme/task/website/t-1')
})

test('DOCS-04 by kind or uploader the host keeps groups together, and the heads say so', async () => {
  const world = show(rootsOf(every), { at: '?group=uploader&kind=text&all=1&sort=name' })
  await rowOf('plan.pdf')
  expect(asked(world)[0]).toMatchObject({ group: 'USER', kinds: ['TEXT'], withTasks: true, sort: 'FILENAME', perPage: 50, page: 1 })
  expect(names().filter((text) => /^(Mia|Ben)$/.test(text.trim()))).toEqual(['Mia ', 'Ben ', 'Mia '])
})

test('DOCS-04 as tiles the same keys walk through the documents', async () => {
  const world = show()
  await rowOf('plan.pdf')
  await act(() => world.press('document.tiles'))
  await until(() => screen.getByRole('button', { name: /plan\.pdf/ }))
  await act(() => world.press('row.next'))
  await act(() => world.press('attachment.preview'))
  expect(world.actions.services.dialogs.list()).toMatchObject([{ name: 'attachment.preview', props: { attachment: { id: '1' } } }])
  await act(() => world.press('document.tiles'))
  await rowOf('plan.pdf')
})

test('DOCS-13 SCREEN-05 10,000 documents come page by page, and the host searches', async () => {
  const many = Array.from({ length: 120 }, (_, at) => fakeFile(at + 1))
  const world = show(rootsOf(many), { at: '?q=file-7' })
  await rowOf('file-7.txt')
  expect(asked(world)[0]).toMatchObject({ search: 'file-7', page: 1, perPage: 50 })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search documents' }), { target: { value: 'nowhere' } })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Clear filters' })))
  await rowOf('file-1.txt')
  const scroller = screen.getByRole('grid').parentElement as HTMLElement
  scroller.scrollTop = 1_600
  fireEvent.scroll(scroller)
  await until(() => expect(asked(world).at(-1)).toMatchObject({ page: 2 }))
})

test('DOCS-13 an empty list says what belongs there; readers and closed plans are offered no upload', async () => {
  show(rootsOf([]))
  await until(() => screen.getByText(/No documents yet\. Drop files here or press N\./))
})

test('DOCS-13 PLAN-02 on a closed plan the text stands in place of the upload', async () => {
  show(rootsOf([]), { viewerCan: ['EDIT'] })
  await until(() => screen.getByText(/No documents yet\. .*upgrade your account/))
})

test('DOCS-13 what cannot be read says so in its own words and offers a retry', async () => {
  let broken = true
  show({
    attachments: (given: Asked) => {
      if (broken) throw new Error('down')
      return (rootsOf(every).attachments as (given: Asked) => unknown)(given)
    },
  })
  const retry = await until(() => screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('An error occurred while fetching documents. Please try again later.')).toBeTruthy()
  broken = false
  fireEvent.click(retry)
  await screen.findByRole('row', { name: /plan\.pdf/ })
})

test('DOCS-03 DOCS-11 a new name is shown before the host has it, with the ending that was left out', async () => {
  let answer: () => void = () => undefined
  let sent: unknown
  const roots = {
    ...rootsOf(every),
    renameAttachment: (args: { filename: string }) => {
      sent = args.filename
      return new Promise((resolve) => {
        answer = () => resolve({ attachment: null, userErrors: [{ code: 'INVALID', field: ['filename'], message: 'Too odd.' }] })
      })
    },
  }
  const world = show(roots, { script: { text: ['Plan for May'] } })
  await rowOf('plan.pdf')
  await act(() => world.press('row.next'))
  const renamed = world.press('attachment.rename')
  await rowOf('Plan for May.pdf')
  expect(sent).toBe('Plan for May.pdf')
  const check = world.actions.asked[0]?.question.check as (text: string) => string | null
  expect(check('plan.exe')).toBe('The file type cannot be changed.')
  answer()
  await act(() => renamed)
  await rowOf('plan.pdf')
  expect(world.actions.said.at(-1)).toMatchObject({ tone: 'error', text: 'Too odd.' })
})

test('DOCS-12 deleting says how many tasks show it, hides it at once and sends nothing while it is held', async () => {
  const world = show(rootsOf(every), { script: { confirm: [true] }, holdMs: 60_000 })
  await rowOf('plan.pdf')
  await act(() => world.press('row.next'))
  await act(() => world.press('attachment.delete'))
  expect(world.actions.asked[0]?.question).toMatchObject({
    title: 'Are you sure you want to delete this file?',
    text: 'plan.pdf. It is linked to 1 task.',
  })
  await until(() => expect(screen.queryByRole('row', { name: /plan\.pdf/ })).toBeNull())
  expect(world.mutations()).toEqual([])
  await act(() => world.actions.undo())
  await rowOf('plan.pdf')
})

test('DOCS-12 SCREEN-09 who only reads previews and downloads, and is offered nothing to write', async () => {
  const world = show(rootsOf(every), { viewerCan: [] })
  await rowOf('plan.pdf')
  expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull()
  await act(() => world.press('row.next'))
  for (const id of ['document.upload', 'attachment.rename', 'attachment.delete', 'attachment.link-task']) await act(() => world.press(id))
  expect(world.actions.asked).toEqual([])
  await act(() => world.press('attachment.preview'))
  expect(world.actions.services.dialogs.list()).toHaveLength(1)
})

test('DOCS-07 an address with a file opens its preview, and copying a link makes such an address', async () => {
  const world = show(rootsOf(every), { at: '?file=u-2' })
  await until(() =>
    expect(world.actions.services.dialogs.list()).toMatchObject([{ props: { attachment: { id: '2', viewerCan: ['EDIT', 'PAID'] } } }]),
  )
  await rowOf('notes.md')
  act(() => world.actions.services.scene.activate('2'))
  await act(() => world.press('attachment.copy-link'))
  expect(world.actions.copied[0]).toMatch(/\/acme\/projects\/website\/documents\?file=u-2$/)
})

test('DOCS-11 the list is read anew when somebody says that documents changed', async () => {
  const all = [...every]
  show({ ...rootsOf(every), attachments: (given: Asked) => (rootsOf(all).attachments as (given: Asked) => unknown)(given) })
  await rowOf('plan.pdf')
  all.unshift(fakeFile(9, { filename: 'just now.txt' }))
  act(() => emitEvent('refreshDocuments', { id: null }))
  await rowOf('just now.txt')
})

test('DOCS-06 the same name is asked about: a new version unless said otherwise, both, or neither', async () => {
  const world = show(rootsOf(every), { script: { pick: ['cancel'] } })
  await rowOf('plan.pdf')
  const dropped = new File(['x'], 'PLAN.pdf', { type: 'application/pdf' })
  const surface = screen.getByRole('grid').closest('div[class*="surface"]') ?? screen.getByRole('grid')
  fireEvent.drop(surface, { dataTransfer: { types: ['Files'], files: [dropped] } })
  await until(() => expect(world.actions.asked).toHaveLength(1))
  expect(world.actions.asked[0]?.question).toMatchObject({ title: '“PLAN.pdf” is already here.', likely: 'version' })
  expect(world.actions.asked[0]?.options).toMatchObject([
    { title: 'New version' },
    { title: 'Keep both', hint: 'PLAN (2).pdf' },
    { title: 'Cancel' },
  ])
})

test('DOCS-02 SCREEN-02 one question narrows by kind and uploader, orders and groups; what is chosen stands as chips and is chosen off again', async () => {
  const members = [{ id: 'm-1', role: 'member', person: { id: 'mia', ...person('Mia') } }]
  const none = { workflows: [], taskTypes: [], efforts: [], labels: [], boards: [] }
  const roots = { ...rootsOf(every), ...Object.fromEntries(Object.keys(none).map((name) => [name, () => []])), members: () => members }
  const world = show(roots, { script: { pick: ['user:mia', 'sort:name'] }, at: '?kind=pdf&user=mia&sort=name' })
  await rowOf('plan.pdf')
  expect(asked(world).at(-1)).toMatchObject({ user: 'mia', kinds: ['PDF'], sort: 'FILENAME' })
  expect(screen.getByRole('button', { name: /Filter/ })).toBeTruthy()
  await until(() => expect(screen.getByRole('button', { name: /Mia/ })).toBeTruthy())
  // What is set is ticked, and choosing it again takes it away.
  await world.press('document.filter')
  await world.press('document.filter')
  expect(world.actions.went).toEqual([
    '/acme/projects/website/documents?kind=pdf&sort=name',
    '/acme/projects/website/documents?kind=pdf&user=mia',
  ])
  fireEvent.click(screen.getByRole('button', { name: /Mia/ }))
  await until(() => expect(asked(world).at(-1)).not.toHaveProperty('user'))
})
