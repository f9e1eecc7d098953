// Everything a person can do with files.
import { DownloadIcon, EyeIcon, PaperclipIcon, Trash2Icon, UploadIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { holdId, saveAs, sendDelete } from '#src/model/attachment/attachment.ts'
import { isLinked } from '#src/model/attachment/attachment-subject.ts'

const words = ['file', 'attachment', 'folder', 'pdf', 'document']

declare module '#src/actions/action.ts' {
  interface Places {
    'documents.head': true
  }
}

/** Opens the Upload modal of a task (FILES-09, ROLE-06). */
export const uploadToTask = defineAction({
  id: 'attachment.upload',
  on: 'task',
  title: 'Upload file',
  icon: PaperclipIcon,
  group: 'task',
  keywords: ['attach', 'attachment', 'file upload', 'add file', 'document', 'image', 'picture'],
  needs: 'EDIT',
  plan: true,
  single: true,
  run({ dialogs, tasks: [task] }) {
    const { workspaceSlug, projectSlug, viewerCan } = task
    dialogs.open('attachment.upload', { owner: { workspaceSlug, projectSlug, taskId: task.id }, viewerCan })
  },
})

/** Opens the Upload modal for the documents of a project (DOCS-05). */
export const uploadDocument = defineAction({
  id: 'document.upload',
  on: 'documents',
  title: 'Upload document',
  icon: UploadIcon,
  group: 'create',
  keywords: ['add', 'new', ...words],
  shortcut: 'n',
  places: ['documents.head'],
  needs: 'EDIT',
  plan: true,
  single: true,
  run({ dialogs, documentss: [{ workspaceSlug, projectSlug, viewerCan }] }) {
    dialogs.open('attachment.upload', { owner: { workspaceSlug, projectSlug, taskId: null }, viewerCan })
  },
})

/** Opens the preview. */
export const previewAttachment = defineAction({
  id: 'attachment.preview',
  menu: 'work',
  on: 'attachment',
  title: 'Preview file',
  icon: EyeIcon,
  group: 'task',
  keywords: ['open', 'view', 'show', ...words],
  shortcut: 'Enter',
  single: true,
  run: ({ dialogs, attachments: [attachment] }) => dialogs.open('attachment.preview', { attachment }),
})

/** Saves the file on this device. */
export const downloadAttachment = defineAction({
  id: 'attachment.download',
  menu: 'work',
  on: 'attachment',
  title: 'Download file',
  icon: DownloadIcon,
  group: 'task',
  keywords: ['save', 'get', ...words],
  shortcut: 'Shift+x',
  places: ['attachment.row'],
  when: ({ attachments }) => attachments.every(({ downloadUrl }) => downloadUrl !== null) || { reason: 'There is nothing to download.' },
  async run({ api, go, attachments }) {
    for (const { downloadUrl, filename } of attachments) {
      if (downloadUrl === null) continue
      if (downloadUrl.startsWith('/')) saveAs(await api.transfers.download(downloadUrl), filename)
      else go.newTab(downloadUrl)
    }
  },
})

/** Deletes a file after asking; for 8 s it can be taken back and nothing is sent (FILES-08, ROLE-06). */
export const deleteAttachment = defineAction({
  id: 'attachment.delete',
  on: 'attachment',
  title: 'Delete file',
  icon: Trash2Icon,
  group: 'task',
  keywords: ['remove', 'trash', 'erase', ...words],
  shortcut: '$mod+Backspace',
  places: ['attachment.row'],
  needs: 'EDIT',
  single: true,
  // Linked, it is somewhere else; here its link is ended.
  when: ({ attachments: [attachment] }) => (isLinked(attachment) ? 'hidden' : true),
  async run({ api, ask, dialogs, hold, say, attachments: [{ id, filename, owner, links }] }) {
    const linked = links?.length ?? 0
    const loses = linked === 0 ? '' : `. It is linked to ${linked} ${linked === 1 ? 'task' : 'tasks'}.`
    const sure = await ask.confirm({ title: 'Are you sure you want to delete this file?', text: `${filename}${loses}`, danger: true })
    if (!sure) return undefined
    dialogs.close('attachment.preview')
    const takeBack = hold.start(
      [holdId(owner, id)],
      () => sendDelete(api, owner, id),
      () => say.error(`“${filename}” could not be deleted. Please try again.`),
    )
    return {
      said: 'File deleted',
      undo: unlessSent(takeBack),
    }
  },
})

/** Actions on files. */
export const actions: readonly Action[] = [uploadToTask, uploadDocument, previewAttachment, downloadAttachment, deleteAttachment]
