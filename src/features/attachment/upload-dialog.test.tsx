// The Upload modal without a server: what it asks for, refuses, sends and forgets.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Permission } from '#src/actions/subject.ts'
import { onEvent } from '#src/data/app-events.ts'
import { attachmentCachePart } from '#src/model/attachment/attachment.cache.ts'
import { fakeUploads } from '#tests/kit/fake-xhr.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { UploadDialog } from './upload-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const PAGE = { nodes: [], page: 1, totalPages: 1, totalCount: 0 }
const MADE = { data: { uploadAttachment: { attachment: { id: '7' }, userErrors: [] } } }
const text = (name = 'a.txt', size = 3) => new File(['x'.repeat(size)], name, { type: 'text/plain' })
const image = (name = 'a.png', type = 'image/png', size = 3) => new File(['x'.repeat(size)], name, { type })

function show(viewerCan: readonly Permission[] = ['EDIT', 'PAID']) {
  const uploads = fakeUploads()
  const onClose = vi.fn()
  const roots = { attachments: () => PAGE, task: () => null }
  const owner = { workspaceSlug: 'acme', projectSlug: 'website', taskId: 't1' }
  const world = renderFeature(<UploadDialog owner={owner} viewerCan={viewerCan} onClose={onClose} />, {
    roots,
    cacheParts: [attachmentCachePart],
  })
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } })
  const upload = () => fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
  return { ...world, uploads, onClose, choose, upload, input }
}

test('FILES-09 FILES-15 title, close, Cancel and Upload; without a file nothing is sent', () => {
  const { upload, uploads, onClose } = show()
  expect(screen.getByRole('heading', { name: 'Upload' })).toBeTruthy()
  upload()
  expect(screen.getByRole('alert').textContent).toBe('Please select a file to upload.')
  expect(uploads).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('FILES-14 EVENT-11 after success both events are told, the list is asked anew, and it closes', async () => {
  const heard: unknown[] = []
  const stops = (['task-updated', 'refreshDocuments'] as const).map((name) => onEvent(name, (detail) => heard.push([name, detail])))
  const { choose, upload, uploads, onClose, sent } = show()
  choose(text())
  upload()
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(uploads[0]?.url).toContain('/api/attachments?workspaceSlug=acme&projectSlug=website&taskId=t1')
  uploads[0]?.progress(3, 3)
  expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe('Uploading a.txt')
  uploads[0]?.answer(201, MADE)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(heard).toEqual([
    ['task-updated', { id: 't1' }],
    ['refreshDocuments', { id: 't1' }],
  ])
  expect(sent.map(({ name }) => name)).toEqual(['ListAttachments', 'TaskFiles'])
  for (const stop of stops) stop()
})

test('FILES-16 FILES-19 a failure says so and keeps the modal with its file; trying again sends it again', async () => {
  const { choose, upload, uploads, onClose } = show()
  choose(image())
  upload()
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answer(502, { errors: [{ message: 'x', extensions: { code: 'UPSTREAM_UNREACHABLE' } }] })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to upload file.The server cannot be reached. Please try again.')
  expect(screen.getByText('Error during upload')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  upload()
  await waitFor(() => expect(uploads).toHaveLength(2))
  uploads[1]?.answer(201, MADE)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('FILES-12 FILES-17 FILES-19 FILES-21 an image switches to the widget, which takes one JPEG or PNG', () => {
  const { choose, upload, uploads } = show()
  choose(image())
  expect(screen.getByText('Drag files here or browse')).toBeTruthy()
  choose(image('b.gif', 'image/gif'))
  expect(screen.getByText('File is of invalid type')).toBeTruthy()
  upload()
  expect(screen.getByRole('alert').textContent).toBe('Field contains invalid files')
  choose(image(), image('b.png'))
  expect(screen.getByRole('alert').textContent).toContain('Max files')
  choose(image('large.png', 'image/png', 1_000_001))
  expect(screen.queryByRole('img', { name: 'Preview of large.png' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show preview' }))
  const picture = screen.getByRole('img', { name: 'Preview of large.png' })
  expect(picture.style.maxHeight).toBe('256px')
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge' }))
  expect(picture.style.width).toBe('200%')
  fireEvent.error(picture)
  expect(screen.getByText('Error during load')).toBeTruthy()
  expect(uploads).toEqual([])
})

test('FILES-18 junk is as if nothing was chosen', () => {
  const { choose, upload, uploads } = show()
  choose(text('Thumbs.db'))
  upload()
  expect(screen.getByRole('alert').textContent).toBe('Please select a file to upload.')
  expect(uploads).toEqual([])
})

test('cancelling while it runs gives it up', async () => {
  const { choose, upload, uploads } = show()
  choose(text())
  upload()
  await waitFor(() => expect(uploads).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload of a.txt' }))
  await waitFor(() => expect(uploads[0]?.aborted).toBe(true))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('FILES-13 a modal that closes gives up what it was sending', async () => {
  const { choose, upload, uploads } = show()
  choose(text())
  upload()
  await waitFor(() => expect(uploads).toHaveLength(1))
  cleanup()
  expect(uploads[0]?.aborted).toBe(true)
})

test('FILES-22 PLAN-03 on a closed plan gate the message replaces the form', () => {
  const { input } = show(['EDIT'])
  expect(screen.getByText(/^This feature is currently unavailable\./)).toBeTruthy()
  expect(input()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
})
