// Actions on files: opening, saving, deleting with a way back.
import { expect, test, vi } from 'vitest'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { deleteAttachment, downloadAttachment, uploadToTask } from './attachment.actions.ts'
import { openUpload } from './open-upload.ts'

const owner = { workspaceSlug: 'acme', projectSlug: 'website', taskId: 't-1' }
const file = {
  ...{ id: '7', uuid: null, filename: 'a.txt', mimetype: 'text/plain', size: 3, createdAt: null, createdAtForHumans: null, user: null },
  ...{ task: null, links: [], versions: 1, comments: 0 },
  ...{ downloadUrl: '/api/attachments/7/content', owner, viewerCan: ['EDIT', 'PAID'] as const },
}

test('FILES-09 FILES-11 uploading opens the modal with the task’s own place', async () => {
  const world = actionWorld()
  expect(await world.run(uploadToTask, { task: [taskSubject(1)] })).toBe('done')
  expect(world.services.dialogs.list()).toMatchObject([{ name: 'attachment.upload', props: { owner } }])
})

test('PLAN-03 on a free plan it is refused with the reason', async () => {
  const world = actionWorld()
  expect(await world.run(uploadToTask, { task: [taskSubject(1, { viewerCan: ['EDIT'] })] })).toBe('refused')
  expect(world.said).toMatchObject([{ tone: 'note', text: expect.stringMatching(/upgrade your account/) }])
})

test('FILES-08 REST-40 deleting asks, hides, and sends once when nobody took it back', async () => {
  const answers = { DeleteAttachment: { deletedId: '7', userErrors: [] }, TaskFiles: { task: null } }
  const world = actionWorld({ answers, script: { confirm: [false, true] } })
  await world.run(deleteAttachment, { attachment: [file] })
  expect(world.services.hold.hidden().size).toBe(0)
  await world.run(deleteAttachment, { attachment: [file] })
  expect(world.asked.at(-1)?.question).toMatchObject({ title: 'Are you sure you want to delete this file?', text: 'a.txt' })
  expect([...world.services.hold.hidden()]).toEqual(['attachment:t-1:7'])
  await vi.waitFor(() => expect(world.sentNames()).toEqual(['DeleteAttachment']))
  expect(world.sent[0]?.variables).toEqual({ project: { workspaceSlug: 'acme', projectSlug: 'website' }, id: '7' })
  await vi.waitFor(() => expect(world.services.hold.hidden().size).toBe(0))
})

test('a delete that was taken back is never sent', async () => {
  const world = actionWorld({ script: { confirm: [true] }, holdMs: 60_000 })
  await world.run(deleteAttachment, { attachment: [file] })
  await world.undo()
  expect(world.services.hold.hidden().size).toBe(0)
  expect(world.sent).toEqual([])
})

test('OPEN-54 a download is saved as bytes without a type; an address elsewhere opens in a tab of its own', async () => {
  const download = vi.fn(async () => new Blob(['<script>'], { type: 'text/html' }))
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob)
    return 'blob:x'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const world = actionWorld({ transfers: { download } })
  expect(await world.run(downloadAttachment, { attachment: [file] })).toBe('done')
  expect(download).toHaveBeenCalledWith('/api/attachments/7/content')
  expect(made[0]?.type).toBe('application/octet-stream')
  expect(clicked).toHaveBeenCalledOnce()
  await world.run(downloadAttachment, { attachment: [{ ...file, downloadUrl: 'https://files.example.com/a' }] })
  expect(world.went).toEqual(['tab https://files.example.com/a'])
  vi.restoreAllMocks()
})

test('FILES-10 FILES-11 EVENT-11 the event opens the modal for the named task, else for the route’s project; readers are told', () => {
  const world = actionWorld()
  const { scene, dialogs } = world.services
  const project = { id: 'acme/website', slug: 'website', name: 'Website', workspaceSlug: 'acme', viewerCan: ['EDIT', 'PAID'] as const }
  openUpload(world.services, null)
  expect(dialogs.list()).toEqual([])
  scene.set({ project, rows: [taskSubject(1)] })
  openUpload(world.services, { id: 't-1', workspaceSlug: 'acme', projectSlug: 'website' })
  expect(dialogs.list()).toMatchObject([{ props: { owner } }])
  openUpload(world.services, null)
  expect(dialogs.list()).toMatchObject([{ props: { owner: { ...owner, taskId: null } } }])
  dialogs.close('attachment.upload')
  scene.set({ project: { ...project, viewerCan: [] }, rows: [] })
  openUpload(world.services, null)
  expect(dialogs.list()).toEqual([])
  expect(world.said.map(({ text }) => text)).toEqual(['Open the project first to upload a file.', 'You do not have permission to do this.'])
})
