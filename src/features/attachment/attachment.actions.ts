// Everything a person can do with files.
import { DownloadIcon, EyeIcon, PaperclipIcon, Trash2Icon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Permission } from '#src/actions/subject.ts'
import { unlessSent } from '#src/actions/undo.ts'
import type { AttachmentData } from './attachment.graphql.ts'
import { type FilesOwner, holdId, saveAs, sendDelete } from './attachment.ts'

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    /** A file in view; given by the list or the preview that shows it. */
    attachment: AttachmentData & { owner: FilesOwner; viewerCan: readonly Permission[] }
  }
}

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** The Upload modal (FILES-09); a closed plan gate shows its text instead of the form (FILES-22). */
    'attachment.upload': { owner: FilesOwner; viewerCan: readonly Permission[] }
    /** The preview of a file (FILES-05). */
    'attachment.preview': { attachment: AttachmentData & { owner: FilesOwner; viewerCan: readonly Permission[] } }
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

/** Opens the preview. */
export const previewAttachment = defineAction({
  id: 'attachment.preview',
  on: 'attachment',
  title: 'Preview file',
  icon: EyeIcon,
  group: 'task',
  keywords: ['open', 'view', 'show'],
  single: true,
  run: ({ dialogs, attachments: [attachment] }) => dialogs.open('attachment.preview', { attachment }),
})

/** Saves the file on this device. */
export const downloadAttachment = defineAction({
  id: 'attachment.download',
  on: 'attachment',
  title: 'Download file',
  icon: DownloadIcon,
  group: 'task',
  keywords: ['save', 'get'],
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
  keywords: ['remove', 'trash', 'erase'],
  places: ['attachment.row'],
  needs: 'EDIT',
  single: true,
  async run({ api, ask, dialogs, hold, say, attachments: [{ id, filename, owner }] }) {
    const sure = await ask.confirm({ title: 'Are you sure you want to delete this file?', text: filename, danger: true })
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
export const actions: readonly Action[] = [uploadToTask, previewAttachment, downloadAttachment, deleteAttachment]
