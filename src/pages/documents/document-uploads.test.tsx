// Files on their way to the documents of a project: dropped or pasted, two at once, given up and tried again (DOCS-05).
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { attachmentCachePart } from '#src/model/attachment/attachment.cache.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { fakeUploads } from '#tests/kit/fake-xhr.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { DocumentsPage } from './documents-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const DONE = { data: { uploadAttachment: { attachment: { id: '9' }, userErrors: [] } } }
const fileOf = (name: string) => new File(['x'], name, { type: 'text/plain' })

async function show(viewerCan: readonly ('EDIT' | 'PAID')[] = ['EDIT', 'PAID']) {
  const uploads = fakeUploads()
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/documents" element={<DocumentsPage />} />
    </Routes>,
    {
      roots: { attachments: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0 }) },
      actions: registry.all,
      cacheParts: [attachmentCachePart],
      at: '/acme/projects/website/documents',
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan }) }))
  const empty = await screen.findByText(/^No documents yet/)
  const drop = (...files: File[]) => fireEvent.drop(empty, { dataTransfer: { types: ['Files'], files } })
  const names = () => uploads.map(({ form }) => (form.get('file') as File).name)
  return { ...world, uploads, drop, names, empty }
}

const queue = () => within(screen.getByRole('region', { name: 'Uploads' }))

test('DOCS-05 several files go up two at once; the next begins when one has arrived', async () => {
  const { uploads, drop, names } = await show()
  drop(fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt'))
  await until(() => expect(queue().getAllByRole('button', { name: /^Cancel upload/ })).toHaveLength(3))
  expect(names()).toEqual(['a.txt', 'b.txt'])
  act(() => uploads[0]?.progress(1, 4))
  expect(queue().getByText(/^25 %/)).toBeTruthy()
  act(() => uploads[1]?.answer(201, DONE))
  await until(() => expect(names()).toEqual(['a.txt', 'b.txt', 'c.txt']))
  expect(queue().queryByText('b.txt')).toBeNull()
})

test('DOCS-05 one is given up, the next takes its place; a failed one is tried again', async () => {
  const { actions, uploads, drop, names } = await show()
  drop(fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt'))
  await until(() => expect(uploads).toHaveLength(2))
  fireEvent.click(await until(() => queue().getByRole('button', { name: 'Cancel upload of a.txt' })))
  expect(uploads[0]?.aborted).toBe(true)
  await until(() => expect(names()).toEqual(['a.txt', 'b.txt', 'c.txt']))
  uploads[1]?.answer(502, '')
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to upload file.')
  // It stands in its line: a message would lie over the buttons there.
  expect(actions.said).toEqual([])
  fireEvent.click(queue().getByRole('button', { name: 'Try b.txt again' }))
  await until(() => expect(names()).toEqual(['a.txt', 'b.txt', 'c.txt', 'b.txt']))
  uploads[2]?.answer(201, DONE)
  uploads[3]?.answer(201, DONE)
  await until(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull())
})

test('DOCS-05 a failure is told by a message where its line is not in view', async () => {
  const { actions, uploads, drop } = await show()
  drop(fileOf('a.txt'))
  await until(() => expect(uploads).toHaveLength(1))
  cleanup()
  uploads[0]?.answer(502, '')
  await until(() => expect(actions.said).toMatchObject([{ tone: 'error', text: 'Failed to upload file. (a.txt)' }]))
})

test('DOCS-05 FILES-18 a folder among dropped files stays, which is said; so does what systems leave in folders', async () => {
  const { actions, empty, names } = await show()
  const item = (name: string, isDirectory = false) => ({
    kind: 'file',
    getAsFile: () => fileOf(name),
    webkitGetAsEntry: () => ({ isDirectory }),
  })
  const items = [item('a.txt'), item('Photos', true), item('Thumbs.db'), item('b.txt')]
  fireEvent.drop(empty, { dataTransfer: { types: ['Files'], items, files: items.map((one) => one.getAsFile()) } })
  await until(() => expect(names()).toEqual(['a.txt', 'b.txt']))
  expect(actions.said).toMatchObject([{ tone: 'note', text: 'Folders are not uploaded. Drop the files in them.' }])
})

test('DOCS-05 what is pasted goes up, but not from a field, and not for readers', async () => {
  const { uploads, names } = await show()
  const paste = (at: Element) => fireEvent.paste(at, { clipboardData: { files: [fileOf('pasted.txt')] } })
  paste(screen.getByRole('searchbox', { name: 'Search documents' }))
  expect(uploads).toEqual([])
  paste(document.body)
  await until(() => expect(names()).toEqual(['pasted.txt']))
})

test('DOCS-05 SCREEN-09 readers drop and paste nothing', async () => {
  const { uploads, drop } = await show(['PAID'])
  drop(fileOf('a.txt'))
  fireEvent.paste(document.body, { clipboardData: { files: [fileOf('a.txt')] } })
  expect(uploads).toEqual([])
})
