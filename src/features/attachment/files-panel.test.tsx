// The Files panel without a server: rows, pages, dropping, and uploads that outlive it.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Permission } from '#src/actions/subject.ts'
import { attachmentCachePart } from '#src/model/attachment/attachment.cache.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { fakeUploads } from '#tests/kit/fake-xhr.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { actions as attachmentActions } from './attachment.actions.ts'
import { FilesPanel } from './files-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const fileOf = (id: number) => ({
  ...{ id: String(id), filename: `file ${id}.txt`, mimetype: 'text/plain', size: 1_500 * id, createdAt: '2026-11-20T12:00:00.000Z' },
  ...{
    createdAtForHumans: '1 day ago',
    user: { name: 'Mia Chen', avatar: null, username: 'mia', headline: null },
    downloadUrl: `/api/attachments/${id}/content`,
  },
})

function show(count: number, viewerCan: readonly Permission[] = ['EDIT', 'PAID']) {
  const uploads = fakeUploads()
  const files = Array.from({ length: count }, (_, at) => fileOf(at + 1))
  const roots = {
    attachments: ({ page }: { page: number }) => ({
      nodes: files.slice((page - 1) * 2, page * 2),
      page,
      totalPages: Math.max(1, Math.ceil(count / 2)),
      totalCount: count,
    }),
    task: () => null,
  }
  const world = renderFeature(<FilesPanel task={taskSubject(1, { viewerCan })} />, {
    roots,
    actions: attachmentActions,
    cacheParts: [attachmentCachePart],
  })
  const drop = (...dropped: File[]) => {
    const area = document.querySelector('[class*=panel]') as HTMLElement
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: dropped } })
  }
  return { ...world, uploads, drop }
}

test('FILES-01 rows show name, size in KB, date and user; pages are turned', async () => {
  show(3)
  const row = (await screen.findByText('file 2.txt')).closest('li') as HTMLElement
  expect(row.textContent).toContain('3 KB')
  expect(row.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T12:00:00.000Z')
  expect(row.querySelector('[aria-label="Mia Chen"]')).toBeTruthy()
  expect(screen.getByText('Page 1 of 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('file 3.txt')).toBeTruthy()
  expect(screen.queryByText('file 1.txt')).toBeNull()
})

test('FILES-03 an empty list says what belongs there', async () => {
  show(0)
  expect(await screen.findByText('Add the first file to the task to enrich the context and facilitate collaboration.')).toBeTruthy()
})

test('ROLE-06 readers see neither the button nor a delete, and their drops do nothing', async () => {
  const { uploads, drop } = show(1, ['PAID'])
  await screen.findByText('file 1.txt')
  expect(screen.queryByRole('button', { name: 'File Upload' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete file' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download file' })).toBeTruthy()
  drop(new File(['x'], 'a.txt'))
  expect(uploads).toEqual([])
})

test('PLAN-03 FILES-22 a drop on a free plan is answered by the message', async () => {
  const { actions, uploads, drop } = show(0, ['EDIT'])
  await screen.findByText(/^Add the first file/)
  drop(new File(['x'], 'a.txt'))
  expect(actions.said).toMatchObject([{ text: expect.stringMatching(/upgrade your account/) }])
  expect(uploads).toEqual([])
})

test('FILES-16 FILES-18 dropped files go up one after another without junk; a failed one can be tried again', async () => {
  const { uploads, drop } = show(0)
  await screen.findByText(/^Add the first file/)
  drop(new File(['x'], 'a.txt'), new File(['x'], '.DS_Store'), new File(['x'], 'b.txt'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answer(502, '')
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to upload file.')
  await waitFor(() => expect(uploads).toHaveLength(2))
  uploads[1]?.answer(201, { data: { uploadAttachment: { attachment: { id: '9' }, userErrors: [] } } })
  await waitFor(() => expect(screen.queryByText('b.txt')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Try a.txt again' }))
  await waitFor(() => expect(uploads).toHaveLength(3))
  expect(uploads.map(({ form }) => (form.get('file') as File).name)).toEqual(['a.txt', 'b.txt', 'a.txt'])
})

test('an upload goes on when the panel is left, and its failure is still told', async () => {
  const { actions, uploads, drop } = show(0)
  await screen.findByText(/^Add the first file/)
  drop(new File(['x'], 'a.txt'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  cleanup()
  expect(uploads[0]?.aborted).toBe(false)
  uploads[0]?.answer(502, '')
  await waitFor(() => expect(actions.said).toEqual([{ tone: 'error', text: 'Failed to upload file. (a.txt)' }]))
})
