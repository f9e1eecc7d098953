// The preview of a file: drawn by its kind, and what is said about it below.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { actions as attachmentActions } from '#src/features/attachment/attachment.actions.ts'
import { actions as commentActions } from '#src/features/comment/comment.actions.ts'
import { commentCachePart } from '#src/features/comment/comment.cache.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { FilePreview } from './file-preview.tsx'

afterEach(() => vi.restoreAllMocks())

type File = DialogProps['attachment.preview']['attachment']

/** The preview over a host that keeps one comment; every file has the same bytes. */
function show(more: Partial<File> = {}) {
  const file: File = {
    ...{ id: '7', uuid: 'f-7', filename: 'plan.txt', mimetype: 'text/plain', size: 700, createdAt: null, createdAtForHumans: null },
    ...{ user: null, task: null, links: [], versions: 1, comments: 1, downloadUrl: '/api/attachments/7/content' },
    owner: { workspaceSlug: 'acme', projectSlug: 'website', taskId: 't-1' },
    viewerCan: ['EDIT', 'ADMIN'],
    ...more,
  }
  const comments = [
    {
      ...{ id: 'c1', html: '<p>Line two is out of date</p>', createdAt: '2026-11-20T12:00:00.000Z', createdAtForHumans: '1 day ago' },
      author: fakePerson('mia.chen'),
    },
  ]
  return renderFeature(<FilePreview attachment={file} onClose={() => undefined} />, {
    actions: [...attachmentActions, ...commentActions],
    cacheParts: [commentCachePart(() => undefined)],
    script: { confirm: [true] },
    roots: {
      members: () => [],
      workflows: () => [],
      comments: () => comments,
      addComment: ({ input }: { input: { html: string } }) => {
        const comment = { id: 'c2', html: input.html, createdAt: null, createdAtForHumans: 'just now', author: fakePerson('ana') }
        comments.unshift(comment as never)
        return { comment, userErrors: [] }
      },
      deleteComment: ({ id }: { id: string }) => ({ deletedId: id, userErrors: [] }),
    },
  })
}
const said = () => screen.queryAllByText(/Line two|Settled/).map(({ textContent }) => textContent)

test('FILES-06 FILES-07 what is said about a file stands below it, with its day and without a status; a new word goes to the file', async () => {
  const { sent } = show()
  await screen.findByText('Line two is out of date')
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy()
  const [first] = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('Mia Chen')
  expect(first?.querySelector('time')?.textContent).toMatch(/\d{1,2} \w{3} \d{4}/)
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), { target: { value: '<p>Settled</p>' } })
  fireEvent.click(screen.getByRole('button', { name: /^Share Comment/ }))
  await waitFor(() => expect(said()).toEqual(['Settled', 'Line two is out of date']))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'AddComment')?.variables.input).toEqual({
      ...{ subject: 'FILE', subjectId: 'f-7', html: '<p>Settled</p>' },
      workflowId: null,
    }),
  )
})

test('FILES-08 who edits removes a comment of a file after Confirm, who only reads has neither Remove nor an editor', async () => {
  const { mutations, actions } = show({ viewerCan: [] })
  await screen.findByText('Line two is out of date')
  expect(screen.queryByText('Remove')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect([mutations(), actions.asked]).toEqual([[], []])
})

test('FILES-08 a member may remove comments of files', async () => {
  const { mutations, actions } = show({ viewerCan: ['EDIT'] })
  fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }))
  await waitFor(() => expect(said()).toEqual([]))
  expect([actions.asked[0]?.question.title, mutations()]).toEqual(['Confirm Delete', ['DeleteComment']])
})

test('OPEN-53 a file that the host gives no uuid has nothing to be commented on', async () => {
  show({ uuid: null })
  await screen.findByRole('region', { name: 'Contents of plan.txt' })
  expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull()
})

test.each([
  ['text', { filename: 'notes.txt' }],
  ['code', { filename: 'page.html', mimetype: 'text/html' }],
  ['code', { filename: 'drawing.svg', mimetype: 'image/svg+xml' }],
])('FILES-05 OPEN-54 %s is shown as what is written in it: %o', async (_, file) => {
  show(file)
  const region = await screen.findByRole('region', { name: `Contents of ${file.filename}` })
  expect(region.textContent).toBe('the bytes of a file')
  expect(region.querySelector('img, svg, iframe, object, script')).toBeNull()
})

test('FILES-05 a picture is drawn, with its name and a button that enlarges it', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  show({ filename: 'shot.png', mimetype: 'image/png' })
  expect((await screen.findByRole('img', { name: 'shot.png' })).getAttribute('src')).toBe('blob:picture')
  expect(screen.getByRole('button', { name: 'Enlarge' })).toBeTruthy()
})

test.each([
  ['what browsers cannot draw', { filename: 'archive.bin', mimetype: 'application/octet-stream' }],
  ['a text of more than a megabyte', { filename: 'log.txt', size: 1_000_001 }],
  ['a file that lies elsewhere', { downloadUrl: 'https://files.example/plan.txt' }],
])('FILES-05 OPEN-54 %s is a card with a download', async (_, file) => {
  show(file)
  expect(await screen.findByText('There is no preview of this kind of file.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
})

test('FILES-05 OPEN-54 a PDF is a card where the browser has no viewer', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
  show({ filename: 'plan.pdf', mimetype: 'application/pdf' })
  expect(await screen.findByText('There is no preview of this kind of file.')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
})
