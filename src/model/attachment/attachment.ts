// What actions, dialogs and panels do with files: where they belong, up, down, and what hears of it.
import type { Api } from '#src/data/api.ts'
import { emitEvent } from '#src/data/app-events.ts'
import type { UploadOptions } from '#src/data/exchanges/transfers.ts'
import { isLost, isPending, publicId } from '#src/data/ids/session-ids.ts'
import { saveFile } from '#src/data/save-file.ts'
import { DeleteAttachment, ListAttachments, TaskFiles } from './attachment.graphql.ts'

/** Whose files: a task's, or with null the project's own (OPEN-39). */
export interface FilesOwner {
  workspaceSlug: string
  projectSlug: string
  taskId: string | null
}

/** The same owner as variables of `ListAttachments`: a missing task is left out. */
export function ownerVariables({ workspaceSlug, projectSlug, taskId }: FilesOwner) {
  return { workspaceSlug, projectSlug, ...(taskId !== null && { taskId }) }
}

/**
 * Uploads one file, brings its list and its task's count up to date, and tells the rest of the product (FILES-14, EVENT-11). Where the task is
 * still being created it waits for that, and fails with it. `replaces` is the file of which this is the next version.
 */
export async function uploadFile(
  api: Api,
  owner: FilesOwner,
  file: File,
  { replaces, ...options }: UploadOptions & { replaces?: string | undefined } = {},
): Promise<void> {
  await made(api, owner)
  const taskId = owner.taskId === null ? null : publicId(owner.taskId)
  const query = new URLSearchParams({ ...ownerVariables({ ...owner, taskId }), ...(replaces !== undefined && { replaces }) })
  await api.transfers.upload(`/api/attachments?${query}`, file, options)
  // A failed look is made up for by the next one; the file is there.
  await Promise.allSettled([api.query(ListAttachments, { ...ownerVariables(owner), page: 1 }, fresh), lookAtTask(api, owner)])
  emitEvent('task-updated', { id: owner.taskId })
  emitEvent('refreshDocuments', { id: owner.taskId })
}

/** Waits until the task is there. */
async function made(api: Api, owner: FilesOwner): Promise<void> {
  const { taskId } = owner
  if (taskId === null || !isPending(taskId)) return
  // What asks about something that is being made waits for it. A look that failed by itself is no matter once the task is there.
  await lookAtTask(api, owner).catch((error: unknown) => {
    if (isLost(taskId)) throw error
  })
}

/** Deletes a file on the server; for `hold`, which has hidden it. */
export async function sendDelete(api: Api, owner: FilesOwner, id: string): Promise<void> {
  const { workspaceSlug, projectSlug } = owner
  await api.mutate(DeleteAttachment, { project: { workspaceSlug, projectSlug }, id }, { lane: `Attachment:${id}` })
  await Promise.allSettled([lookAtTask(api, owner)])
}

/** How many files a task has and its newest picture are the host's to say. */
export async function lookAtTask(api: Api, { taskId, ...project }: FilesOwner): Promise<void> {
  if (taskId !== null) await api.query(TaskFiles, { ...project, id: taskId }, fresh)
}

const fresh = { requestPolicy: 'network-only' } as const

/** The name under which a deleted file is held back (see `Hold`). */
export function holdId({ taskId }: Pick<FilesOwner, 'taskId'>, id: string): string {
  return `attachment:${taskId ?? ''}:${id}`
}

/** Gives bytes to the browser as a file to keep. */
export function saveAs(blob: Blob, filename: string): void {
  // As plain bytes: whatever is in it, the browser only stores it.
  saveFile(blob.slice(0, blob.size, 'application/octet-stream'), filename)
}
