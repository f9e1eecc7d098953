// What is done to one export in a list.
import { DownloadIcon, Trash2Icon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { DeleteExport } from './export.graphql.ts'
import '#src/model/export/export-subject.ts'

const NOT_READY = { WAITING: 'It is not ready yet.', RUNNING: 'It is not ready yet.', FAILED: 'It could not be made.' } as const

/** Saves its file. */
export const downloadExport = defineAction({
  id: 'export.download',
  on: 'export',
  title: 'Download this export',
  short: 'Download',
  icon: DownloadIcon,
  group: 'workspace',
  shortcut: 'Enter',
  needs: 'ADMIN',
  single: true,
  keywords: ['save', 'zip', 'archive', 'file', 'get'],
  when: ({ exports: [{ state }] }) => (state === 'READY' ? true : { reason: NOT_READY[state] }),
  async run({ api, exports: [{ id, workspaceSlug, projectSlug, filename }] }): Promise<Outcome> {
    const query = new URLSearchParams({ workspaceSlug, ...(projectSlug !== null && { projectSlug }) })
    const file = await api.transfers
      .download(`/api/exports/${id}/content?${query}`)
      .catch(saying('The export could not be downloaded. Please try again.'))
    saveFile(file, filename)
    return { said: `Saved as ${filename}` }
  },
})

/** Throws it away; one that is being made ends. */
export const deleteExport = defineAction({
  id: 'export.delete',
  on: 'export',
  title: ({ exports: [{ state }] }) => (state === 'WAITING' || state === 'RUNNING' ? 'Cancel this export' : 'Delete this export'),
  name: 'Delete an export',
  short: 'Delete',
  icon: Trash2Icon,
  group: 'workspace',
  shortcut: '$mod+Backspace',
  needs: 'ADMIN',
  single: true,
  keywords: ['remove', 'cancel', 'stop', 'throw away'],
  async run({ api, exports: [{ id, workspaceSlug, projectSlug, state }] }): Promise<Outcome> {
    await api.mutate(DeleteExport, { workspaceSlug, projectSlug, id }, { lane: `Exports:${workspaceSlug}` })
    const said = state === 'WAITING' || state === 'RUNNING' ? 'The export is canceled' : 'The export is deleted'
    return { said, stays: 'It can be made again.' }
  },
})

/** Everything about an export in a list. */
export const actions: readonly Action[] = [downloadExport, deleteExport]
